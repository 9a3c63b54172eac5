import { languageName, OTHER_LANGUAGES, READ_LANGUAGES } from '@rostrum/domain';
import { OPENED_ON } from './exam/exam.ts';
import { reaches, type Figure } from './figure.ts';

type Find = (head: string, ...parts: readonly string[]) => string;
type Cells = readonly string[];

/** Its own patterns were written with these texts, or their wording, in view. */
const MARK = ' †';

const UNSEEN = 'had not seen the text';

/** The page that a person can read: what each head does on talk, on argument and on abuse, and in each language. */
export function renderSummary(figures: readonly Figure[]): string {
  const find = finder(figures);
  return `# How good the moderator is

\`npm run evaluate\` writes this page from [the table of every figure](moderator-figures.md), which has the intervals, the aims
and what we tried. We measured the whole moderator in English: the fast heads, then the second reader, then the act.

- **Talk, argument and abuse are measured apart.** A head that is good on abuse and accuses friendly people is a bad head.
- **The second reader had not seen the texts**: they were judged by one that had trained without their thread, template or
  wording. It has to agree with nearly everything. The fast heads had trained on most of them; what they do on unseen
  texts is in the table, head by head. All texts come from the half of our data that training may use.
- **†** marks texts that were in view when patterns were written. Such a figure flatters.

## Ordinary talk and argument

Nobody here attacks anybody, apart from what hides in the data, so nearly every flag is a mistake. Each text was played in a
room of its own.

${table(
  ['talk', 'flagged', 'held, standard room', 'held, strict room', 'debate stopped'],
  TALK.map(([name, set]) => [
    name,
    ...['flagged', 'held in a standard room', 'held in a strict room', 'debate stopped'].map((what) =>
      find('both readers, ordinary talk', `${what}, ${set}`, UNSEEN),
    ),
  ]),
)}

## Each head

The first two columns should be near nothing, the last one high.

${table(
  ['head', 'speaks on ordinary talk', 'on arguments', 'finds of abuse', 'measured on'],
  HEADS.map(({ name, abuse, measuredOn }) => [
    name,
    find('both readers, by head', `${name}, all ordinary talk`),
    find('both readers, by head', `${name}, arguments`),
    find(...abuse),
    measuredOn,
  ]),
)}

## Words about abuse, and abuse

${table(
  ['texts', 'should be', 'flagged'],
  ABUSE.map(([name, should, ...where]) => [name, should, find(...where)]),
)}

## Other languages

These have word lists and forms, and no second reader. The rooms say what is watched. Contempt for groups counts as watched if at
least 55 % of the hateful sentences are found, and no more than 15 % of fair ones and 2 % of ordinary talk are flagged. The sentences
are those of Multilingual HateCheck in templates that nobody had seen.

${table(
  ['language', 'groups watched', 'hateful sentences found', 'fair ones flagged', 'ordinary talk flagged'],
  OTHER_LANGUAGES.map((language) => [
    languageName(language),
    READ_LANGUAGES.get(language)?.groups ?? 'no',
    find(language, 'hateful sentences found'),
    find(language, 'fair sentences about groups flagged'),
    find(language, 'ordinary talk flagged'),
  ]),
)}

## What is weak

- **Unseen debates are harder than talk.** In the exam, 5.9 % of ordinary messages are flagged and 3.9 % are held; of talk, praise and
  courtesy 2.8 %, of arguments 1.9 %. Three in five of these mistakes are public numbers and addresses: 62 % of them are flagged. No
  name that looks like a slur is. Without both it is 2.4 %. Of the attacks in English, about half are found.
- **Threats, egging on, sexual words and distress pass too often.** The exam finds 45 % of threats, 19 % of veiled ones, 44 % of
  egging on, 44 % of sexual words and 29 % of distress. It finds private details of others in three cases of four, our own
  frames only in one of two.
- **Polite, ironic and disguised insults** are missed: in our own frames two in five, in the exam all that are disguised.
  Of plain insults, one in four is missed, and of contempt for a group one in two; without a slur, two in three of our frames.
- **Attacks in real quarrels are found less often than in made sentences.** Two readers have to agree, and on long and
  angry comments they often do not.
- **Denials are hard.** Of sentences of ours that refute or suppose an insult, one in six still counts as one; in the exam one in
  eleven of counter-speech, and nothing that quotes, reports or denies.
- **Reddit comments are flagged more often than other talk**, and a few in a thousand would be held. Many of them do insult
  somebody. The set has no label for it.
- **Other languages are weak.** Direct insults and threats are found by their words. Contempt for groups is mostly missed. Of what
  the exam has in twelve of them and in mixtures, 13 of 46 are found, and 8 of 111 ordinary messages are flagged.
- **Orders to the moderator are often not noticed**: in the exam five of seven are, of those of our red team three of eight. They
  have no effect, noticed or not, since no text is obeyed.
- **Off topic is a hint.** Words that share nothing with a motion may still bear on it: in the exam it finds four in ten of what is
  off topic, and doubts one in three of what is not. So it holds nobody back.
- **Three in five fair restatements are not recognised as fair.** No unfair one was taken for fair.
- **The map misses replies.** It draws an edge only if it is nearly sure, so many replies have none.
- **One text is read, not its context.** Words that hurt only as an answer to others are missed.
- **The texts are public data and our own sentences.** They are no sample of any real room, and one person labelled each of
  our own.

## The shut half and the exam

${ofShutHalf(figures)}

The four exams before it are [worn out](../tools/evaluation/exam/worn-out/README.md), because their figures or lines led to changes.
The last of them flagged 3.77 % of 1166 ordinary messages, and 30 % of its 114 names and public contacts.
[A rule for the contacts of organisations](decisions/0051-an-organisations-contacts-are-no-private-details.md) was then written with its
lines in view. Of the 71 names and public contacts of this one, 46 % are flagged.
`;
}

