import { hashFeature, ownWords, type ReaderHead } from '@rostrum/moderator/training';
import { groupSentences } from '../civility/group-sentences.ts';
import { ownSentences } from '../civility/own-sentences.ts';
import { readRows, type DataFile } from '../data.ts';
import { KINDS, readOpenFrames, type FrameRow } from '../frames/frame-row.ts';
import {
  SENTENCE_FILES,
  readSentences,
  type SentenceFile,
  type SentenceRow,
} from '../sentences/sentence-row.ts';

export const READER_DATA = [
  'civility_cmv',
  'civility_edos',
  'civility_hatecheck',
  'civility_toxigen',
  'debate_kpa_arguments',
  'debate_perspectrum',
  'emoji_hatemoji',
  'forum_stormfront_en',
  'safety_openai',
  'talk_convabuse',
  'talk_goemotions',
  'talk_irc_ubuntu',
  'talk_meetings',
  'talk_misogyny_reddit',
  'talk_topicalchat',
  'usemention_frames',
] as const satisfies readonly DataFile[];

type Target = { y: 0 | 1; weight: number };
/** A text, and what is true of it for each head that it says something about. */
export type ReaderRow = {
  set: string;
  text: string;
  group: string;
  /** Ordinary talk: on it the thresholds are chosen. */
  isTalk: boolean;
  targets: Partial<Record<ReaderHead, Target>>;
};

type Targets = ReaderRow['targets'];
type Said = { text: string; group: string };

const no = (weight: number): Target => ({ y: 0, weight });
const yes = (weight: number): Target => ({ y: 1, weight });
const NOTHING: Targets = {
  attack: no(0.4),
  group: no(0.3),
  harm: no(0.4),
  care: no(0.3),
  exposure: no(0.3),
  sexual: no(0.3),
};

export function readerRows(): ReaderRow[] {
  return [
    ...talk(),
    ...arguments_(),
    ...attacks(),
    ...aboutGroups(),
    ...frames(),
    ...ownFrames(),
    ...sentences(),
    ...own(),
  ].map((row) => ({
    ...row,
    text: row.text.replaceAll(/\s+/gu, ' ').trim().slice(0, 1_200),
  }));
}

/** A share of the rows, the same ones each time. */
function some<Row extends { text: string }>(rows: readonly Row[], share: number): Row[] {
  return rows.filter(({ text }) => (hashFeature(text, 91) % 1_000) / 1_000 < share);
}

function row(set: string, { text, group }: Said, targets: Targets, isTalk = false): ReaderRow {
  return { set, text, group: `${set}-${group}`, isTalk, targets };
}

function talk(): ReaderRow[] {
  const emotions = readRows('talk_goemotions');
  const of = (label: string) => emotions.filter((one) => one.label === label);
  const talkRow = (set: string) => (said: Said) => row(set, said, NOTHING, true);
  return [
    ...of('friendly').map(talkRow('friendly')),
    ...of('neutral').map(talkRow('neutral')),
    ...some(readRows('talk_irc_ubuntu'), 0.4).map(talkRow('irc')),
    ...some(readRows('talk_meetings'), 0.5).map(talkRow('meetings')),
    ...some(readRows('talk_topicalchat'), 0.5).map(talkRow('topicalchat')),
    ...readRows('talk_convabuse')
      .filter(({ label }) => label === 'not_abusive')
      .map(talkRow('convabuse')),
  ];
}

function arguments_(): ReaderRow[] {
  return [
    ...some(readRows('debate_kpa_arguments'), 0.4).map(({ text, topic }) =>
      row('kpa', { text, group: topic }, NOTHING),
    ),
    ...some(readRows('debate_perspectrum'), 0.12).map(({ text, claim_id }) =>
      row('perspectrum', { text, group: String(claim_id) }, NOTHING),
    ),
  ];
}

function attacks(): ReaderRow[] {
  return [
    ...readRows('civility_cmv').map(({ text, label, thread }) =>
      row(
        'cmv',
        { text, group: thread },
        label === 'ad_hominem' ? { attack: yes(1) } : { ...NOTHING, attack: no(1) },
      ),
    ),
    ...readRows('talk_convabuse')
      .filter(({ label }) => label === 'abusive')
      .map((said) => row('convabuse', said, toBots(said.types))),
    ...readRows('talk_misogyny_reddit').map((said) => row('misogyny', said, misogyny(said))),
    ...readRows('safety_openai').map((said) => row('openai', said, openai(said.categories))),
  ];
}

/** Words to a chat bot: sexual ones are no insult. */
function toBots(types: readonly string[]): Targets {
  const isSexual = types.some((type) => type.startsWith('sex'));
  return isSexual ? { sexual: yes(0.5) } : { attack: yes(1), sexual: no(0.3) };
}

function misogyny({ label, level2 }: { label: string; level2: string }): Targets {
  if (level2.endsWith('personal_attack')) return { attack: yes(1) };
  return label === 'misogynistic'
    ? { attack: yes(0.5), group: yes(0.4) }
    : { attack: no(0.2), group: no(0.1), harm: no(0.2) };
}

function openai(categories: readonly string[]): Targets {
  const has = (category: string) => categories.includes(category);
  if (categories.length === 0) return NOTHING;
  return {
    ...(has('HR') ? { attack: yes(1) } : {}),
    ...(has('H') ? { group: yes(1) } : {}),
    care: has('SH') ? yes(1) : no(0.3),
    ...(has('S') ? { sexual: yes(0.3) } : { sexual: no(0.3) }),
    ...(has('H2') || (has('V') && has('HR')) ? { harm: yes(1) } : {}),
  };
}

