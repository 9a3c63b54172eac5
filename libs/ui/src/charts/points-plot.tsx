import * as m from '@rostrum/words/charts';
import { heightOf, placeOf, PLOT, PlotFrame, PlotGrid, type PlotScale } from './plot-frame.tsx';
import { TREND_FROM, trendOf } from './trend.ts';

/** From this number on, points are smaller and their intervals fainter, because they would overlap. */
const DENSE_FROM = 20;
const RADIUS = { last: 4, single: 2.75, dense: 1.75 } as const;

export interface PlotPoint {
  /** Its date or subject. */
  label: string;
  value: number;
  /** The 80 % interval of the value, if known. */
  interval?: readonly [low: number, high: number];
}

export interface PointsPlotProps {
  title: string;
  /** Oldest first. */
  points: readonly PlotPoint[];
  scale: PlotScale;
  finding: string;
  /** The name of a value in the table, and its format there. */
  valueName: string;
  format: (value: number) => string;
  /** The base value: each other value has a stem from it, and there is no trend. */
  base?: number;
  /** A value of other people for comparison, as a dashed line; the finding should explain it. */
  reference?: number;
}

/**
 * A value for each debate, the last one larger. From five on a trend with its band is drawn, unless values start from
 * a base. With fewer there is none, and the finding should say that there are too few.
 */
export function PointsPlot(props: PointsPlotProps) {
  const { title, points, scale, finding, valueName, format, base, reference } = props;
  const count = points.length;
  const first = count > 1 ? points[0] : undefined;
  const ends = [first?.label ?? '', points.at(-1)?.label ?? ''] as const;
  const isDense = count >= DENSE_FROM;
  const rows = points.map(({ label, value }) => ({ label, value: format(value) }));
  return (
    <PlotFrame {...{ title, finding, rows }} n={count} columns={[m.debate(), valueName]}>
      <PlotGrid scale={scale} ends={ends} />
      {reference !== undefined && <Reference y={heightOf(scale, reference)} />}
      <g className={isDense ? 'dense' : undefined}>
        {points.map((point, index) => (
          <Point
            key={index}
            {...{ point, scale, base }}
            x={placeOf(index, count)}
            radius={RADIUS[index === count - 1 ? 'last' : isDense ? 'dense' : 'single']}
          />
        ))}
      </g>
      {base === undefined && count >= TREND_FROM && <TrendLine points={points} scale={scale} />}
    </PlotFrame>
  );
}

function Reference({ y }: { y: number }) {
  return <line className="reference" x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />;
}

type PointProps = {
  point: PlotPoint;
  scale: PlotScale;
  base: number | undefined;
  x: number;
  radius: number;
};

function Point({ point: { value, interval }, scale, base, x, radius }: PointProps) {
  const y = heightOf(scale, value);
  const [from, to] = interval ?? [base ?? value, value];
  return (
    <>
      {from !== to && (
        <line className="whisk" x1={x} x2={x} y1={heightOf(scale, from)} y2={heightOf(scale, to)} />
      )}
      <circle className="dot" cx={x} cy={y} r={radius} />
    </>
  );
}

function TrendLine({ points, scale }: Pick<PointsPlotProps, 'points' | 'scale'>) {
  const trend = trendOf(points.map(({ value }) => value));
  if (!trend) return null;
  const places = points.map((_, index) => ({ x: placeOf(index, points.length), ...trend.at(index) }));
  const line = (key: 'value' | 'low' | 'high') => places.map((at) => `${at.x} ${heightOf(scale, at[key])}`);
  return (
    <>
      <path className="band" d={`M${[...line('high'), ...line('low').toReversed()].join('L')}Z`} />
      <path className="trend" d={`M${line('value').join('L')}`} />
    </>
  );
}
