import type { DebateReport, Side } from '@rostrum/domain';

/** The size of the chart and where its axis is, in units of its view box. */
export const CHART = { width: 560, height: 124, top: 12, bottom: 100 } as const;
const INSET = 6;
/** From here on the moderator gives a hint. */
const HINT_FROM = 0.5;

const yOf = (heat: number) => CHART.bottom - heat * (CHART.bottom - CHART.top);

export type CivilityPaths = {
  hintY: number;
  /** A line for each side through the slices in which it spoke. */
  lines: { side: Side; path: string }[];
  /** The hottest slice of each side. */
  marks: { side: Side; x: number; y: number }[];
};

/** The paths of the lines of a civility chart. */
export function civilityPaths(slices: DebateReport['civility']): CivilityPaths {
  const step = (CHART.width - 2 * INSET) / Math.max(1, slices.length - 1);
  const points = (side: Side) =>
    slices.flatMap((slice, at) => {
      const heat = slice[side];
      return heat === null ? [] : [{ x: INSET + at * step, y: yOf(heat) }];
    });
  const sides = (['for', 'against'] as const).map((side) => ({ side, points: points(side) }));
  return {
    hintY: yOf(HINT_FROM),
    lines: sides.map(({ side, points: own }) => ({
      side,
      path: own.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
    })),
    marks: sides.flatMap(({ side, points: own }) => {
      const hottest = own.toSorted((one, other) => one.y - other.y)[0];
      return hottest ? [{ side, ...hottest }] : [];
    }),
  };
}
