import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CountsPlot } from './counts-plot.tsx';
import { PointsPlot, type PointsPlotProps } from './points-plot.tsx';
import { directionOf, trendOf } from './trend.ts';

const scale = {
  min: 1,
  max: 5,
  ticks: [
    { value: 1, label: '1' },
    { value: 5, label: '5' },
  ],
};
const plot = (values: number[], more: Partial<PointsPlotProps> = {}) =>
  render(
    <PointsPlot
      title="Clarity"
      points={values.map((value, index) => ({ label: `${index + 1} Nov`, value }))}
      scale={scale}
      finding="Steady."
      valueName="Score"
      format={(value) => value.toFixed(1)}
      {...more}
    />,
  ).container;

describe('a trend', () => {
  test('does not exist for fewer than five values', () => {
    expect(trendOf([1, 2, 3, 4])).toBeUndefined();
    expect(plot([1, 2, 3, 4]).querySelector('.trend')).toBeNull();
    expect(plot([1, 2, 3, 4, 5]).querySelector('.trend')).not.toBeNull();
  });

  test('passes through values on a line, without a band', () => {
    const trend = trendOf([1, 1.5, 2, 2.5, 3]);
    expect(trend?.at(4)).toEqual({ value: 3, low: 3, high: 3 });
  });

  // By hand: the mean is 3, the slope 0.5, the squared residuals 1.5 in all, so their variance 0.5.
  test('has the band of 80 % that the scatter allows', () => {
    const end = trendOf([2, 3, 2, 4, 4])?.at(4);
    expect(end?.value).toBeCloseTo(4);
    expect(end?.high).toBeCloseTo(4 + 1.638 * Math.sqrt(0.5) * Math.sqrt(1 / 5 + 4 / 10));
    expect(end?.low).toBeCloseTo(8 - (end?.high ?? 0));
  });

  test('rises, falls or is steady as far as its band shows', () => {
    const direction = (values: number[]) => {
      const trend = trendOf(values);
      return trend && directionOf(trend, values.length);
    };
    expect(direction([1, 2, 3, 4, 5])).toBe('rising');
    expect(direction([5, 4, 3, 2, 1])).toBe('falling');
    expect(direction([3, 2, 4, 2, 3])).toBe('steady');
  });
});

describe('a plot', () => {
  test('states its number of values, and its finding', () => {
    plot([2, 3]);
    expect(screen.getByRole('figure', { name: 'Clarity: Steady.' })).toHaveTextContent('n = 2');
  });

  test('offers its values as a table', () => {
    plot([2, 3.5]);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['DebateScore', '1 Nov2.0', '2 Nov3.5']);
  });

  test('draws the last value larger, and intervals as whiskers', () => {
    const drawn = plot([], {
      points: [
        { label: 'a', value: 2, interval: [1.5, 2.5] },
        { label: 'b', value: 3 },
      ],
    });
    expect([...drawn.querySelectorAll('circle')].map((dot) => dot.getAttribute('r'))).toEqual(['2.75', '4']);
    expect(drawn.querySelectorAll('.whisk')).toHaveLength(1);
  });

  test('has no frame without values, and one date with a single value', () => {
    const nothing = plot([], { finding: 'It shows once you have debated.' });
    expect(nothing.querySelector('svg')).toBeNull();
    expect(nothing).toHaveTextContent('n = 0It shows once you have debated.');
    expect(nothing.querySelector('table')).toBeNull();
    expect(plot([3]).querySelector('svg')).toHaveTextContent('1 Nov');
  });

  test('draws many values small, but for the last', () => {
    const drawn = plot(Array.from({ length: 50 }, (_, at) => 1 + (at % 5)));
    const sizes = [...drawn.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('r')));
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([1.75]));
    expect(sizes.at(-1)).toBe(4);
  });

  test('clamps values outside its scale to the edge', () => {
    const drawn = plot([9]);
    expect(drawn.querySelector('circle')?.getAttribute('cy')).toBe('8');
  });

  test('draws no trend when values start from a base', () => {
    const drawn = plot([1, 2, 3, 4, 5], { base: 3 });
    expect(drawn.querySelector('.trend')).toBeNull();
    expect(drawn.querySelectorAll('.whisk')).toHaveLength(4);
  });

  test('draws a bar for each stretch that has any, from zero', () => {
    const counts = [2, 0, 4].map((count, week) => ({ label: `week ${week}`, count }));
    const drawn = render(
      <CountsPlot title="Debates" counts={counts} finding="Six." columns={['Week', 'Debates']} />,
    ).container;
    const heights = [...drawn.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toEqual([46, 92]);
    expect(screen.getByRole('figure')).toHaveTextContent('n = 6');
  });

  test('has its lines at equal steps of whole numbers', () => {
    const { container } = render(
      <CountsPlot
        title="Debates"
        counts={[{ label: 'week 1', count: 3 }]}
        finding="Three."
        columns={['Week', 'Debates']}
      />,
    );
    expect([...container.querySelectorAll('g > text')].map((label) => label.textContent)).toEqual([
      '0',
      '2',
      '4',
    ]);
  });
});
