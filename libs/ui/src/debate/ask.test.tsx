import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Ask } from './ask.tsx';

test('a pending question has a name, its words, its time and its buttons', () => {
  render(
    <Ask
      label="Point of information"
      clock={{ leftMs: 12_000, totalMs: 15_000 }}
      actions={<button type="button">Accept</button>}
    >
      Ben offers a point.
    </Ask>,
  );
  const group = screen.getByRole('group', { name: 'Point of information' });
  expect(group).toHaveTextContent('0:12 left');
  expect(group).toHaveTextContent('Ben offers a point.');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a wait of days is counted in days', () => {
  render(
    <Ask label="Wait" clock={{ leftMs: 90_000_000, totalMs: 172_800_000 }}>
      Waiting.
    </Ask>,
  );
  expect(screen.getByText('1 d 1 h')).toBeInTheDocument();
});
