import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SuspensionLine } from './suspension-line.tsx';

const NOW_MS = 1_763_640_000_000;
const data = vi.hoisted(() => ({ standing: undefined as unknown }));
vi.mock('@rostrum/data', () => ({ useStanding: () => data.standing, useServerNow: () => NOW_MS }));

const show = (suspension: object | null) => {
  data.standing = { status: 'ready', value: { suspension }, stale: false };
  return renderPage(<SuspensionLine uid="ben" />);
};

describe('the line above every page', () => {
  test('shows until when a person is suspended, why, and what they can still do', () => {
    show({ fromMs: 0, untilMs: NOW_MS + 1, decisionId: 'd1' });
    expect(screen.getByText(/^Your account is suspended until \d/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Why, and how to appeal' })).toHaveAttribute(
      'href',
      '/app/decisions/d1',
    );
    expect(screen.getByRole('link', { name: 'Your data' })).toBeVisible();
  });

  test('shows that it is permanent', () => {
    show({ fromMs: 0, untilMs: null, decisionId: 'd1' });
    expect(screen.getByText('Your account is suspended.')).toBeVisible();
  });

  test.each([
    ['the moment it is over', { fromMs: 0, untilMs: NOW_MS, decisionId: 'd1' }],
    ['where nothing is held against somebody', null],
  ])('is not there %s', (_, suspension) => {
    show(suspension);
    expect(screen.queryByRole('region', { name: 'Suspension' })).not.toBeInTheDocument();
  });
});
