import { belongsToInputMethod } from '@rostrum/ui';
import { useEffect } from 'react';

/**
 * Calls back for single keys outside typing: not in a field, not with a modifier, not held down, and not while a
 * dialog or a menu is open. `onKey` returns whether the key had a meaning.
 */
export function useShortcuts(isOn: boolean, onKey: (key: string) => boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (!isPlain || event.defaultPrevented || belongsToInputMethod(event) || isTaken(event.target)) return;
      if (onKey(event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, onKey]);
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="menu"]')) return true;
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
