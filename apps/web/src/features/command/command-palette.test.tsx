import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recentShelf } from './logic/recent.ts';
import {
  catalogueOf,
  done,
  expectDone,
  forgetDone,
  group,
  input,
  mara,
  renderPalette,
  selected,
  sheets,
  type,
} from './testing/render-palette.tsx';

beforeEach(forgetDone);

describe('with the keyboard alone', () => {
  test('the focus is in the field, with the specified placeholder', () => {
    renderPalette();
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('placeholder', 'Search / Enter command');
  });

  test('continues with the text typed before it opened', () => {
    renderPalette({ initialText: 'lear' });
    expect(input()).toHaveValue('lear');
    expect(selected()).toHaveTextContent('Learning');
  });

  test('Enter does the first hit and closes', async () => {
    renderPalette();
    await type('feedb{Enter}');
    await expectDone('close', 'go /app/feedback');
  });

  test('the arrows cycle through the list, and the field announces the position', async () => {
    renderPalette({ initialText: 'topic' });
    expect(selected()).toHaveTextContent('Generate a New Topic');
    await type('{ArrowDown}');
    expect(selected()).toHaveTextContent('Community Topics');
    expect(input()).toHaveAttribute('aria-activedescendant', selected().id);
    await type('{ArrowDown}');
    expect(selected()).toHaveTextContent('Generate a New Topic');
    await type('{ArrowUp}');
    expect(selected()).toHaveTextContent('Community Topics');
    await type('{Enter}');
    await expectDone('close', 'go /app/topics/community');
  });

  test('reports when nothing is found, and Enter then does nothing', async () => {
    renderPalette();
    await type('xyzzy{Enter}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results for “xyzzy”.'));
    expect(done).toEqual([]);
  });

  test('Enter that was pressed before it was here does the first hit of all', async () => {
    renderPalette({ initialText: 'feedb', isEntered: true });
    await expectDone('close', 'go /app/feedback');
  });

  test('Enter right after a word waits for the hits of that word', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const real = catalogueOf(async () => sheets({ t1: 'This house would ban zoos' }));
    const slow = { ...real, find: (text: string) => gate.then(() => real.find(text)) };
    await real.refresh();
    renderPalette({ catalogue: slow });
    await type('zoos{Enter}');
    expect(done).toEqual([]);
    open();
    await waitFor(() => expect(done[1]).toMatch(/^go \/app\/room\?start=&motion=.*ban\+zoos&topic=t1$/));
  });
});

describe('its actions', () => {
  test.each([
    ['dashboard', 'go /app/dashboard'],
    ['people', 'go /app/people'],
    ['learning', 'go /app/learning'],
    ['generate', 'go /app/topics/generate'],
    ['help', 'go /help'],
    ['> start', 'go /app/room?start'],
    ['> go to people', 'go /app/people'],
    ['> join', 'go /app/room?join'],
    ['> join k7q-2ma', 'go /app/room?join=K7Q2MA'],
    ['/theme light', 'theme light'],
    ['> theme dark', 'theme dark'],
    ['theme system', 'theme system'],
    ['> log out', 'log out'],
    ['logout', 'log out'],
    ['settings', 'go /app/settings'],
    ['> privacy', 'go /app/settings#privacy'],
    ['download my data', 'go /app/settings#data'],
    ['delete my account', 'go /app/settings#delete'],
    ['practise', 'go /app/room?start&practice'],
    ['review', 'go /app/learning/review'],
    ['> teme ligt', 'theme light'],
    ['change my vote', 'go /faq#record'],
  ])('"%s" then Enter: %s', async (typed, act) => {
    renderPalette({ initialText: typed });
    await type('{Enter}');
    await expectDone('close', act);
  });

  test('a click does the same', async () => {
    renderPalette();
    await userEvent.click(screen.getByRole('option', { name: /Start a debate/ }));
    expect(done).toEqual(['close', 'go /app/room?start']);
  });

  test.each(['>', '/'])('%s lists only commands', (sign) => {
    renderPalette({ initialText: sign });
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Go to',
      'Commands',
    ]);
  });
});

describe('pages that not everybody has', () => {
  test.each([
    ['moderator', 'moderation', 'go /app/moderation'],
    ['operator', 'operations', 'go /app/operations'],
  ] as const)('a %s finds the link', async (duty, typed, act) => {
    renderPalette({ duties: [duty], initialText: `> ${typed}` });
    await type('{Enter}');
    await expectDone('close', act);
  });

  test.each([[], ['operator']] as const)('moderation is hidden from a person who is %s', (...duties) => {
    renderPalette({ duties, initialText: '> moderation' });
    expect(screen.queryByRole('option', { name: /Moderation/ })).not.toBeInTheDocument();
  });
});

describe('in a room', () => {
  const run = vi.fn<() => void>();
  const commands = [
    { id: 'raiseHand', label: 'Raise hand', run },
    { id: 'yield', label: 'Yield', because: 'It is not your turn.', run },
  ];
  beforeEach(() => run.mockClear());

  test("the room's actions come first, and show how they are typed", async () => {
    renderPalette({ roomCommands: commands });
    expect(selected()).toHaveTextContent('Raise hand');
    await type('> raise hand{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  test('a disabled action gives the reason and does nothing', async () => {
    renderPalette({ roomCommands: commands, initialText: '> yield' });
    expect(selected()).toHaveTextContent('It is not your turn.');
    await type('{Enter}');
    await expectDone('close');
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the last things opened', () => {
  test('are offered again, newest first, and belong to one person', async () => {
    const first = renderPalette({ initialText: 'learning' });
    await type('{Enter}');
    await expectDone('close', 'go /app/learning');
    first.unmount();
    const second = renderPalette({ initialText: 'change my vote' });
    await type('{Enter}');
    await waitFor(() => expect(done).toContain('go /faq#record'));
    second.unmount();
    renderPalette();
    expect(group('Recent').getAllByRole('option')[0]).toHaveTextContent('Can I change my vote?');
    expect(recentShelf('user_ben').load()).toBeUndefined();
  });

  test('are never people: they may be hidden by then', async () => {
    renderPalette({ findPeople: async () => ({ people: [mara], isAll: true }), initialText: 'mara' });
    await screen.findByRole('option', { name: /Mára Holt/ });
    await type('{Enter}');
    await expectDone('close', 'go /app/people?person=user_mara');
    expect(recentShelf('user_ada').load()).toBeUndefined();
  });
});
