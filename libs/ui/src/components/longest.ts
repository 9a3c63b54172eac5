import { countCharacters, placeAfter } from '@rostrum/domain';
import type { ChangeEvent, ChangeEventHandler } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The attribute `maxLength` of a control, but counted in characters as people see them: the browser's own counts UTF-16 units,
 * and cuts an emoji in two. What is too much is taken from before the caret, as browsers do it. An input method may write more
 * until it is done with a word.
 */
export function atLongest<Control extends TextControl>(
  longest: number | undefined,
  onChange: ChangeEventHandler<Control> | undefined,
) {
  if (longest === undefined) return { onChange };
  return {
    onChange(event: ChangeEvent<Control>) {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
      if (!isComposing) {
        const control = event.currentTarget;
        const kept = fitTo(longest, control.value, control.selectionStart);
        if (kept) {
          control.value = kept.value;
          // Fields for addresses have no caret to set.
          if (control.selectionStart !== null) control.setSelectionRange(kept.caret, kept.caret);
        }
      }
      onChange?.(event);
    },
    onCompositionEnd({ currentTarget: control }: { currentTarget: Control }) {
      const kept = fitTo(longest, control.value, control.selectionStart);
      if (!kept || control.selectionStart === null) return;
      // Not by `value`: React would take that for its own change, and tell nobody.
      control.setRangeText(kept.value, 0, control.value.length, 'end');
      control.setSelectionRange(kept.caret, kept.caret);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** The text without what is too much before the caret, or at its end; undefined if it fits. */
export function fitTo(
  longest: number,
  text: string,
  caret: number | null,
): { value: string; caret: number } | undefined {
  if (placeAfter(text, longest) === text.length) return undefined;
  const at = caret ?? text.length;
  const after = text.slice(at);
  const before = text.slice(0, at);
  const kept = before.slice(0, placeAfter(before, Math.max(0, longest - countCharacters(after))));
  const value = kept + after;
  return { value: value.slice(0, placeAfter(value, longest)), caret: kept.length };
}
