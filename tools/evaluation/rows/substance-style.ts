import { readFileSync } from 'node:fs';
import { DIMENSIONS, type Dimension, type Message, type TranscriptSource } from '@rostrum/domain';
import { ADA, aDebate, aMessage, aRoom, BEN } from '@rostrum/domain/testing';
import { createEngine } from '@rostrum/moderator/engine';
import { writeReport } from '@rostrum/moderator/report';
import { groupBy } from '@rostrum/moderator/training';
import { bootstrap } from '../../training/metrics.ts';
import type { EvaluationRow, Figure } from '../figure.ts';

const STYLES = ['plain', 'ornate', 'learner', 'chat'] as const;
type Style = (typeof STYLES)[number];
/** One argument in four styles, in answer to what was `heard`. Four on one motion are one debater's part. */
type Row = { id: string; debate: number; motion: string; heard: string } & Record<Style, string>;
/** A debater's score in each style, 1 … 5; null if there was too little to go by. */
type Scores = Readonly<Record<Style, number | null>>;

const FILE = new URL('../substance/style.jsonl', import.meta.url);
const START_MS = 1_000_000;
/** Half a mark of five. */
const WIDEST = 0.5;

/** How far each score of a report moves when the same four arguments are said in another style. */
export const ROW: EvaluationRow = {
  name: 'substance-style',
  data: [],
  shownIn: {
    file: new URL('../../../apps/web/src/features/feedback/logic/style-spread.json', import.meta.url),
    text: (figures) =>
      `${JSON.stringify(Object.fromEntries(DIMENSIONS.map((dimension, at) => [dimension, rounded(figures[at]?.value)])), null, 2)}\n`,
  },
  measure: () => {
    const debates = [...groupBy(readRows(), ({ debate }) => debate).values()];
    const scored = debates.map((rows) => scoresOf(rows));
    return DIMENSIONS.map((dimension) =>
      figureOf(
        dimension,
        scored.map((one) => one[dimension]),
      ),
    );
  },
};

/** To a tenth of a mark; null if no debater had a score in every style. */
function rounded(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : Math.round(value * 10) / 10;
}

function readRows(): Row[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

const engine = createEngine();

function scoresOf(rows: readonly Row[]): Record<Dimension, Scores> {
  const feedback = STYLES.map((style) => {
    const { feedback: all } = writeReport(sourceOf(rows, style), engine, { atMs: START_MS });
    return all.find(({ uid }) => uid === ADA)?.dimensions ?? [];
  });
  const scoreIn = (dimension: Dimension): Scores =>
    Object.fromEntries(
      STYLES.map((style, at) => [
        style,
        feedback[at]?.find((one) => one.dimension === dimension)?.score ?? null,
      ]),
    ) as Scores;
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, scoreIn(dimension)])) as Record<
    Dimension,
    Scores
  >;
}

/** Ben speaks plainly and Ada answers him, four times. */
function sourceOf(rows: readonly Row[], style: Style): TranscriptSource {
  const said = rows.flatMap((row) => [
    { authorId: BEN, side: 'against' as const, text: row.heard },
    { authorId: ADA, side: 'for' as const, text: row[style] },
  ]);
  const messages = said.map((one, at): Message => ({
    ...aMessage(),
    ...one,
    id: `m${at + 1}`,
    authorName: one.authorId,
    stepIndex: at,
    createdAtMs: START_MS + at * 60_000,
  }));
  const room = aRoom({
    motion: rows[0]?.motion ?? '',
    debate: aDebate({ phase: 'debrief' }),
    startedAtMs: START_MS,
    endedAtMs: START_MS + 3_600_000,
  });
  return { room, messages, interventions: [] };
}

/** Best style less worst; undefined if a style had no score. */
function rangeOf(scores: Scores): number | undefined {
  const values = STYLES.flatMap((style) => scores[style] ?? []);
  return values.length === STYLES.length ? Math.max(...values) - Math.min(...values) : undefined;
}

function figureOf(dimension: Dimension, scores: readonly Scores[]): Figure {
  const ranges = scores.map(rangeOf).filter((range) => range !== undefined);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const byStyle = STYLES.map(
    (style) => `${style} ${mean(scores.flatMap((one) => one[style] ?? [])).toFixed(2)}`,
  );
  return {
    head: 'report scores',
    figure: `${dimension}: best style less worst, in marks of 1 to 5, ${ranges.length} debaters of four arguments each`,
    value: mean(ranges),
    interval: bootstrap(ranges.length, (places) => mean(places.map((place) => ranges[place] ?? 0))),
    trivial: byStyle.join(', '),
    wordList: '–',
    aim: { atMost: WIDEST },
    reference: 'none; the aim is ours',
  };
}
