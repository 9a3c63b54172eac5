import { atThreshold, bootstrap, pick, type Scored } from '../training/metrics.ts';
import { share, type Figure } from './figure.ts';
import { mean } from './mean.ts';
import { rudeWords } from './rude-words.ts';
import { CONDUCT, type Conduct, type Group } from './exam/worn-out/exam.ts';
import { judgeExam, type Judged } from './exam/worn-out/judged.ts';

type ExamAnswer = { text: string; isTrue: boolean; flagged: boolean };
type Measure = 'precision' | 'recall' | 'falseAlarms';

const MEASURES: readonly { measure: Measure; name: string; aim: Figure['aim'] }[] = [
  { measure: 'precision', name: 'precision', aim: { atLeast: 0.9 } },
  { measure: 'recall', name: 'recall', aim: { atLeast: 0.8 } },
  { measure: 'falseAlarms', name: 'false alarms', aim: { atMost: 0.02 } },
];
const HALF = 0.5;
/** Heads whose patterns were widened after the exam was written, with words of its lines: for them it is no exam. */
const SEEN: ReadonlySet<string> = new Set(['threat', 'sexual', 'privacy', 'doxxing']);
const REFERENCE = 'none; the aim is ours';
/** The attempts, on other sentences of our own; the exam ran between attempts, as its README says. */
const TRIED: Readonly<Record<string, string>> = {
  personAttack:
    'we added belittling set phrases and names at the end of a sentence. They find 36 of 40 sentences of our own, half of which they were written for, but nothing more in the exam. Its attacks are images and irony.',
  toxicity: 'as for personAttack; a lower threshold would flag more than one in fifty neutral sentences.',
  identityAttack:
    'it now learns its words from forms of our own, and flags four messages wrongly. A limit on fair forms now helps to choose the threshold; a higher one changed nothing here and found less elsewhere.',
  injection:
    'we added patterns for claims of office, words put into the moderator’s mouth and persuasion. They find 113 of the 138 sentences of our own that they were written for, instead of 50.',
  'off topic':
    'we lowered the threshold until it holds on texts that neither the model nor the word space knows. By words alone, a line that shares none with the motion is far from it.',
  'other languages':
    'the share of English words separates short sentences of 19 languages from English; the missed ones contain words that English has too.',
};
const FEW = 'one message decides; no further attempt.';

/** Groups with nothing to find: any head about conduct that speaks is a false alarm. */
const CLEAN: readonly { group: Group; name: string; atMost: number }[] = [
  { group: 'esl', name: 'learners’ English', atMost: 0.02 },
  { group: 'heated', name: 'heated but fair', atMost: 0.05 },
  { group: 'identity-discussed', name: 'abuse quoted, refuted or debated', atMost: 0.05 },
  { group: 'argument', name: 'arguments', atMost: 0.01 },
  { group: 'to-moderator-question', name: 'questions to the moderator', atMost: 0.02 },
  { group: 'about-moderator', name: 'words about the moderator', atMost: 0.02 },
  { group: 'other-language', name: 'other languages', atMost: 0.02 },
];

/** Everything the exam asks: for each label precision, recall and false alarms, then the groups that must stay clean. */
export function wornOutExamFigures(): Figure[] {
  const judged = judgeExam();
  return [
    ...CONDUCT.flatMap((head) => figuresOf(head, conductAnswers(judged, head))),
    ...figuresOf(
      'off topic',
      answersOf(judged, 'offTopic', ({ relevance }) => relevance?.flag ?? false),
    ),
    ...figuresOf(
      'claim',
      answersOf(judged, 'claim', ({ claim }) => claim?.flag ?? false),
    ),
    ...figuresOf(
      'evidence',
      answersOf(judged, 'evidence', ({ evidence }) => evidence.flag),
    ),
    ...figuresOf(
      'fair restatement',
      answersOf(judged, 'fair', ({ restatement }) => restatement?.flag ?? false),
    ),
    ...CLEAN.map((clean) => cleanFigure(judged, clean)),
    abstainFigure(judged),
  ];
}

