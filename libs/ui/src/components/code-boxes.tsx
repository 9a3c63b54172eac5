import { useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import * as m from '@rostrum/words/ui';
import { useFieldGroup } from './field-context.ts';

export interface CodeBoxesProps {
  /** The characters in the boxes, without gaps, in capitals. */
  value: string;
  onChange: (value: string) => void;
  /** Called once, when the last box has been filled. */
  onComplete?: (code: string) => void;
  length?: number;
  /** The first box, to put the cursor into. */
  firstRef?: RefObject<HTMLInputElement | null>;
  /** Its name; inside a `Field group` the field's label is the name. */
  label?: string;
}

/** A short code, one box a character. Typing moves on, Backspace moves back, pasting fills all. */
export function CodeBoxes({ value, onChange, onComplete, length = 6, firstRef, label }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  /** How many boxes are full, even between a change and the render that shows it. */
  const full = useRef(value.length);
  useLayoutEffect(() => {
    full.current = value.length;
  }, [value]);
  const { invalid, ...wiring } = useFieldGroup(label);
  const focusBox = (place: number) => boxes.current[Math.max(0, Math.min(place, length - 1))]?.focus();

  function write(place: number, characters: string) {
    const next = (value.slice(0, place) + characters + value.slice(place + characters.length)).slice(
      0,
      length,
    );
    full.current = next.length;
    onChange(next);
    focusBox(place + characters.length);
    if (next.length === length) onComplete?.(next);
  }
  function erase(place: number) {
    onChange(value.slice(0, place) + value.slice(place + 1));
    focusBox(place);
  }
  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.key === 'ArrowLeft') focusBox(place - 1);
    else if (event.key === 'ArrowRight') focusBox(Math.min(place + 1, value.length));
    else if (event.key === 'Backspace') erase(value[place] === undefined ? place - 1 : place);
    else if (event.key === 'Delete') erase(place);
    else return;
    event.preventDefault();
  }
  function onPaste(event: ClipboardEvent, place: number) {
    event.preventDefault();
    const characters = clean(event.clipboardData.getData('text'));
    if (characters) write(characters.length >= length ? 0 : place, characters.slice(0, length));
  }

  return (
    <fieldset {...wiring} className="code-boxes">
      {Array.from({ length }, (_, place) => (
        <input
          key={place}
          ref={(box) => {
            boxes.current[place] = box;
            if (place === 0 && firstRef) firstRef.current = box;
          }}
          value={value[place] ?? ''}
          aria-label={m.codeBox({ place: String(place + 1), count: String(length) })}
          aria-invalid={invalid || undefined}
          // Boxes after the next one would send the focus back, and Tab would never leave.
          tabIndex={place > value.length ? -1 : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onFocus={(event) => (place > full.current ? focusBox(full.current) : event.currentTarget.select())}
          onKeyDown={(event) => onKeyDown(event, place)}
          onPaste={(event) => onPaste(event, place)}
          onChange={(event) => {
            const characters = newCharacters(event.currentTarget.value, value[place]);
            if (characters) write(place, characters);
          }}
        />
      ))}
    </fieldset>
  );
}

/** Codes consist of letters and digits; spaces and hyphens from a paste are dropped. */
function clean(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
}

/** The newly typed characters of a box that may already have had one. */
function newCharacters(text: string, before = ''): string {
  const characters = clean(text);
  return characters.length > 1 && characters.startsWith(before)
    ? characters.slice(before.length)
    : characters;
}
