import type { ReactNode } from 'react';
import * as m from '@rostrum/words/charts';
import { asNode } from '../as-node.ts';

interface PlotRow {
  label: string;
  value: string;
}

export interface PlotFrameProps {
  title: string;
  /** The number of observations. */
  n: number;
  /** The finding in one sentence, "no change" included: also its name for people who cannot see it. */
  finding: string;
  /** The headings and the rows of the table. */
  columns: readonly [label: string, value: string];
  rows: readonly PlotRow[];
  children: ReactNode;
}

/**
 * One of several small plots: its title with n, the drawing, a sentence, and a table of the same values. No frame
 * without values.
 */
export function PlotFrame({ title, n, finding, columns, rows, children }: PlotFrameProps) {
  return (
    <figure className="multiple" aria-label={`${title}: ${finding}`}>
      <h3>
        {title}
        <span>n = {n}</span>
      </h3>
      {n > 0 && (
        <svg className="chart" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
          {children}
        </svg>
      )}
      <p>{finding}</p>
      {n > 0 && (
        <details className="plot-table">
          <summary>{asNode(m.table({ title, aloud }))}</summary>
          <table className="data">
            <thead>
              <tr>
                <th scope="col">{columns[0]}</th>
                <th scope="col" className="n">
                  {columns[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, value }, index) => (
                // Two debates on one day have the same label.
                <tr key={index}>
                  <th scope="row">{label}</th>
                  <td className="n num">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}

const aloud = (inside: readonly ReactNode[]) => (
  <span key="aloud" className="visually-hidden">
    {asNode(inside)}
  </span>
);

/** The area of a plot in its own units: values lie between `left` and `right`, `top` and `bottom`. */
export const PLOT = { width: 250, height: 118, left: 30, right: 242, top: 8, bottom: 100 } as const;

interface PlotTick {
  value: number;
  label?: string;
}

/** A scale: its range, and the values with a line; the first is the axis. */
export interface PlotScale {
  min: number;
  max: number;
  ticks: readonly PlotTick[];
}

/** The position of a value in the plot's units; values outside the scale are at its edge. */
export function heightOf({ min, max }: PlotScale, value: number): number {
  const share = (Math.min(max, Math.max(min, value)) - min) / (max - min);
  return round(PLOT.bottom - share * (PLOT.bottom - PLOT.top));
}

/** The x position of a value among so many, the last at the right. */
export function placeOf(index: number, count: number): number {
  const room = PLOT.right - PLOT.left - 24;
  return round(PLOT.right - 12 - (count > 1 ? ((count - 1 - index) / (count - 1)) * room : 0));
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** The axis and the faint lines above it with labels, and both ends of time; for a single value, only the last. */
export function PlotGrid({
  scale,
  ends: [first, last],
}: {
  scale: PlotScale;
  ends: readonly [string, string];
}) {
  return (
    <>
      {scale.ticks.map(({ value, label }, index) => {
        const y = heightOf(scale, value);
        return (
          <g key={value}>
            <line className={index === 0 ? 'axis' : 'grid'} x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />
            {label && (
              <text x="0" y={y + 4}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <text x={PLOT.left + 6} y="115">
        {first}
      </text>
      <text x={PLOT.right - 4} y="115" textAnchor="end">
        {last}
      </text>
    </>
  );
}
