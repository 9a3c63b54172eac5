import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** Letters typed within this many milliseconds belong to one word. */
const WORD_MS = 600;

/** Moves the focus among the items of a menu. Tab leaves it, as menus do. */
export function useMenuKeys(
  list: RefObject<HTMLElement | null>,
  close: () => void,
): (event: KeyboardEvent) => void {
  const typed = useRef({ word: '', atMs: 0 });
  return (event) => {
    const target = destination(event);
    if (target === undefined) return;
    if (target === 'typed') typed.current = nextWord(typed.current, event);
    else event.preventDefault();
    if (target === 'out') close();
    else if (list.current) focusItem(list.current, target === 'typed' ? typed.current : target);
  };
}

type Destination = 'first' | 'last' | 'next' | 'previous';

const KEYS: Record<string, Destination | 'out'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Tab: 'out',
};

function destination(event: KeyboardEvent): Destination | 'out' | 'typed' | undefined {
  const isLetter =
    event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return KEYS[event.key] ?? (isLetter ? 'typed' : undefined);
}

function nextWord(before: { word: string; atMs: number }, event: KeyboardEvent) {
  const goesOn = event.timeStamp - before.atMs < WORD_MS;
  return { word: (goesOn ? before.word : '') + event.key.toLowerCase(), atMs: event.timeStamp };
}

/** Focuses an item by its place, or the next one that begins with the typed letters. */
export function focusItem(list: HTMLElement, where: Destination | { word: string }): void {
  const items = [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const now = items.findIndex((item) => item === document.activeElement);
  items[indexOf(where, items, now)]?.focus();
}

function indexOf(where: Destination | { word: string }, items: readonly HTMLElement[], now: number): number {
  if (typeof where !== 'string') return indexOfWord(where.word, items, now);
  if (where === 'first') return 0;
  if (where === 'last') return items.length - 1;
  return (now + (where === 'next' ? 1 : items.length - 1) + items.length) % items.length;
}

function indexOfWord(word: string, items: readonly HTMLElement[], now: number): number {
  const from = word.length === 1 ? now + 1 : Math.max(now, 0);
  const order = items.map((_, index) => (from + index) % items.length);
  return order.find((index) => items[index]?.textContent.trim().toLowerCase().startsWith(word)) ?? now;
}
