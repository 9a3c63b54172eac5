import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { ReviewPage } from './review-page.tsx';

const data = vi.hoisted(() => ({ progress: {} as unknown }));

vi.mock('@rostrum/data', async () => ({
  ...(await vi.importActual<object>('@rostrum/data/testing')),
  useServerNow: () => 1_763_640_000_000,
  useLearning: () => ({ progress: data.progress, waiting: 0, answer: () => undefined }),
}));

beforeEach(() => {
  data.progress = { status: 'ready', stale: false, value: [] };
});

const stateAround = (heading: HTMLElement) => heading.closest('.state');

test('with nothing due stays below its own heading, and in the middle of the whole page', () => {
  const { container } = renderPage(<ReviewPage />, { session: aSession() });
  const nothing = screen.getByRole('heading', { level: 2 });
  expect(stateAround(nothing)).toHaveClass('state-small');
  expect(stateAround(nothing)?.parentElement).toBe(container.querySelector('.page'));
  expect(container.querySelector('.review')).toBeNull();
});

test('that fails does so below its own heading', () => {
  data.progress = { status: 'error', message: 'No connection.', retry: () => undefined };
  renderPage(<ReviewPage />, { session: aSession() });
  expect(stateAround(screen.getByRole('heading', { level: 2 }))).toHaveClass('state-small');
});
