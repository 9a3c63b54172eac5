import { Search, X } from 'lucide-react';
import { IconButton, Kbd } from '@rostrum/ui';
import * as m from '@rostrum/words/search-field';
import type { ComponentProps } from 'react';
import { useMedia } from '../../../shared/screen/use-media.ts';

export interface PaletteFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  text: string;
  /** The list that it searches; absent until loaded. */
  listId?: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The text field. It takes the focus when it appears. */
export function PaletteField({ text, listId, onText, onClose, ...field }: PaletteFieldProps) {
  const isNarrow = useMedia('(max-width: 24rem)');
  return (
    <div className="palette-input">
      <Search className="icon" />
      <input
        type="text"
        ref={takeFocus}
        data-autofocus
        role="combobox"
        aria-label={m.search()}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        placeholder={isNarrow ? m.placeholderShort() : m.placeholder()}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
        spellCheck={false}
        {...field}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Kbd className="only-wide">{m.escape()}</Kbd>
      <IconButton className="only-small" icon={X} label={m.closeSearch()} size="sm" onClick={onClose} />
    </div>
  );
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
