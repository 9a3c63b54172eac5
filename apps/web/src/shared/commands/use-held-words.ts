import { useCallback, useMemo, useState } from 'react';
import { refusedAt, type Refused } from './refused.ts';

/** Called with words that the gate refused, instead of a notice. */
export type OnHeld = (refused: Refused) => void;

/**
 * Words of a form that the gate refused, for the field that has them. Hand `onHeld` to whatever sends the form, `at` of
 * the place in the command to `Field` as `refused`, and `forget` them with every change and before every send.
 */
export function useHeldWords() {
  const [held, setHeld] = useState<Refused>();
  const forget = useCallback(() => setHeld(undefined), []);
  return useMemo(
    () => ({ held, onHeld: setHeld as OnHeld, forget, at: (field: string) => refusedAt(held, field) }),
    [held, forget],
  );
}

/** Hands a refusal about words in a field to the form; returns whether it did. */
export function tellHeld(
  reply: { status: string; message: string; field?: string },
  onHeld: OnHeld | undefined,
): boolean {
  const { status, message, field } = reply;
  if (!onHeld || status !== 'refused' || field === undefined) return false;
  onHeld({ message, field });
  return true;
}
