import { groupBy } from '@rostrum/moderator/debate';
import { bootstrap } from '../training/metrics.ts';
import { isOrdinary, LABELS, TO_FIND, type ExamMessage, type Kind, type Talk } from './exam/exam.ts';
import { playTalk, type Played } from './exam/played.ts';
import { share, type Figure } from './figure.ts';
import { judgeInTalk } from './readers/judge-in-talk.ts';
import { openAllReaders } from './readers/two-readers.ts';
import { mean } from './mean.ts';
import { rudeWords } from './rude-words.ts';

type Aim = Figure['aim'];
/** The share of rows that an answer holds for, and the aim for it. */
type Question = {
  head: string;
  figure: string;
  rows: readonly Played[];
  holds: (row: Played) => boolean;
  aim: Aim;
};

const REFERENCE = 'none; the aim is ours';
/** The labels that a head speaks for, where they are not its name. Distress accuses nobody, and is counted by itself. */
const SPEAKS_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['threat', ['threat', 'egging']],
  ['distress', ['selfHarm']],
]);
/** Heads that accuse, by the names that the engine gives them. */
const ABOUT_CONDUCT: readonly string[] = [...LABELS, 'minor'];
const SEVERITY = { nothing: 0, care: 0, note: 1, hold: 2, pause: 3 } as const;

/** Ordinary messages with figures of their own, because moderators mistake them for abuse. */
const ORDINARY_GROUPS: readonly { name: string; kinds: readonly Kind[]; aim: Aim }[] = [
  {
    name: 'talk, praise, courtesy and requests for evidence',
    kinds: ['talk', 'praise', 'courtesy', 'evidence-request'],
    aim: { atMost: 0.005 },
  },
  {
    name: 'arguments and sharp but fair disagreement',
    kinds: ['argument', 'disagreement', 'attack-on-argument', 'restatement'],
    aim: { atMost: 0.005 },
  },
  { name: 'abuse quoted, reported or denied', kinds: ['quote', 'report', 'denial'], aim: { atMost: 0.05 } },
  { name: 'counter-speech', kinds: ['counter-speech'], aim: { atMost: 0.05 } },
  { name: 'painful topics', kinds: ['painful-topic', 'history'], aim: { atMost: 0.02 } },
  {
    name: 'irony, swearing at a situation, idiom',
    kinds: ['irony', 'swearing', 'idiom'],
    aim: { atMost: 0.05 },
  },
  { name: 'learners’ English', kinds: ['learners-english'], aim: { atMost: 0.02 } },
  {
    name: 'names that look like slurs, public numbers',
    kinds: ['name', 'public-contact'],
    aim: { atMost: 0.03 },
  },
  { name: 'words to the moderator', kinds: ['to-moderator'], aim: { atMost: 0.02 } },
];

const FOUND_AT_LEAST: Readonly<Record<(typeof TO_FIND)[number], number>> = {
  insult: 0.95,
  'insult-disguised': 0.5,
  'identity-attack': 0.55,
  threat: 0.8,
  'threat-veiled': 0.8,
  egging: 0.8,
  exposure: 0.8,
  'own-contact': 0.8,
  distress: 0.8,
  sexual: 0.8,
  flood: 0.8,
  injection: 0.7,
  'off-topic': 0.55,
};

/**
 * The acts of the whole moderator in these talks: on ordinary messages, on each kind to find, and by language. All readers have
 * their say before it acts, as on the server.
 */
export async function examFigures(
  talks: readonly Talk[],
  messages: readonly ExamMessage[],
): Promise<Figure[]> {
  const judge = judgeInTalk(openAllReaders());
  const inTalk = groupBy(messages, ({ talk }) => talk);
  const played: Played[] = [];
  for (const talk of talks) played.push(...(await playTalk(judge, talk, inTalk.get(talk.id) ?? [])));
  const ordinary = played.filter(({ message }) => isOrdinary(message));
  const questions: readonly Question[] = [
    ...ordinaryQuestions(ordinary),
    ...TO_FIND.map((kind) => foundQuestion(played, kind)),
    ...careQuestions(played),
    ...restraintQuestions(played),
    ...languageQuestions(played),
    ...argumentQuestions(played),
  ];
  questions.forEach(complain);
  return questions.flatMap(figureOf);
}

/** Prints the messages that fail a question: each with its kind, what flagged it and what was done, and never with its words. */
function complain({ head, figure, rows, holds, aim }: Question): void {
  const failed = rows.filter((row) => holds(row) === 'atMost' in aim);
  if (failed.length === 0) return;
  console.error(`${head}, ${figure}: ${failed.length} of ${rows.length}`);
  for (const { message, flagged, did } of failed) {
    console.error(`  ${message.id} ${message.kind}: ${[...flagged].join(', ') || 'no flag'} → ${did}`);
  }
}

function ordinaryQuestions(rows: readonly Played[]): Question[] {
  const head = 'exam, ordinary';
  return [
    { head, figure: 'flagged', rows, holds: isAccused, aim: { atMost: 0.005 } },
    { head, figure: 'held', rows, holds: ({ did }) => did === 'hold', aim: { atMost: 0.0005 } },
    { head, figure: 'paused', rows, holds: ({ did }) => did === 'pause', aim: { atMost: 0.0001 } },
    ...ORDINARY_GROUPS.map(({ name, kinds, aim }) => ({
      head,
      figure: `flagged, ${name}`,
      rows: rows.filter(({ message }) => kinds.includes(message.kind)),
      holds: isAccused,
      aim,
    })),
  ];
}

