import type { OtherLanguage } from '@rostrum/domain';

/**
 * Kinds of words, as bits. `insult`, `badTrait`: what one calls a person. `group`: people by what they are; `slur`: such a
 * word that is contempt in itself. `vermin`: what denies that people are human or worth anything. `worth`: what all people
 * have, so that denying it is contempt. `praise`: what friends say of people. `report`, `objection`: signs that the words are somebody else's, or rejected.
 * `harmless`: a word that only looks like another.
 */
export const KIND = {
  you: 1 << 0,
  youAre: 1 << 1,
  insult: 1 << 2,
  badTrait: 1 << 3,
  group: 1 << 4,
  slur: 1 << 5,
  vermin: 1 << 6,
  hate: 1 << 7,
  ought: 1 << 8,
  harm: 1 << 9,
  worth: 1 << 10,
  negation: 1 << 11,
  report: 1 << 12,
  objection: 1 << 13,
  are: 1 << 14,
  they: 1 << 15,
  harmless: 1 << 16,
  name: 1 << 17,
  user: 1 << 18,
  praise: 1 << 19,
} as const;

export type WordKind = Exclude<keyof typeof KIND, 'name' | 'user'>;

/** What a form is a sign of. */
export type FormKind = 'insult' | 'threat' | 'egging' | 'distress';

/**
 * What the moderator knows of one language. Words are separated by spaces; `_` joins words to one expression; a star at an
 * end stands for any letters; `=` asks for the accents as they are written. A form is a row of words: `a|b` either word,
 * `a?` perhaps, `<kind>` a word of a kind, `..2` up to two words of any kind.
 */
export type LanguageData = {
  language: OtherLanguage;
  /** Whether words are written without spaces between them. */
  unspaced?: true;
  words: Partial<Record<WordKind, string>>;
  forms: Record<FormKind, readonly string[]>;
};