/** The exam and the shut half of our own frames; before they are opened, how that is done. */
function ofShutHalf(figures: readonly Figure[]): string {
  const shut = figures.filter(
    ({ head, figure }) =>
      /^exam, (?:ordinary|found|care|restraint)$/.test(head) || figure.includes('shut half'),
  );
  const how = '[once, at the end](../tools/evaluation/exam/README.md#how-it-is-opened-once)';
  if (OPENED_ON === null)
    return `A new exam is shut. It is opened ${how}, and dated; until then no figure here comes from it. The exam before it was opened on
2026-11-27 with the engine \`af434b65\`: 3.77 % of 1166 ordinary messages were flagged. Its false alarms were then read, so it is worn out.`;
  const rows = shut.map((figure) => [
    figure.head,
    figure.figure,
    percent(figure.value),
    aimOf(figure),
    reaches(figure) ? 'yes' : 'no',
  ]);
  return `The exam was opened ${how}, on ${OPENED_ON}, with the engine \`435515d6\`, by a helper
session of the project. That language model had worked on no part of the moderator and had read no line of the exam. Nothing was changed afterwards. The shut half of our
frames was measured at the same time; it had been opened with earlier exams, so it is no longer blind.

${table(['', 'messages', 'share', 'aim', 'reached'], rows)}`;
}

/** "≥ 80 %" */
function aimOf({ aim }: Figure): string {
  return 'atLeast' in aim ? `≥ ${percent(aim.atLeast)}` : `≤ ${percent(aim.atMost)}`;
}

const TALK: readonly (readonly [name: string, set: string])[] = [
  ['friendly Reddit comments', 'friendly comments'],
  ['neutral Reddit comments', 'neutral comments'],
  ['small talk', 'small talk'],
  ['meetings', 'meetings'],
  ['technical chat', 'technical chat'],
  ['comments that persuaded somebody', 'persuasive comments'],
  ['arguments', 'arguments'],
];

