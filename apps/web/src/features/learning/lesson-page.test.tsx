import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Live } from '@rostrum/data';
import type { LessonAnswer, LessonProgress, ProgressItem } from '@rostrum/domain';
import { withPageWorker } from '../../testing/page-worker.ts';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { LessonPage } from './lesson-page.tsx';

withPageWorker();

const NOW_MS = 1_763_640_000_000;
const data = vi.hoisted(() => ({
  progress: undefined as unknown,
  waiting: 0,
  answered: [] as unknown[],
}));

vi.mock('@rostrum/data', async () => ({
  ...(await vi.importActual<object>('@rostrum/data/testing')),
  useServerNow: () => 1_763_640_000_000,
  useWeaknesses: () => [],
  useLearning: () => ({
    progress: data.progress,
    waiting: data.waiting,
    answer: (answer: unknown) => data.answered.push(answer),
  }),
}));

const item: ProgressItem = {
  isRight: true,
  answers: 1,
  lastAtMs: NOW_MS,
  dueAtMs: NOW_MS + 2 * 86_400_000,
  reviewedAtMs: NOW_MS,
  stability: 2,
  difficulty: 5,
  lapses: 0,
};
const known = (items: Record<string, ProgressItem> = {}, version = 1): Live<LessonProgress[]> => ({
  status: 'ready',
  stale: false,
  value:
    Object.keys(items).length === 0
      ? []
      : [{ id: 'weighing-scales', version, items, startedAtMs: 1, finishedAtMs: null }],
});

const show = (lesson = 'weighing-scales') =>
  renderPage(
    <Routes>
      <Route path="/app/learning/:lessonId" element={<LessonPage />} />
    </Routes>,
    { path: `/app/learning/${lesson}`, session: aSession() },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const note = () => screen.findByRole('note', { name: 'Moderator checks your answer' }, { timeout: 50_000 });
const begin = async () => {
  const drawn = show();
  await screen.findByRole('heading', { level: 1 });
  await press('Start the exercises');
  return drawn;
};
const answers = () => data.answered as Omit<LessonAnswer, 'atMs'>[];

beforeEach(() => Object.assign(data, { progress: known(), waiting: 0, answered: [] }));

describe('a lesson', () => {
  test('opens with its text, its words and the minutes that it takes', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Weighing: why your point matters more',
    );
    expect(screen.getByText('About 8 of 8 minutes left')).toBeVisible();
    expect(within(screen.getByRole('complementary')).getByText('how many people')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Five scales' })).toBeVisible();
  });

  test('says of a wrong choice why it is wrong, and counts the answer', async () => {
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'So the cameras should come down.' }));
    await press('Check');
    expect(await note()).toHaveTextContent('Not that one. That is the conclusion.');
    expect(answers()).toMatchObject([
      { lessonId: 'weighing-scales', version: 2, exerciseId: 'spot-weighing', isRight: false },
    ]);
    expect(screen.getByRole('button', { name: 'Next one' })).toHaveFocus();
  });

  test('points out a missing choice, and counts nothing', async () => {
    await begin();
    expect(screen.getByRole('button', { name: 'Check' })).toHaveAccessibleDescription('Choose one first.');
    await press('Check');
    expect(answers()).toEqual([]);
  });

  test('continues with the next exercise, whose question takes the focus', async () => {
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: /A stolen phone/ }));
    await press('Check');
    await press('Next one');
    expect(screen.getByRole('heading', { name: 'Which scale does the sentence use?' })).toHaveFocus();
  });

  test('checks written text with the engine, and gives the reason', async () => {
    await begin();
    await press('Write');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Your answer' }),
      'Children matter. Minutes are short.',
    );
    await press('Check');
    expect(await note()).toHaveTextContent('It has 5 words; 8 are needed.');
    expect(answers()).toMatchObject([{ exerciseId: 'write-weigh', isRight: false }]);
    expect(screen.getByText('Three good answers')).toBeVisible();
  });

  const write = async (text: string) => {
    await begin();
    await press('Write');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), text);
    await press('Check');
    return note();
  };

  test('refuses an answer for the other side, with its words and what to do next', async () => {
    const said = await write(
      'Ten minutes of all parents matter more than two children, as they add up to years.',
    );
    expect(said).toHaveTextContent('minutes of all parents matter more argues the other side.');
    expect(said).toHaveTextContent('Here you speak for your own side: say what’s good about it.');
    expect(answers()).toMatchObject([{ exerciseId: 'write-weigh', isRight: false }]);
  });

  test('quotes the words of a reason that fits under any motion', async () => {
    const said = await write(
      'The ten minutes matter less than the children, because that is more important in various respects.',
    );
    expect(said).toHaveTextContent(
      'This reason would fit any motion: that is more important in various respects.',
    );
  });

  test('says that it cannot tell, counts nothing, and shows good answers to compare with', async () => {
    const said = await write(
      'Ten minutes matter less than a child, because people can always find time later on.',
    );
    expect(said).toHaveTextContent('I can see the parts, not how good they are.');
    expect(answers()).toEqual([]);
    const good = screen.getByRole('region', { name: 'Three good answers' });
    expect(within(good).getByText(/^Ten minutes touch more people/)).toBeVisible();
  });

  test('accepts an answer of one’s own, and does not call it good', async () => {
    const said = await write(
      'A late parent is cross for an hour; the family of a child who was hit stays sad for years. So ten minutes weigh less.',
    );
    expect(said).toHaveTextContent('Whether it convinces, only a listener can say.');
    expect(answers()).toMatchObject([{ exerciseId: 'write-weigh', isRight: true }]);
  });

  test('asks for text if there is none', async () => {
    await begin();
    await press('Write');
    await press('Check');
    expect(screen.getByText('Write your answer first.')).toBeVisible();
    expect(answers()).toEqual([]);
  });

  test('reopens at the same place, with the written text', async () => {
    const drawn = await begin();
    await press('Write');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Half a thought');
    drawn.unmount();
    show();
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('Half a thought');
  });

  test('that was edited since lists removed exercises, and keeps the rest', async () => {
    data.progress = known({ 'spot-weighing': item, 'no-longer-there': item });
    show();
    expect(await screen.findByText(/One answer belonged to an exercise that’s gone/)).toBeVisible();
    await press('Feedback');
    expect(screen.getByText(/1 of 8 right so far/)).toBeVisible();
    expect(screen.getByText('Comes back in 2 days')).toBeVisible();
  });

  test('shows how many answers wait for a connection', async () => {
    data.waiting = 2;
    show();
    expect(
      await screen.findByText('2 answers are saved in this browser until you’re back online.'),
    ).toBeVisible();
  });

  test('that does not exist says so and leads back', async () => {
    show('no-such-lesson');
    expect(await screen.findByRole('heading', { name: 'There’s no lesson at this address' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All lessons' })).toHaveAttribute('href', '/app/learning');
  });

  test('whose progress is unreadable gives the reason, and retries', async () => {
    const retry = vi.fn<() => void>();
    data.progress = {
      status: 'error',
      problem: 'unreachable',
      message: 'We can’t reach the server.',
      retry,
    };
    show();
    expect(await screen.findByText('We can’t reach the server.')).toBeVisible();
    await press('Try again');
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
