import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { houseOf, SEATS_AT_MOST, shared } from './house.ts';
import { SwingChart } from './swing-chart.tsx';

const seatsDrawn = (house: Element | undefined, side: string) =>
  (house?.querySelector(`path.${side}`)?.getAttribute('d')?.split('M').length ?? 1) - 1;

describe('a house', () => {
  test.each([0, 1, 5, 8, 9, 38, 41, 66, 149, 150])('has a seat for each of %i people', (count) => {
    const { seats } = houseOf(count);
    expect(seats).toHaveLength(count);
    expect(new Set(seats.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count);
  });

  test('seats no two people on each other', () => {
    for (const count of [8, 20, 40, 65, 100, 150]) {
      const { seats, radius } = houseOf(count);
      const near = seats.flatMap((a, index) =>
        seats.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      );
      expect(Math.min(...near)).toBeGreaterThan(radius * 2);
    }
  });

  test('grows no further than its hall', () => {
    expect(houseOf(5_000).seats).toHaveLength(SEATS_AT_MOST);
  });

  test('shares its seats without losing one', () => {
    expect(shared(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(shared(7, [0, 0, 3])).toEqual([0, 0, 7]);
    expect(shared(5, [0, 0, 0])).toEqual([0, 0, 0]);
  });
});

describe('the picture of a swing', () => {
  test('draws one seat for each vote, and states the finding', () => {
    const votes = {
      before: { for: 17, against: 10, undecided: 11 },
      after: { for: 18, against: 17, undecided: 3 },
    };
    const { container } = render(<SwingChart {...votes} finding="Against gained 18 points." />);
    const [before, after] = container.querySelectorAll('.swing-house');
    expect(['f', 'u', 'a'].map((side) => seatsDrawn(before, side))).toEqual([17, 11, 10]);
    expect(['f', 'u', 'a'].map((side) => seatsDrawn(after, side))).toEqual([18, 3, 17]);
    expect(screen.getByRole('figure', { name: 'Against gained 18 points.' })).toHaveTextContent(
      '11 undecided',
    );
  });

  test('explains when a seat is more than one person', () => {
    const many = { for: 400, against: 200, undecided: 200 };
    const { container } = render(<SwingChart before={many} after={many} finding="Nobody moved." />);
    expect(seatsDrawn(container.querySelector('.swing-house') ?? undefined, 'f')).toBe(75);
    expect(screen.getAllByText('Each seat is a share of the votes.')).toHaveLength(2);
  });
});
