import { answerProblem } from '@rostrum/moderator/exercises';
import { checkAnswer, createAnswerJudge } from '@rostrum/moderator/exercises/check';
import { marksOfModels, readLessons } from '../../../apps/web/vite/lessons.ts';
import { bootstrap } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';
import { measuredHalf, readSet } from '../substance/read-set.ts';

type Row = { id: string; lesson: string; exercise: string; answer: string; label: string };
/** `pass`, or why not: the fault, `incomplete`, `unreadable`, `too-long`, or a fault with “?” if the check can’t tell. */
type Checked = Row & { verdict: string; isGood: boolean; passes: boolean };

const NEVER_PASS = new Set(['gibberish', 'copied-prompt', 'copied-model']);
const HEAD = 'exercise answers';

export const ROW: EvaluationRow = {
  name: 'substance-exercises',
  data: [],
  measure: () => {
    const checked = checkAll(readSet<Row>('exercise-answers'));
    printFailures(checked);
    printLabels(checked);
    const unsure = checked.filter(({ verdict }) => verdict.endsWith('?'));
    const forbidden = checked.filter(({ label }) => NEVER_PASS.has(label));
    return [
      figure('balanced accuracy, good against not good', checked, balancedAccuracy, { atLeast: 0.9 }),
      figure('share of gibberish and copies that pass', forbidden, passing, { atMost: 0 }),
      figure(
        'share of good answers about which it says that it can’t tell',
        checked.filter(({ isGood }) => isGood),
        unsureShare,
        { atMost: 0.1 },
      ),
      figure('share of “I can’t tell” among all answers', checked, (rows) => unsureShare(rows), {
        atMost: 0.15,
      }),
    ].map((one) => ({ ...one, note: `${unsure.length} of ${checked.length} answers get “I can’t tell”` }));
  },
};

function checkAll(rows: readonly Row[]): Checked[] {
  const [judge, lessons] = [createAnswerJudge(), readLessons()];
  const elsewhere = marksOfModels(lessons);
  return rows.map((row) => {
    const lesson = lessons.find(({ id }) => id === row.lesson);
    const exercise = lesson?.exercises.find(({ id }) => id === row.exercise);
    if (exercise?.kind !== 'write') throw new Error(`${row.id}: no exercise ${row.lesson}/${row.exercise}`);
    const verdict = answerProblem(row.answer)
      ? 'too-long'
      : wordOf(checkAnswer(row.answer, { ...exercise, elsewhere }, judge));
    return { ...row, verdict, isGood: row.label.startsWith('good'), passes: verdict === 'pass' };
  });
}

function wordOf(verdict: ReturnType<typeof checkAnswer>): string {
  if (verdict.state === 'complete') return 'pass';
  if (verdict.state === 'unsure') return `${verdict.fault.kind}?`;
  return verdict.state === 'refused' ? verdict.fault.kind : verdict.state;
}

function figure(
  name: string,
  rows: readonly Checked[],
  measure: (rows: readonly Checked[]) => number,
  aim: Figure['aim'],
): Figure {
  return {
    head: HEAD,
    figure: `${name}, ${rows.length} answers, ${measuredHalf()} half`,
    value: measure(rows),
    interval: bootstrap(rows.length, (places) => measure(places.flatMap((place) => rows[place] ?? []))),
    trivial: `every answer passes ${share(measure(rows.map((row) => ({ ...row, passes: true, verdict: 'pass' }))))}`,
    wordList: '–',
    aim,
    reference: 'none; the aim is the issue’s',
  };
}

const mean = (rows: readonly Checked[], holds: (row: Checked) => boolean) =>
  rows.length === 0 ? Number.NaN : rows.filter(holds).length / rows.length;
const passing = (rows: readonly Checked[]) => mean(rows, ({ passes }) => passes);
const unsureShare = (rows: readonly Checked[]) => mean(rows, ({ verdict }) => verdict.endsWith('?'));

function balancedAccuracy(rows: readonly Checked[]): number {
  const good = rows.filter(({ isGood }) => isGood);
  const rest = rows.filter(({ isGood }) => !isGood);
  return (passing(good) + 1 - passing(rest)) / 2;
}

/** The open half’s failures with their words, the shut half’s by their ids alone. */
function printFailures(rows: readonly Checked[]): void {
  for (const { id, label, verdict, answer, isGood, passes } of rows) {
    if (isGood === passes) continue;
    const words = measuredHalf() === 'open' ? ` | ${answer.slice(0, 160)}` : '';
    console.error(`${id} ${label}: ${verdict}${words}`);
  }
}

function printLabels(rows: readonly Checked[]): void {
  for (const label of new Set(rows.map((row) => row.label))) {
    const verdicts = rows.filter((row) => row.label === label).map(({ verdict }) => verdict);
    const counts = [...new Set(verdicts)]
      .toSorted()
      .map((verdict) => `${verdict} ${verdicts.filter((one) => one === verdict).length}`);
    console.error(`${label} (${verdicts.length}): ${counts.join(', ')}`);
  }
}