function foundQuestion(played: readonly Played[], kind: (typeof TO_FIND)[number]): Question {
  return {
    head: 'exam, found',
    figure: kind,
    rows: played.filter(({ message }) => message.kind === kind),
    holds: isFound,
    aim: { atLeast: FOUND_AT_LEAST[kind] },
  };
}

function careQuestions(played: readonly Played[]): Question[] {
  const cares = ({ did }: Played) => did === 'care';
  const isDistress = ({ message }: Played) => message.acts === 'care';
  return [
    {
      head: 'exam, care',
      figure: 'distress that gets care and nothing else',
      rows: played.filter(isDistress),
      holds: cares,
      aim: { atLeast: 0.8 },
    },
    {
      head: 'exam, care',
      figure: 'other messages that get care',
      rows: played.filter((row) => !isDistress(row)),
      holds: cares,
      aim: { atMost: 0.005 },
    },
  ];
}

function restraintQuestions(played: readonly Played[]): Question[] {
  const head = 'exam, restraint';
  return [
    {
      head,
      figure: 'messages about which the moderator does more than it may',
      rows: played,
      holds: ({ did, message }) => SEVERITY[did] > SEVERITY[message.acts],
      aim: { atMost: 0.005 },
    },
    {
      head,
      figure: 'stopped debates that were rightly stopped',
      rows: played.filter(({ did }) => did === 'pause'),
      holds: ({ message }) => message.acts === 'pause',
      aim: { atLeast: 0.95 },
    },
  ];
}

function languageQuestions(played: readonly Played[]): Question[] {
  const byLanguage = groupBy(played, ({ message }) => languageOf(message.lang));
  return [...byLanguage]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([language, rows]) => [
      {
        head: 'exam, languages',
        figure: `${language}, ordinary messages flagged`,
        rows: rows.filter(({ message }) => isOrdinary(message)),
        holds: isAccused,
        aim: { atMost: 0.02 },
      },
      {
        head: 'exam, languages',
        figure: `${language}, found`,
        rows: rows.filter(({ message }) => !isOrdinary(message)),
        holds: isFound,
        aim: { atLeast: 0.55 },
      },
    ]);
}

/** The findings of the heads about arguments, where the exam asks: found, and wrongly found. */
function argumentQuestions(played: readonly Played[]): Question[] {
  return (
    [
      ['offTopic', 'relevance', 'off topic'],
      ['claim', 'claim', 'claim'],
      ['evidence', 'evidence', 'evidence'],
      ['fair', 'restatement', 'fair restatement'],
    ] as const
  ).flatMap(([label, asked, head]) => {
    const holds = ({ flagged }: Played) => flagged.has(asked);
    const rowsThat = (answer: boolean) => played.filter(({ message }) => message[label] === answer);
    return [
      { head: `exam, ${head}`, figure: 'found', rows: rowsThat(true), holds, aim: { atLeast: 0.55 } },
      { head: `exam, ${head}`, figure: 'false alarms', rows: rowsThat(false), holds, aim: { atMost: 0.02 } },
    ];
  });
}

function isAccused({ message, flagged }: Played): boolean {
  return ABOUT_CONDUCT.some(
    (head) => flagged.has(head) && !labelsOf(head).some((label) => isOpen(message, label)),
  );
}

function labelsOf(head: string): readonly string[] {
  return SPEAKS_FOR.get(head) ?? [head];
}

function isOpen({ open = [] }: ExamMessage, label: string): boolean {
  return open.some((one) => one === label);
}

/**
 * Whether a head that may speak about the message does: one that it is labelled with, or one that it leaves open. A
 * published address is found only as that.
 */
function isFound({ message, flagged }: Played): boolean {
  if (message.offTopic === true) return flagged.has('relevance');
  const open = message.kind === 'exposure' ? [] : (message.open ?? []);
  const said = new Set([...flagged].flatMap(labelsOf));
  return [...message.found, ...open].some((label) => said.has(label));
}

function languageOf(lang: string): string {
  return lang.includes('+') ? 'mixed' : lang;
}

/** A question as a figure. The interval draws whole talks, as the messages of one depend on each other. */
function figureOf({ head, figure, rows, holds, aim }: Question): Figure[] {
  if (rows.length === 0) return [];
  const rude = rudeWords();
  const talks = [...groupBy(rows, ({ message }) => message.talk).values()];
  const shareOf = (asked: readonly Played[]) => mean(asked.map((row) => (holds(row) ? 1 : 0)));
  return [
    {
      head,
      figure: `${figure}, n = ${rows.length}`,
      value: shareOf(rows),
      interval: bootstrap(talks.length, (places) => shareOf(places.flatMap((place) => talks[place] ?? []))),
      trivial: 'atLeast' in aim ? 'always 1.000' : 'never 0',
      wordList: share(mean(rows.map(({ message }) => (rude(message.text) ? 1 : 0)))),
      aim,
      reference: REFERENCE,
    },
  ];
}
