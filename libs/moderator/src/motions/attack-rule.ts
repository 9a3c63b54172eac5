import { ANY_GROUP, ANYBODY, BORN_GROUP, NEW_GROUP, type MarkedTexts } from './people.ts';

/** What an attack does: calls for harm, takes a right, or despises. */
export type Attack = 'violence' | 'rights' | 'contempt';
/** `forgives`: words around a match that clear it. `needs`: words of the match without which it is none. */
export type AttackRule = {
  attack: Attack;
  pattern: RegExp;
  forgives?: RegExp;
  needs?: RegExp;
  /** The text that it reads. */
  reads: keyof MarkedTexts;
};

/** Treatment that sport, armies and shelters debate by sex or origin. */
export const DEBATED_PLACES =
  /\b(?:sports?|sporting|athletics|football|rugby|boxing|chess|competi\p{L}*|olympics?|paralympics?|teams?|leagues?|tournaments?|championships?|contests?|combat|front[ -]line|armed forces|army|navy|military|conscript\p{L}*|shelters?|refuges|prisons?|toilets|changing rooms|spaces|movements?|burqas?|burkas?|veils?|niqabs?|headscar\p{L}+|hijabs?|symbols|dress|circumcis\p{L}*|homes as investments|donat\p{L}+|parties|quotas?|schools for girls|single-sex|abortions?|debates?)\b/iu;

export const G = ANY_GROUP;
export const B = BORN_GROUP;
export const N = NEW_GROUP;
export const V = ANYBODY;
const GROUPS = [G, B, N, V];

/** The signs of people are no letters, so an edge of a word beside them would never match. */
function withoutEdges(source: string): string {
  return GROUPS.reduce(
    (rest, group) => rest.replaceAll(`\\b${group}`, group).replaceAll(`${group}\\b`, group),
    source,
  );
}

export const MODAL = '(?:should|must|ought to|need to|needs to|have to|has to|deserve to)';
/** The group itself is the subject: not "violence against women should be banned". */
export const SUBJECT =
  '(?<!\\b(?:against|of|for|to|towards|by|with|from|about|between|at|on|in|as|among|let|see) (?:\\p{L}+ )?)';
export const ADVERBS =
  '(?:\\p{L}+ly |all |just |simply |finally |publicly |forcibly |always |never |also |not even )*';
export const rule = (attack: Attack, source: string, forgives?: RegExp, needs?: RegExp): AttackRule => ({
  attack,
  pattern: new RegExp(withoutEdges(source), 'gu'),
  reads: source.includes(V)
    ? 'everybody'
    : GROUPS.some((group) => source.includes(group))
      ? 'groups'
      : 'plain',
  ...(forgives && { forgives }),
  ...(needs && { needs }),
});