const FRAMES = 'both readers, own frames';
const ATTACKS = 'both readers, attacks';
const MENTIONS = 'both readers, mentions';

const HEADS: readonly { name: string; abuse: Parameters<Find>; measuredOn: string }[] = [
  {
    name: 'attack on a person',
    abuse: [ATTACKS, 'found, abuse of chat bots', UNSEEN],
    measuredOn: 'abuse of chat bots',
  },
  {
    name: 'attack on a group',
    abuse: [ATTACKS, 'found, hateful sentences', UNSEEN],
    measuredOn: `HateCheck by template${MARK}`,
  },
  {
    name: 'threat or egging on',
    abuse: [FRAMES, 'threats found, own frames threat'],
    measuredOn: `threats among our own frames${MARK}`,
  },
  {
    name: 'sexual words',
    abuse: [FRAMES, 'sexual words found, own frames sexual'],
    measuredOn: `our own frames${MARK}`,
  },
  {
    name: 'private details',
    abuse: ['both readers, private details', 'found, numbers, addresses'],
    measuredOn: 'templates of numbers, addresses and cards that nothing learned from',
  },
  {
    name: 'distress',
    abuse: [FRAMES, 'distress found, own frames care'],
    measuredOn: `our own frames${MARK}; it accuses nobody`,
  },
];

const ABUSE: readonly (readonly [name: string, should: string, ...where: Parameters<Find>])[] = [
  [
    `abuse quoted, reported, denied or supposed${MARK}`,
    'left alone',
    MENTIONS,
    'flagged, abuse quoted',
    UNSEEN,
  ],
  ['counter-speech, HateCheck', 'left alone', MENTIONS, 'flagged, counter-speech', UNSEEN],
  ['fair sentences, HateCheck', 'left alone', MENTIONS, 'flagged, fair sentences', UNSEEN],
  ['questions that only sound dangerous', 'left alone', MENTIONS, 'flagged, questions that only'],
  [`insults in the frames of mentions${MARK}`, 'found', ATTACKS, 'found, insults in the frames', UNSEEN],
  [`threats in the same frames${MARK}`, 'found', ATTACKS, 'found, threats in the frames', UNSEEN],
  [`egging on in the same frames${MARK}`, 'found', ATTACKS, 'found, egging on in the frames', UNSEEN],
  [`polite and hedged insults, our own frames${MARK}`, 'found', FRAMES, 'insults found, own frames aimed'],
  [
    `attacks on groups without slurs, our own frames${MARK}`,
    'found',
    FRAMES,
    'attacks on groups found, own frames group',
  ],
  ['abuse of chat bots', 'found', ATTACKS, 'found, abuse of chat bots', UNSEEN],
  ['personal attacks in hostile forums', 'found', ATTACKS, 'found, personal attacks in hostile', UNSEEN],
  ['comments that moderators removed', 'found', ATTACKS, 'found, removed comments', UNSEEN],
];

/** Finds a figure by its head and by parts of its name, as a percentage; with the number of texts; "–" where it was not measured. */
function finder(figures: readonly Figure[]): Find {
  return (head, ...parts) => {
    const [first = '', ...rest] = parts;
    const found = figures.find(
      (one) =>
        one.head === head && one.figure.startsWith(first) && rest.every((part) => one.figure.includes(part)),
    );
    if (!found) return '–';
    const { 1: count } = /n = (\d+)$/.exec(found.figure) ?? [];
    return count === undefined ? percent(found.value) : `${percent(found.value)} of ${count}`;
  };
}

/** "0.26 %", "41 %"; small shares with two digits, since a half per cent matters there. */
function percent(value: number): string {
  const share = value * 100;
  return `${share > 0 && share < 10 ? share.toFixed(2) : share.toFixed(0)} %`;
}

function table(titles: Cells, rows: readonly Cells[]): string {
  const line = (row: Cells) => `| ${row.join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
