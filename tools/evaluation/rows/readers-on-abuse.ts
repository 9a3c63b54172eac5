import { READER_DATA } from '../../training/reader/rows.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { figuresOf, measureSet, type Question, type Familiarity } from '../readers/figures.ts';
import { isAccused, isFoundAs } from '../readers/measured-text.ts';
import {
  abuseOfBots,
  attacksInHostileForums,
  comments,
  harmlessQuestions,
  hateCheck,
  passages,
  privateDetails,
  replies,
  mentionFrames,
  type Said,
} from '../readers/texts.ts';

const flagged = (atMost: number, note?: string): Question => ({
  figure: 'flagged',
  holds: isAccused,
  aim: { atMost },
  ...(note === undefined ? {} : { note }),
});
const found = (atLeast: number, note?: string): Question => ({
  figure: 'found',
  holds: isAccused,
  aim: { atLeast },
  ...(note === undefined ? {} : { note }),
});

const SEEN_BY_PATTERNS = 'patterns were written with these frames in view, so the figure flatters.';
const IN_ANGER =
  'what the two readers do not agree on accuses nobody. A threshold that finds more flags more ordinary talk.';
const OTHER_POLICY =
  'the authors of this set judged replies of chat bots by their context; we read one text.';

type Measured = {
  head: string;
  set: string;
  ways: readonly Familiarity[];
  texts: () => Said[];
  asks: Question;
};

const MENTIONS: readonly Measured[] = [
  {
    head: 'both readers, mentions',
    set: 'abuse quoted, reported, denied or supposed, usemention_frames',
    ways: ['unseen', 'trained'],
    texts: () => mentionFrames(({ label }) => label === 'mention'),
    asks: flagged(0.05, SEEN_BY_PATTERNS),
  },
  {
    head: 'both readers, mentions',
    set: 'friendly sentences with the words of abuse, usemention_frames',
    ways: ['unseen'],
    texts: () => mentionFrames(({ label }) => label === 'friendly'),
    asks: flagged(0.02),
  },
  {
    head: 'both readers, mentions',
    set: 'counter-speech, civility_hatecheck by template',
    ways: ['unseen', 'trained'],
    texts: () => hateCheck(({ functionality }) => functionality.startsWith('counter')),
    asks: flagged(0.05),
  },
  {
    head: 'both readers, mentions',
    set: 'questions that only sound dangerous, safety_xstest',
    ways: ['never'],
    texts: harmlessQuestions,
    asks: flagged(0.02),
  },
  {
    head: 'both readers, mentions',
    set: 'replies called safe, safety_diasafety',
    ways: ['never'],
    texts: () => replies('safe'),
    asks: flagged(0.02, OTHER_POLICY),
  },
];

const USES = {
  insult: 'insults',
  threat: 'threats',
  egging: 'egging on',
  privacy: 'private details',
} as const;

const ATTACKS: readonly Measured[] = [
  ...(['insult', 'threat', 'egging', 'privacy'] as const).map((attack): Measured => ({
    head: 'both readers, attacks',
    set: `${USES[attack]} in the frames of mentions, usemention_frames`,
    ways: ['unseen', 'trained'],
    texts: () => mentionFrames((row) => row.label === 'use' && row.attack === attack),
    asks: found(attack === 'insult' ? 0.7 : 0.8, SEEN_BY_PATTERNS),
  })),
  {
    head: 'both readers, attacks',
    set: 'abuse of chat bots, talk_convabuse',
    ways: ['unseen', 'trained'],
    texts: abuseOfBots,
    asks: found(0.5, IN_ANGER),
  },
  {
    head: 'both readers, attacks',
    set: 'personal attacks in hostile forums, talk_misogyny_reddit',
    ways: ['unseen', 'trained'],
    texts: attacksInHostileForums,
    asks: found(0.5, IN_ANGER),
  },
  {
    head: 'both readers, attacks',
    set: 'removed comments, civility_cmv',
    ways: ['unseen'],
    texts: () => comments('ad_hominem'),
    asks: found(0.5, IN_ANGER),
  },
  {
    head: 'both readers, attacks',
    set: 'replies that offend, safety_diasafety',
    ways: ['never'],
    texts: () => replies('unsafe'),
    asks: found(0.5, OTHER_POLICY),
  },
  {
    head: 'both readers, attacks',
    set: 'hateful sentences, civility_hatecheck by template',
    ways: ['unseen', 'trained'],
    texts: () => hateCheck(({ label }) => label === 'hateful'),
    asks: found(0.7),
  },
  {
    head: 'both readers, mentions',
    set: 'fair sentences, civility_hatecheck by template',
    ways: ['unseen', 'trained'],
    texts: () => hateCheck(({ label }) => label !== 'hateful'),
    asks: flagged(0.15, 'HateCheck calls some insults of no group fair, and so do its labels here.'),
  },
];

const OTHERS: readonly Measured[] = [
  {
    head: 'both readers, care',
    set: 'passages about harming oneself, safety_openai',
    ways: ['trained'],
    texts: () => passages('SH'),
    asks: {
      figure: 'signs of distress',
      holds: isFoundAs('distress'),
      aim: { atLeast: 0.8 },
      note: 'many of these passages are about the subject, or ask for instructions.',
    },
  },
  {
    head: 'both readers, private details',
    set: 'numbers, addresses and cards, privacy_templates',
    ways: ['never'],
    texts: privateDetails,
    asks: { figure: 'found', holds: isFoundAs('privacy', 'doxxing'), aim: { atLeast: 0.8 } },
  },
];

/** Both readers on abuse, on words about abuse, and on what is private. */
export const ROW: EvaluationRow = {
  name: 'readers-on-abuse',
  data: [...READER_DATA, 'privacy_templates', 'safety_diasafety', 'safety_xstest'],
  shares: 'fitted readers',
  measure: async () => {
    const figures: Figure[] = [];
    for (const { head, set, ways, texts, asks } of [...MENTIONS, ...ATTACKS, ...OTHERS]) {
      for (const way of ways) figures.push(...figuresOf(head, await measureSet(set, way, texts()), [asks]));
    }
    return figures;
  },
};
