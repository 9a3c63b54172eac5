import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Avatar, initialsOf, toneOf } from './avatar.tsx';
import { SeatPips } from './seat-pips.tsx';
import { Side } from './side.tsx';

describe('initials', () => {
  test.each([
    ['Ines Duarte', 'ID'],
    ['ines_d', 'ID'],
    ['Ada', 'A'],
    ['Jean-Luc van der Berg', 'JB'],
    ['élodie', 'É'],
    ['李 雷', '李雷'],
    ['  ', '?'],
    ['🎉', '?'],
    ['🎉 Fay', 'F'],
  ])('of "%s" are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

test('a name keeps its tone, and tones are 1 to 5', () => {
  const tones = ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay', 'Ines', 'Jonas'].map(toneOf);
  expect(toneOf('Ada')).toBe(tones[0]);
  for (const tone of tones) expect([1, 2, 3, 4, 5]).toContain(tone);
  expect(new Set(tones).size).toBeGreaterThan(2);
});

describe('an avatar', () => {
  test('is silent beside a name', () => {
    render(<Avatar name="Ines Duarte" presence="here" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('alone names the person and whether they are here', () => {
    render(<Avatar name="Ines Duarte" presence="away" alone />);
    expect(screen.getByRole('img', { name: 'Ines Duarte, away' })).toBeInTheDocument();
  });

  test('shows initials if the photo does not load', () => {
    const { container } = render(<Avatar name="Ines Duarte" photo="https://photos.example/broken.webp" />);
    expect(container.firstElementChild).not.toHaveAttribute('data-initials');
    fireEvent.error(container.querySelector('img')!);
    expect(container.firstElementChild).toHaveAttribute('data-initials', 'ID');
  });
});

test('a side has a shape and a word in addition to its colour', () => {
  const { container } = render(<Side side="against" word="Against 54%" />);
  expect(container).toHaveTextContent('Against 54%');
  expect(container.querySelector('.against .pip')).toBeInTheDocument();
});

test('seats of two teams on one bench are counted apart', () => {
  const team = (name: string, seated: number) => ({ name, seated, seats: 2 });
  const teams = [team('Opening government', 2), team('Closing government', 0)];
  const { container } = render(
    <SeatPips for={{ seated: 2, seats: 4, teams }} against={{ seated: 1, seats: 2 }} />,
  );
  expect(
    screen.getByText(
      'Opening government: 2 of 2 seats taken, Closing government: 0 of 2 seats taken, Against: 1 of 2 seats taken',
    ),
  ).toBeInTheDocument();
  expect(
    [...container.querySelectorAll('span.for')].map((one) => one.querySelectorAll('.pip-empty').length),
  ).toEqual([0, 2]);
});

test('seats are counted in words and drawn full or hollow', () => {
  const { container } = render(<SeatPips for={{ seated: 3, seats: 3 }} against={{ seated: 1, seats: 3 }} />);
  expect(screen.getByText('For: 3 of 3 seats taken, Against: 1 of 3 seats taken')).toBeInTheDocument();
  expect(container.querySelectorAll('.for .pip-empty')).toHaveLength(0);
  expect(container.querySelectorAll('.against .pip-empty')).toHaveLength(2);
});
