import { groupBy } from '../base/group-by.ts';
import { listTrigrams } from '../text/trigrams.ts';

/** A necessary condition for a pattern to match anywhere in a text. */
export type Need =
  | { kind: 'nothing' }
  /** One of some texts, as bits, by the first bit of each: most are missing already. */
  | { kind: 'oneOf'; texts: ReadonlyMap<number, readonly (readonly number[])[]> }
  | { kind: 'all' | 'any'; of: readonly Need[] };

export const NOTHING: Need = { kind: 'nothing' };

/** The cheapest check comes first. */
export function allOf(needs: readonly Need[]): Need {
  const known = needs.filter(({ kind }) => kind !== 'nothing');
  const [only = NOTHING] = known;
  if (known.length < 2) return only;
  return { kind: 'all', of: known.toSorted((one, other) => size(one) - size(other)) };
}

export function anyOf(needs: readonly Need[]): Need {
  if (needs.some(({ kind }) => kind === 'nothing')) return NOTHING;
  const [only = NOTHING] = needs;
  return needs.length > 1 ? { kind: 'any', of: needs } : only;
}

/** One of several texts, if all are long enough to check. */
export function oneOf(forms: readonly string[]): Need {
  if (forms.includes('')) return NOTHING;
  return { kind: 'oneOf', texts: groupBy(forms.map(listTrigrams), (bits) => bits[0] ?? 0) };
}

function size(need: Need): number {
  if (need.kind === 'nothing') return 0;
  return need.kind === 'oneOf' ? need.texts.size : need.of.reduce((sum, one) => sum + size(one), 0);
}
