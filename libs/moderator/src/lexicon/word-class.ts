/** The classes of a word, as bits: a word can have several. */
export const WORD = {
  /** Protected identity: a noun ("women"), an adjective ("gay"), or either. */
  groupNoun: 1 << 0,
  groupAdjective: 1 << 1,
  /** People by trade, view or habit: their dignity counts, but it is no identity attack. */
  otherGroup: 1 << 2,
  /** Names that exist to demean a group. */
  slur: 1 << 3,
  /** The same letters have fair uses too ("queer", "dyke", "bitch"). */
  softSlur: 1 << 4,
  insultNoun: 1 << 5,
  insultAdjective: 1 << 6,
  /** A bad judgement about people or things. */
  derogatory: 1 << 7,
  dehumanising: 1 << 8,
  profanity: 1 << 9,
  hatred: 1 << 10,
  violence: 1 << 11,
  death: 1 << 12,
  exclusion: 1 << 13,
  sexual: 1 << 14,
  positive: 1 << 15,
  negation: 1 << 16,
  reporting: 1 << 17,
  /** Says that something is hateful or wrong: the mark of counter-speech. */
  objection: 1 << 18,
  you: 1 << 19,
  self: 1 << 20,
  they: 1 << 21,
  person: 1 << 22,
  intensifier: 1 << 23,
  /** The parts of debates: arguments, claims, sources. */
  debate: 1 << 24,
  courtesy: 1 << 25,
  obligation: 1 << 26,
  copula: 1 << 27,
  all: 1 << 28,
  body: 1 << 29,
  /** A turn of phrase that belittles or dismisses somebody. */
  hostile: 1 << 30,
} as const;
export type WordClass = keyof typeof WORD;

/** Protected identity in any form. */
export const GROUP = WORD.groupNoun | WORD.groupAdjective;
