import { groupBy } from '../similarity/group-by.ts';
import { hasTrigram, listTrigrams, type Trigrams } from './trigrams.ts';

/** What a text has to contain for a pattern to match anywhere in it. */
export type Need =
  | { kind: 'nothing' }
  /** One of some texts, as bits, by the first bit of each: most are missing already. */
  | { kind: 'oneOf'; firsts: Uint16Array; texts: readonly (readonly (readonly number[])[])[] }
  | { kind: 'all' | 'any'; of: readonly Need[] };

export const NOTHING: Need = { kind: 'nothing' };

/** Whether a text may have what is needed; where not, it has not. */
export function mayHave(set: Trigrams, need: Need): boolean {
  if (need.kind === 'nothing') return true;
  if (need.kind === 'oneOf') return hasOneOf(set, need.firsts, need.texts);
  const isEnough = need.kind === 'any';
  for (const one of need.of) if (mayHave(set, one) === isEnough) return isEnough;
  return !isEnough;
}

function hasOneOf(
  set: Trigrams,
  firsts: Uint16Array,
  texts: readonly (readonly (readonly number[])[])[],
): boolean {
  for (let at = 0; at < firsts.length; at += 1) {
    if (!hasTrigram(set, firsts[at] ?? 0)) continue;
    if (texts[at]?.some((bits) => bits.every((bit) => hasTrigram(set, bit)))) return true;
  }
  return false;
}

/** What is told the soonest comes first. */
export function allOf(needs: readonly Need[]): Need {
  const known = needs.filter(({ kind }) => kind !== 'nothing');
  const [only = NOTHING] = known;
  return known.length > 1
    ? { kind: 'all', of: known.toSorted((one, other) => size(one) - size(other)) }
    : only;
}

export function anyOf(needs: readonly Need[]): Need {
  if (needs.some(({ kind }) => kind === 'nothing')) return NOTHING;
  const [only = NOTHING] = needs;
  return needs.length > 1 ? { kind: 'any', of: needs } : only;
}

/** One of some texts, where they are all long enough to tell. */
export function oneOf(forms: readonly string[]): Need {
  const texts = forms.map(listTrigrams);
  if (texts.some((bits) => bits.length === 0)) return NOTHING;
  const byFirst = groupBy(texts, ([first = 0]) => first);
  return { kind: 'oneOf', firsts: Uint16Array.from(byFirst.keys()), texts: [...byFirst.values()] };
}

function size(need: Need): number {
  if (need.kind === 'nothing') return 0;
  return need.kind === 'oneOf' ? need.firsts.length : need.of.reduce((sum, one) => sum + size(one), 0);
}
