import type { OtherLanguage } from '@rostrum/domain';

/**
 * Kinds of words, as bits. `insult`, `badTrait`: what one calls a person. `group`: people by what they are; `slur`: such a
 * word that is contempt in itself. `vermin`: what denies that people are human or worth anything. `worth`: what all people
 * have, so that denying it is contempt. `praise`: what friends say of people. `report`, `objection`: signs that the words are somebody else's, or rejected.
 * `harmless`: a word that only looks like another. `turn`: "but" and "therefore", which a negation does not reach across.
 * `as`: "so", "as" in a comparison. `owed`: what people may lack without anybody's contempt, such as rights; denying it is
 * contempt only with an `ought`. `concern`: words of people who speak of harm, and do not wish it: "prevent", "because",
 * "many". `about`: "against", "with": what follows is said of something else. `single`: "is", which no "they" has. `misspelt`: a word that nearly is one of these, or two words written as one.
 * `swear`: a word that only strengthens an insult, and strengthens praise as well: "damned", "old", "great". `beast`: an animal
 * or a thing, which insults only where somebody is called it and nothing follows: "you cow!".
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
  turn: 1 << 20,
  as: 1 << 21,
  misspelt: 1 << 22,
  about: 1 << 23,
  single: 1 << 24,
  owed: 1 << 25,
  concern: 1 << 26,
  swear: 1 << 27,
  beast: 1 << 28,
} as const;

export type WordKind = Exclude<keyof typeof KIND, 'name' | 'user' | 'misspelt'>;

/** What a form is a sign of. */
export type FormKind = 'insult' | 'threat' | 'egging' | 'distress' | 'hatred' | 'contempt';

/**
 * What the moderator knows of one language. Words are separated by spaces; `_` joins words to one expression; a star at an
 * end stands for any letters; `=` asks for the accents as they are written. A form is a row of words: `a|b` either word,
 * `a?` perhaps, `<kind>` a word of a kind, `..2` up to two words of any kind; `^` where a sentence begins,
 * `,` where a clause ends, `.` where a sentence ends, each as a word of its own.
 */
export type LanguageData = {
  language: OtherLanguage;
  /** Whether words are written without spaces between them. */
  unspaced?: true;
  words: Partial<Record<WordKind, string>>;
  /**
   * `hatred` of a group is the author's own: "I hate …"; `contempt` for one may be said with a negation: "why do we not get rid
   * of …".
   */
  forms: Record<Exclude<FormKind, 'hatred' | 'contempt'>, readonly string[]> & {
    hatred?: readonly string[];
    contempt?: readonly string[];
  };
};
