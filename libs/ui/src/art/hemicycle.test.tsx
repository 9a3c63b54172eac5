import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EmptyHouse } from './empty-house.tsx';
import { HemicycleHero } from './hemicycle-hero.tsx';
import { seatsOf } from './hemicycle.ts';
import { SeatsChart } from './seats-chart.tsx';

const HALL = { centreX: 100, centreY: 100, innerX: 40, innerY: 40, rows: 3, gap: 10 };
/** Every shape in a path begins with one M. */
const shapesIn = (path: Element | null) => path?.getAttribute('d')?.split('M').length ?? 1;
const seatsDrawn = (container: Element, side: string) =>
  shapesIn(container.querySelector(`path.${side}`)) - 1;

describe('a hemicycle', () => {
  test('runs from the left end to the right end of every row', () => {
    const seats = seatsOf(HALL);
    for (const row of [0, 1, 2]) {
      const angles = seats.filter((seat) => seat.row === row).map(({ angle }) => angle);
      expect([angles.at(0), angles.at(-1)]).toEqual([0, 180]);
    }
  });

  test('is symmetric', () => {
    const seats = seatsOf(HALL);
    const left = seats.filter(({ x }) => x < 99.9).length;
    expect(seats.filter(({ x }) => x > 100.1)).toHaveLength(left);
  });

  test('has more room further back', () => {
    const inRow = (row: number) => seatsOf(HALL).filter((seat) => seat.row === row).length;
    expect(inRow(2)).toBeGreaterThan(inRow(0));
  });
});

describe('the chart of a house', () => {
  test('states the numbers in words', () => {
    const { container } = render(<SeatsChart for={17} against={10} undecided={11} />);
    expect(container).toHaveTextContent('For 17, Against 10, undecided 11');
  });

  test('gives every side its share of the seats', () => {
    const { container } = render(<SeatsChart for={50} against={25} undecided={25} />);
    const [inFavour, against, undecided] = ['f', 'a', 'u'].map((side) => seatsDrawn(container, side));
    expect(inFavour! / against!).toBeCloseTo(2, 0);
    expect(against! / undecided!).toBeCloseTo(1, 0);
  });

  test('is all undecided without votes, and all one side if everybody agrees', () => {
    const nobody = render(<SeatsChart for={0} against={0} undecided={0} />).container;
    expect([seatsDrawn(nobody, 'f'), seatsDrawn(nobody, 'a')]).toEqual([0, 0]);
    expect(seatsDrawn(nobody, 'u')).toBeGreaterThan(100);
    const all = render(<SeatsChart for={3} against={0} undecided={0} />).container;
    expect([seatsDrawn(all, 'u'), seatsDrawn(all, 'a')]).toEqual([0, 0]);
  });
});

test('a decorative image is silent', () => {
  const { container } = render(
    <>
      <HemicycleHero />
      <EmptyHouse />
    </>,
  );
  for (const drawing of container.querySelectorAll('svg'))
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
});

test('the hero seats as many For as Against', () => {
  const { container } = render(<HemicycleHero />);
  const seats = (side: string) =>
    [...container.querySelectorAll(`path.${side}`)].reduce((sum, path) => sum + shapesIn(path) - 1, 0);
  expect(seats('f')).toBe(seats('a'));
  expect(seats('f')).toBeGreaterThan(50);
});
