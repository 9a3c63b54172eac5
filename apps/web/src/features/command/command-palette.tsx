import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { belongsToInputMethod, Button, Kbd, VisuallyHidden } from '@rostrum/ui';
import * as m from '@rostrum/words/command';
import type { Hit } from './logic/find-hits.ts';
import { PaletteField } from './components/palette-field.tsx';
import { optionId, PaletteList } from './components/palette-list.tsx';
import { noteRecent } from './logic/recent.ts';
import { usePalette, type Palette, type PaletteSources } from './hooks/use-palette.ts';

export interface CommandPaletteProps extends PaletteSources {
  /** The text typed before it loaded, and whether Enter followed. */
  initialText: string;
  isEntered?: boolean;
  onClose: () => void;
}

/** Search and commands from the keyboard alone: type, move with the arrows, Enter. It is shown in a dialog. */
export function CommandPalette(props: CommandPaletteProps) {
  const { initialText, isEntered: wasEntered = false, onClose, ...sources } = props;
  const [text, setText] = useState(initialText);
  const [pointedAt, setPointedAt] = useState<string>();
  const [isEntered, setEntered] = useState(wasEntered);
  const listId = useId();
  const palette = usePalette(sources, text);
  const { hits, isPending } = palette;
  const active = hits.find(({ entry }) => entry.id === pointedAt) ?? hits[0];

  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    noteRecent(sources.recent, hit.entry);
    onClose();
    hit.entry.run();
  };
  // A person who presses Enter right after typing means the best hit of all, not of those that came first.
  const onAnswered = useEffectEvent(() => choose(active));
  useEffect(() => {
    if (isEntered && !isPending) onAnswered();
  }, [isEntered, isPending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (belongsToInputMethod(event)) return;
    const next = move(event.key, hits, active);
    if (event.key === 'Enter' && isPending) setEntered(true);
    else if (event.key === 'Enter') choose(active);
    else if (next) setPointedAt(next.entry.id);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <PaletteField
        text={text}
        onText={(typed) => {
          setText(typed);
          setPointedAt(undefined);
          setEntered(false);
        }}
        onClose={onClose}
        listId={listId}
        aria-activedescendant={active && optionId(listId, active.entry.id)}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={listId}
        hits={hits}
        activeId={active?.entry.id}
        isBusy={isPending}
        onPoint={setPointedAt}
        onChoose={choose}
      />
      <Said text={text} palette={palette} />
      <Keys />
    </>
  );
}

/** The hit that a key leads to, round and round; none for other keys. */
function move(key: string, hits: readonly Hit[], active: Hit | undefined): Hit | undefined {
  const at = active ? hits.indexOf(active) : -1;
  if (key === 'ArrowDown') return hits[(at + 1) % hits.length];
  if (key === 'ArrowUp') return hits.at(at - 1);
  if (key === 'PageDown') return hits.at(-1);
  return key === 'PageUp' ? hits[0] : undefined;
}

/** The state besides hits, in words; also read aloud. */
function Said({
  text,
  palette: { hits, isPending, isLooking, notes, retry },
}: {
  text: string;
  palette: Palette;
}) {
  const isNothing = hits.length === 0 && !isPending && !isLooking;
  return (
    <div className="palette-said">
      <output>
        {[...(isNothing ? [m.noResults({ text: text.trim() })] : []), ...notes].join(' ')}
        {hits.length > 0 && text.trim() !== '' && (
          <VisuallyHidden>{m.results({ count: hits.length })}</VisuallyHidden>
        )}
      </output>
      {retry && (
        <Button size="sm" look="quiet" onClick={retry}>
          {m.tryAgain()}
        </Button>
      )}
    </div>
  );
}

function Keys() {
  return (
    <p className="palette-foot" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {m.keyMove()}
      </span>
      <span>
        <Kbd>↵</Kbd> {m.keyOpen()}
      </span>
      <span>
        <Kbd>&gt;</Kbd> {m.keyCommands()}
      </span>
    </p>
  );
}
