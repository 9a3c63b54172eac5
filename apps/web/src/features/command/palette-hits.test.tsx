import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  catalogueOf,
  done,
  expectDone,
  forgetDone,
  group,
  mara,
  NO_NEWS,
  renderPalette,
  sheets,
  type,
} from './testing/render-palette.tsx';
import type { FindPeople } from './hooks/use-people.ts';

beforeEach(forgetDone);

describe('debates', () => {
  const rooms = [
    { id: 'r1', motion: 'This house would ban homework', note: 'Opening, For', isLive: true },
    { id: 'r2', motion: 'This house would ban exams', note: 'Quick clash', isLive: false },
  ];

  test('that run are offered at once, others on search', async () => {
    renderPalette({ rooms: { at: 'ready', rooms } });
    expect(group('Rooms').getByRole('option')).toHaveTextContent('Opening, For');
    await type('exams{Enter}');
    await expectDone('close', 'go /app/room/r2');
  });

  test('are looked for while the rest can be used', async () => {
    renderPalette({ rooms: { at: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Looking for current debates.');
    await type('people{Enter}');
    await expectDone('close', 'go /app/people');
  });

  test('that could not be fetched are said to be missing', () => {
    renderPalette({ rooms: { at: 'error' } });
    expect(screen.getByRole('status')).toHaveTextContent('We couldn’t fetch the current debates.');
  });

  test('that have ended are found by their motion, but not twice', async () => {
    const ended = { r2: 'This house would ban exams', r3: 'This house would ban examples' };
    renderPalette({
      rooms: { at: 'ready', rooms },
      catalogue: catalogueOf(async () => sheets(ended, 'debate')),
      initialText: 'exam',
    });
    await waitFor(() => expect(group('Rooms').getAllByRole('option')).toHaveLength(2));
    expect(group('Rooms').getByRole('option', { name: /examples/ })).toHaveTextContent('ended');
  });
});

describe('topics', () => {
  test('are found with the typed passage marked, and lead to a debate on them', async () => {
    const catalogue = catalogueOf(async () => sheets({ t1: 'This house would cap rents' }));
    renderPalette({ catalogue, initialText: 'rent' });
    const option = await screen.findByRole('option', { name: /cap rents/ });
    expect(within(option).getByText('rent').tagName).toBe('MARK');
    await userEvent.click(option);
    expect(done[1]).toMatch(/topic=t1/);
  });

  test('are looked for from the second letter on', async () => {
    renderPalette({ catalogue: catalogueOf(async () => sheets({ t1: 'Cap rents' })), initialText: 'c' });
    expect(await screen.findByRole('option', { name: /Community Topics/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('group', { name: 'Topics' })).toBeNull();
    await type('a');
    expect(await screen.findByRole('option', { name: /Cap rents/ })).toBeVisible();
  });

  test('stay while somebody types on, until the next answer arrives', async () => {
    const answers: (() => void)[] = [];
    const real = catalogueOf(async () => sheets({ t1: 'Cap rents', t2: 'Cap rewards' }));
    const catalogue = {
      ...real,
      find: async (text: string) => {
        const found = await real.find(text);
        if (text !== 're') await new Promise<void>((resolve) => answers.push(resolve));
        return found;
      },
    };
    renderPalette({ catalogue, initialText: 're' });
    await waitFor(() => expect(group('Topics').getAllByRole('option')).toHaveLength(2));
    await type('n');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(group('Topics').getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    answers[0]?.();
    await waitFor(() => expect(group('Topics').getByRole('option')).toHaveTextContent('Cap rents'));
  });

  test('that cannot be fetched are said to be missing, and are fetched again on demand', async () => {
    const answers = [Promise.reject(new Error('cut')), Promise.resolve(sheets({ t1: 'Cap rents' }))];
    for (const answer of answers) answer.catch(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const catalogue = catalogueOf(() => answers.shift() ?? Promise.resolve(NO_NEWS));
    renderPalette({ catalogue, initialText: 'rent' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We couldn’t fetch topics'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Cap rents/ })).toBeVisible();
  });
});

describe('people', () => {
  test('are found on the server, by a name without its accents', async () => {
    renderPalette({ findPeople: async () => ({ people: [mara], isAll: true }), initialText: 'mara' });
    const option = await screen.findByRole('option', { name: /Mára Holt/ });
    expect(option).toHaveTextContent('@mara_h');
    await type('{Enter}');
    await expectDone('close', 'go /app/people?person=user_mara');
  });

  test('tolerate a typing mistake: the prefix is searched', async () => {
    const asked: string[] = [];
    const find: FindPeople = async (words) => {
      asked.push(words);
      return { people: words === 'mar' ? [mara] : [], isAll: true };
    };
    renderPalette({ findPeople: find, initialText: 'mars holt' });
    expect(await screen.findByRole('option', { name: /Mára Holt/ })).toBeVisible();
    expect(asked).toEqual(['mars holt', 'mar']);
  });

  test('are requested once, if the first answer was complete', async () => {
    const find = vi.fn<FindPeople>(async () => ({ people: [mara], isAll: true }));
    renderPalette({ findPeople: find, initialText: 'ma' });
    await screen.findByRole('option', { name: /Mára Holt/ });
    await type('ra h');
    expect(await screen.findByRole('option', { name: /Mára Holt/ })).toBeVisible();
    await type('zz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results for'));
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('that could not be looked for are said to be missing', async () => {
    renderPalette({ findPeople: async () => ({ problem: 'Slow down.' }), initialText: 'mara' });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('We couldn’t search for people: Slow down.'),
    );
  });
});
