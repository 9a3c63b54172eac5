import { hasTrigram, listTrigrams, type Trigrams } from './trigrams.ts';

/** What a text has to contain for a pattern to match anywhere in it. */
export type Need =
  | { kind: 'nothing' }
  /** One of these texts, as bits; of most the first is missing already. */
  | { kind: 'oneOf'; firsts: Uint16Array; texts: readonly (readonly number[])[] }
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

function hasOneOf(set: Trigrams, firsts: Uint16Array, texts: readonly (readonly number[])[]): boolean {
  for (let at = 0; at < firsts.length; at += 1) {
    if (hasTrigram(set, firsts[at] ?? 0) && texts[at]?.every((run) => hasTrigram(set, run))) return true;
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
  if (texts.some((runs) => runs.length === 0)) return NOTHING;
  return { kind: 'oneOf', firsts: Uint16Array.from(texts, ([first = 0]) => first), texts };
}

function size(need: Need): number {
  if (need.kind === 'nothing') return 0;
  return need.kind === 'oneOf' ? need.texts.length : need.of.reduce((sum, one) => sum + size(one), 0);
}