function aboutGroups(): ReaderRow[] {
  return [
    ...readRows('civility_hatecheck').map(({ text, label, functionality, template }) => {
      const y = label === 'hateful' ? 1 : 0;
      const isAboutOthers = functionality.startsWith('target_') || functionality.startsWith('profanity');
      const isThreat = functionality.startsWith('threat');
      return row(
        'hatecheck',
        { text, group: template },
        {
          ...(isAboutOthers ? {} : { group: { y, weight: 0.6 } }),
          ...(isThreat ? { harm: yes(0.5) } : { harm: no(0.2) }),
        },
      );
    }),
    ...some(readRows('civility_toxigen'), 0.6).map(({ text, label }) =>
      row(
        'toxigen',
        { text, group: text },
        { group: { y: label === 'hate' ? 1 : 0, weight: 0.5 }, harm: no(0.2) },
      ),
    ),
    ...some(readRows('civility_edos'), 0.7).map((said) => {
      const isThreat = said.vector.startsWith('1.');
      return row('edos', said, {
        group: said.label === 'sexist' ? yes(0.5) : no(0.1),
        harm: isThreat ? yes(1) : no(0.2),
      });
    }),
    ...readRows('emoji_hatemoji').map((said) =>
      row('hatemoji', said, { group: { y: said.label === 'hateful' ? 1 : 0, weight: 0.4 } }),
    ),
    ...some(readRows('forum_stormfront_en'), 0.6).map((said) =>
      row(
        'stormfront',
        said,
        said.label === 'hate'
          ? { group: yes(0.5) }
          : said.label === 'not_hate'
            ? { group: no(0.3), harm: no(0.3) }
            : {},
      ),
    ),
    ...some(groupSentences(), 0.3).map(({ text, group, isHateful }) =>
      row('own-groups', { text, group }, { group: { y: isHateful ? 1 : 0, weight: 0.6 } }),
    ),
  ];
}

/** Quoted words are left out before anything is read, so only uses and friendly talk are training texts here. */
function frames(): ReaderRow[] {
  return readRows('usemention_frames').flatMap((said) => {
    if (said.label === 'friendly') return [row('frames', said, NOTHING)];
    if (said.label !== 'use') return [];
    const isHarm = said.attack === 'threat' || said.attack === 'egging';
    return [row('frames', said, { attack: yes(0.5), harm: isHarm ? yes(1) : no(0.3) })];
  });
}

/**
 * Our own frames. Quoted words are left out before anything is read, but reported and denied ones leave traces, so mentions
 * teach too.
 */
function ownFrames(): ReaderRow[] {
  return KINDS.flatMap(readOpenFrames).map((frame) =>
    row('own-frames', { text: ownWords(frame.text), group: frame.frame }, frameTargets(frame)),
  );
}

function frameTargets({ label, act, target }: FrameRow): Targets {
  const isUse = label === 'use';
  const isHarm = act === 'threat' || act === 'egging';
  const isAboutGroup = act === 'hate' || target === 'group';
  return {
    attack: { y: isUse && (act === 'insult' || isHarm) ? 1 : 0, weight: 0.7 },
    group: { y: isUse && isAboutGroup ? 1 : 0, weight: 0.7 },
    harm: { y: isUse && isHarm ? 1 : 0, weight: 1 },
    care: { y: label === 'care' ? 1 : 0, weight: 1 },
    exposure: { y: isUse && act === 'privacy' ? 1 : 0, weight: 1 },
    sexual: { y: isUse && act === 'sexual' ? 1 : 0, weight: 1 },
  };
}

/** Our own sentences: what a person may do with words, beside what only looks like it. */
function sentences(): ReaderRow[] {
  return SENTENCE_FILES.flatMap((file) =>
    readSentences(file).map((sentence) =>
      row(
        `sentences-${file}`,
        { text: ownWords(sentence.text), group: sentence.scene },
        sentenceTargets(file, sentence),
      ),
    ),
  );
}

/** A threat may insult as well, and what is said of a group may be an insult to one of it: such cells stay empty. */
function sentenceTargets(file: SentenceFile, { act }: SentenceRow): Targets {
  const isHarm = act === 'threat' || act === 'egging';
  const isHarmless = act === 'none' && (file === 'threat' || file === 'insult');
  return {
    ...(act === 'insult' ? { attack: yes(1) } : act === 'none' ? { attack: no(0.7) } : {}),
    ...(act === 'hate' ? { group: yes(1) } : act === 'none' || act === 'care' ? { group: no(0.7) } : {}),
    ...(isHarm ? { harm: yes(1) } : act === 'exposure' ? {} : { harm: no(isHarmless ? 1 : 0.5) }),
    care: act === 'care' ? yes(1) : no(0.5),
    exposure: act === 'exposure' ? yes(1) : no(act === 'threat' ? 0.3 : 0.7),
    ...(act === 'insult' ? {} : { sexual: act === 'sexual' ? yes(1) : no(0.7) }),
  };
}

function own(): ReaderRow[] {
  return some(ownSentences(), 0.5).map(({ text, isAttack, group }) =>
    row(
      'own',
      { text, group },
      {
        attack: { y: isAttack ? 1 : 0, weight: 0.5 },
        ...(isAttack ? {} : { group: no(0.3), harm: no(0.3) }),
      },
    ),
  );
}
