import { heightOf, PLOT, PlotFrame, PlotGrid, round, type PlotScale } from './plot-frame.tsx';

export interface CountsPlotProps {
  title: string;
  /** Counts by stretch of time, oldest first. */
  counts: readonly { label: string; count: number }[];
  finding: string;
  /** The table's headings for a period and a count. */
  columns: readonly [string, string];
}

/** Counts over time, stretch by stretch, from zero. */
export function CountsPlot({ title, counts, finding, columns }: CountsPlotProps) {
  // Even, so that the line in the middle has a whole number.
  const half = Math.ceil(Math.max(2, ...counts.map(({ count }) => count)) / 2);
  const most = 2 * half;
  const scale: PlotScale = {
    min: 0,
    max: most,
    ticks: [0, half, most].map((value) => ({ value, label: `${value}` })),
  };
  const ends = [counts[0]?.label ?? '', counts.at(-1)?.label ?? ''] as const;
  const width = (PLOT.right - PLOT.left - 12) / counts.length;
  return (
    <PlotFrame
      {...{ title, finding, columns }}
      n={counts.reduce((sum, { count }) => sum + count, 0)}
      rows={counts.map(({ label, count }) => ({ label, value: `${count}` }))}
    >
      <PlotGrid scale={scale} ends={ends} />
      {counts.map(({ label, count }, index) => {
        const y = heightOf(scale, count);
        const x = round(PLOT.left + 6 + index * width + width * 0.2);
        return count > 0 ? (
          <rect key={label} className="dot" x={x} y={y} width={round(width * 0.6)} height={PLOT.bottom - y} />
        ) : null;
      })}
    </PlotFrame>
  );
}