function conductAnswers(judged: readonly Judged[], head: Conduct): ExamAnswer[] {
  return judged
    .filter(({ message }) => !message.open?.includes(head))
    .map(({ message, judgement }) => ({
      text: message.text,
      isTrue: message.found.includes(head),
      flagged: judgement[head].flag,
    }));
}

function answersOf(
  judged: readonly Judged[],
  label: 'offTopic' | 'claim' | 'evidence' | 'fair',
  flagged: (judgement: Judged['judgement']) => boolean,
): ExamAnswer[] {
  return judged.flatMap(({ message, judgement }) => {
    const isTrue = message[label];
    return isTrue === undefined ? [] : [{ text: message.text, isTrue, flagged: flagged(judgement) }];
  });
}

function figuresOf(head: string, answers: readonly ExamAnswer[]): Figure[] {
  const rude = rudeWords();
  const labels = answers.map(({ isTrue }) => (isTrue ? 1 : 0));
  const scored = scoredBy(answers, labels, ({ flagged }) => flagged);
  const byWords = scoredBy(answers, labels, ({ text }) => rude(text));
  const always = scoredBy(answers, labels, () => true);
  const positives = answers.filter(({ isTrue }) => isTrue).length;
  return MEASURES.map(({ measure, name, aim }) => ({
    head,
    figure: `${name}, worn-out exam${SEEN.has(head) ? ' (seen by the author of the patterns)' : ''}, ${positives} of ${answers.length} to find`,
    value: atThreshold(scored, HALF)[measure],
    interval: bootstrap(answers.length, (places) => atThreshold(pick(scored, places), HALF)[measure]),
    trivial: `always ${share(atThreshold(always, HALF)[measure])}`,
    wordList: share(atThreshold(byWords, HALF)[measure]),
    aim,
    reference: REFERENCE,
    note: TRIED[head] ?? FEW,
  }));
}

function scoredBy(
  answers: readonly ExamAnswer[],
  labels: number[],
  says: (answer: ExamAnswer) => boolean,
): Scored {
  return { scores: answers.map((answer) => (says(answer) ? 1 : 0)), labels };
}

function cleanFigure(judged: readonly Judged[], { group, name, atMost }: (typeof CLEAN)[number]): Figure {
  const rude = rudeWords();
  const rows = judged.filter(({ message }) => message.group === group);
  const alarms = rows.map(({ judgement }) => (CONDUCT.some((head) => judgement[head].flag) ? 1 : 0));
  return {
    head: 'false alarms',
    figure: `any head about conduct, worn-out exam, ${name}, n = ${rows.length}`,
    value: mean(alarms),
    interval: bootstrap(rows.length, (places) => mean(places.map((place) => alarms[place] ?? 0))),
    trivial: 'never 0',
    wordList: share(mean(rows.map(({ message }) => (rude(message.text) ? 1 : 0)))),
    aim: { atMost },
    reference: REFERENCE,
    note: FEW,
  };
}

/** In a language that they do not read, the heads about arguments say nothing at all. */
function abstainFigure(judged: readonly Judged[]): Figure {
  const rows = judged.filter(({ message }) => message.language !== undefined);
  const silent = rows.map(({ judgement: { claim, fallacy, quality, relevance, stance } }) =>
    [claim, fallacy, quality, relevance, stance].every((said) => said === undefined) ? 1 : 0,
  );
  return {
    head: 'other languages',
    figure: `heads about arguments abstain, worn-out exam, n = ${rows.length}`,
    value: mean(silent),
    interval: bootstrap(rows.length, (places) => mean(places.map((place) => silent[place] ?? 0))),
    trivial: 'always English 0',
    wordList: '–',
    aim: { atLeast: 0.95 },
    reference: REFERENCE,
    note: TRIED['other languages'] ?? FEW,
  };
}
