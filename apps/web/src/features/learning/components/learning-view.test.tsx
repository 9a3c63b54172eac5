import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { LessonProgress, Weakness } from '@rostrum/domain';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LearningView } from './learning-view.tsx';

const NOW_MS = 1_763_640_000_000;
const item = {
  isRight: true,
  answers: 1,
  lastAtMs: 1,
  dueAtMs: NOW_MS - 1,
  reviewedAtMs: NOW_MS,
  stability: 2,
  difficulty: 5,
  lapses: 0,
};
const progress = (id: string, finishedAtMs: number | null): LessonProgress => ({
  id,
  version: 1,
  items: { one: item },
  startedAtMs: 1,
  finishedAtMs,
});
const show = (value: LessonProgress[], weaknesses: Weakness[] = []) =>
  renderPage(
    <LearningView
      progress={{ status: 'ready', value, stale: false }}
      weaknesses={weaknesses}
      nowMs={NOW_MS}
    />,
  );
const lead = () => within(screen.getByRole('region', { name: 'Continue' }));

describe('learning', () => {
  test('lists every lesson under its skill, and offers the first to a beginner', () => {
    show([]);
    for (const { title } of LESSONS) expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(9);
    expect(lead().getByText('Start here')).toBeVisible();
    expect(lead().getByRole('link', { name: 'Open the lesson' })).toHaveAttribute(
      'href',
      '/app/learning/claim-warrant-impact',
    );
    expect(lead().getByText('Nothing to review right now.')).toBeVisible();
  });

  test('shows begun and finished lessons, and leads to the due exercises', () => {
    show([progress('claim-warrant-impact', 5), progress('signposting', null)]);
    expect(screen.getByText('Done')).toBeVisible();
    expect(screen.getByText('Started, 1 answered')).toBeVisible();
    expect(screen.getByText('1 of 6 done, about 100% still known')).toBeVisible();
    expect(lead().getByText('You’ve started this one.')).toBeVisible();
    expect(lead().getByRole('link', { name: 'Review 2 exercises' })).toHaveAttribute(
      'href',
      '/app/learning/review',
    );
  });

  test('names the weakness that a lesson was chosen for', () => {
    show([progress('claim-warrant-impact', 5)], [{ skill: 'weighing', score: 2.4, debates: 9 }]);
    expect(
      lead().getByText('Weighing is where you scored lowest: 2.4 out of 5 over 9 debates.'),
    ).toBeVisible();
  });

  test('explains when prerequisites come first, also to a beginner', () => {
    show([], [{ skill: 'weighing', score: 2.4, debates: 1 }]);
    const why = 'Weighing is where you scored lowest: 2.4 out of 5 over one debate.';
    expect(lead().getByText(`${why} This lesson comes before the ones on that skill.`)).toBeVisible();
  });

  test('finds lessons by prefixes of their words, and says when there are none', async () => {
    show([]);
    const search = screen.getByRole('searchbox', { name: 'Search lessons' });
    await userEvent.type(search, 'rebut turn');
    expect(screen.getByText(`1 of ${LESSONS.length} lessons`)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Rebuttal, three: turn/ })).toBeVisible();
    await userEvent.type(search, ' zebra');
    expect(screen.getByRole('heading', { name: 'No lessons match' })).toBeVisible();
  });

  test('waits for the progress, and reports when it cannot be loaded', async () => {
    const retry = vi.fn<() => void>();
    const { unmount } = renderPage(
      <LearningView progress={{ status: 'loading' }} weaknesses={[]} nowMs={NOW_MS} />,
    );
    expect(screen.getByText('Loading your progress')).toBeInTheDocument();
    unmount();
    renderPage(
      <LearningView
        progress={{ status: 'error', problem: 'denied', message: 'You can’t see this.', retry }}
        weaknesses={[]}
        nowMs={NOW_MS}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
