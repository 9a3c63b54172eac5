import type { Label } from '../../said/labels.ts';

/** A kind of contempt, how sure a sentence of this form is of it (0 … 1), and the form as a pattern. */
export type Contempt = readonly (readonly [label: Label, weight: number, source: string])[];

/** Matches a group, a slur or a word that refers to one, and what may precede it. */
export const GROUP =
  '(?:(?:all|any|every|these|those|the|a|an|other|you|more|such|some|your|most|of|kind|kinds|single|another|being|around|with|my) ){0,4}GROUP';

/** A group with the word for people that may follow it. */
export const WHO = `${GROUP}(?: (?:GROUP|people|persons?|man|men|guys?|kids?|child|children|folks?|famil(?:y|ies)|couples?))?`;

/** The boundary between two sentences. */
export const STOP = 'STOP';
