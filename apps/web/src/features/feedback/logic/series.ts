import type { DebateFeedback, InRoom } from '@rostrum/data';
import {
  DIMENSION_WORDS,
  DIMENSIONS,
  mediansOf,
  shareOf,
  type BallotDocument,
  type Comparison,
  type Dimension,
  type Marks,
  type Middle,
  type ReceivedBallot,
  type Room,
} from '@rostrum/domain';
import {
  airtimeScale,
  directionOf,
  TREND_FROM,
  trendOf,
  type PlotPoint,
  type PointsPlotProps,
} from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { decimal, percent, signed } from './amounts.ts';
import { shortDay } from '../../../shared/timing/day-words.ts';

/** All known data about a person's debates; feedback has the last debate first. */
export type History = {
  uid: string;
  feedback: readonly DebateFeedback[];
  rooms: readonly Room[];
  given: readonly InRoom<BallotDocument>[];
  received: readonly InRoom<ReceivedBallot>[];
  /** Other people's scores; null if one does not share one's own. */
  others: Comparison | null;
};

const MARKS_SCALE = {
  min: 1,
  max: 5,
  ticks: [
    { value: 1, label: '1' },
    { value: 2 },
    { value: 3, label: '3' },
    { value: 4 },
    { value: 5, label: '5' },
  ],
};
const answeredScale = () => ({
  min: 0,
  max: 1,
  ticks: [
    { value: 0, label: '0' },
    { value: 0.5, label: '½' },
    { value: 1, label: m.all() },
  ],
});
const gapScale = () => ({
  min: -4,
  max: 4,
  ticks: [
    { value: -4, label: '−4' },
    { value: 0, label: m.same() },
    { value: 4, label: '+4' },
  ],
});

/** A plot for each dimension, and for airtime, answers, and self-assessment. Oldest first. */
export function seriesOf(history: History): PointsPlotProps[] {
  const debates = history.feedback.toReversed();
  const medians = history.others ? mediansOf(history.others) : {};
  return [
    ...DIMENSIONS.map((dimension) => dimensionSeries(dimension, debates, medians[dimension])),
    airtimeSeries(debates, history),
    answeredSeries(debates),
    gapSeries(debates, history),
  ];
}

function dimensionSeries(
  dimension: Dimension,
  debates: readonly DebateFeedback[],
  others: Middle | undefined,
): PointsPlotProps {
  const points = debates.flatMap((debate): PlotPoint[] => {
    const found = debate.dimensions.find((one) => one.dimension === dimension);
    if (!found || found.score === null) return [];
    const { score, low, high } = found;
    const interval = low !== null && high !== null ? { interval: [low, high] as const } : {};
    return [{ label: dayOf(debate), value: score, ...interval }];
  });
  return {
    title: DIMENSION_WORDS[dimension].name(),
    points,
    scale: MARKS_SCALE,
    finding: [trendWords(points), othersWords(others)].filter(Boolean).join(' '),
    ...(others && { reference: others.value }),
    valueName: m.fromOneToFive(),
    format: decimal,
  };
}

function lastAirtimeWords(last: number): string {
  return Math.abs(last - 1) < 0.05 ? m.lastAirtimeEven() : m.lastAirtime({ times: decimal(last) });
}

function airtimeSeries(debates: readonly DebateFeedback[], { rooms, uid }: History): PointsPlotProps {
  const points = debates.flatMap((debate): PlotPoint[] => {
    const room = rooms.find(({ id }) => id === debate.roomId);
    const share = room && shareOf(room.debate, uid);
    return room && share !== undefined
      ? [{ label: dayOf(debate), value: share * room.debate.format.seats.length }]
      : [];
  });
  const last = points.at(-1)?.value;
  return {
    title: m.airtime(),
    points,
    scale: airtimeScale(),
    base: 1,
    finding: last === undefined ? m.appearsWithDebate() : lastAirtimeWords(last),
    valueName: m.timesEvenShare(),
    format: decimal,
  };
}

function answeredSeries(debates: readonly DebateFeedback[]): PointsPlotProps {
  const points = debates.flatMap((debate): PlotPoint[] => {
    const all = debate.answered + debate.dropped;
    return all === 0 ? [] : [{ label: dayOf(debate), value: debate.answered / all }];
  });
  const last = debates.findLast(({ answered, dropped }) => answered + dropped > 0);
  return {
    title: m.claimsAnswered(),
    points,
    scale: answeredScale(),
    finding: last
      ? m.lastAnswered({ answered: last.answered, claims: last.answered + last.dropped })
      : m.appearsWithClaim(),
    valueName: m.shareOfClaims(),
    format: percent,
  };
}

/** The received mark minus the expected one: above zero, others were kinder. */
function gapSeries(debates: readonly DebateFeedback[], { given, received }: History): PointsPlotProps {
  const points = debates.flatMap((debate): PlotPoint[] => {
    const expected = given.find(({ as, roomId }) => as === 'self' && roomId === debate.roomId);
    const got = received.filter(({ roomId }) => roomId === debate.roomId);
    const gap = expected && gapOf(expected.marks, [debateMarks(debate), ...got.map(({ marks }) => marks)]);
    return gap === undefined ? [] : [{ label: dayOf(debate), value: gap }];
  });
  const last = points.at(-1)?.value;
  return {
    title: m.receivedAgainstExpected(),
    points,
    scale: gapScale(),
    base: 0,
    finding: last === undefined ? m.appearsWithPrediction() : gapWords(last),
    valueName: m.receivedMinusExpected(),
    format: signed,
  };
}

function debateMarks({ dimensions }: DebateFeedback): Marks {
  return Object.fromEntries(
    dimensions.flatMap(({ dimension, score }) => (score === null ? [] : [[dimension, score]])),
  );
}

/** The mean difference in what both sides marked; undefined if they marked nothing alike. */
function gapOf(expected: Marks, received: readonly Marks[]): number | undefined {
  const gaps = DIMENSIONS.flatMap((dimension) => {
    const mine = expected[dimension];
    const theirs = received.flatMap((marks) => marks[dimension] ?? []);
    return mine === undefined || theirs.length === 0 ? [] : [mean(theirs) - mine];
  });
  return gaps.length === 0 ? undefined : mean(gaps);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function gapWords(gap: number): string {
  if (Math.abs(gap) < 0.25) return m.gapNone();
  return gap > 0 ? m.gapMore({ gap: decimal(gap) }) : m.gapLess({ gap: decimal(-gap) });
}

function othersWords(others: Middle | undefined): string {
  return others ? m.othersMedian({ count: others.n, value: decimal(others.value) }) : '';
}

function trendWords(points: readonly PlotPoint[]): string {
  if (points.length === 0) return m.appearsWithWords();
  const trend = trendOf(points.map(({ value }) => value));
  if (!trend) return m.tooFew({ count: points.length, needed: TREND_FROM });
  const direction = directionOf(trend, points.length);
  if (direction === 'steady') return m.steady();
  return direction === 'rising' ? m.rising() : m.falling();
}

function dayOf({ writtenAtMs }: DebateFeedback): string {
  return shortDay(writtenAtMs);
}
