import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
import { createCatalogue } from './index/catalogue.ts';
import type { StoredSheets } from './index/sheet-store.ts';
import { recentShelf } from './recent.ts';
import type { FindPeople } from './use-people.ts';

const done: string[] = [];

const sheets = (motions: Record<string, string>, kind: 'topic' | 'debate' = 'topic'): StoredSheets => ({
  mark: { seconds: 1, nanoseconds: 0 },
  sheets: [
    {
      id: `${kind}-1`,
      kind,
      entries: Object.fromEntries(
        Object.entries(motions).map(([id, text]) => [id, { text, note: 'Democracy' }]),
      ),
    },
  ],
});
const NO_NEWS: StoredSheets = { mark: { seconds: 0, nanoseconds: 0 }, sheets: [] };
const catalogueOf = (news: () => Promise<StoredSheets>) => createCatalogue('test', news);
const nobody: FindPeople = async () => ({ people: [], isAll: true });
const mara = {
  uid: 'user_mara',
  displayName: 'Mára Holt',
  username: 'mara_h',
  photoURL: '',
  bio: '',
  interests: [],
  debates: 3,
  lastSeenAtMs: 0,
};

const actions = {
  go: (path: string) => void done.push(`go ${path}`),
  setTheme: (setting: string) => void done.push(`theme ${setting}`),
  logOut: () => void done.push('log out'),
};
const ready: CommandPaletteProps['rooms'] = { at: 'ready', rooms: [] };

const renderPalette = (change: Partial<CommandPaletteProps> = {}) =>
  renderPage(
    <CommandPalette
      initialText=""
      rooms={ready}
      pages={PAGES}
      roomCommands={NO_COMMANDS}
      catalogue={catalogueOf(async () => NO_NEWS)}
      findPeople={nobody}
      recent={recentShelf('user_ada')}
      actions={actions}
      onClose={() => done.push('close')}
      {...change}
    />,
  );
const PAGES = [{ title: 'Can I change my vote?', note: 'FAQ', path: '/faq#record' }];
const NO_COMMANDS: CommandPaletteProps['roomCommands'] = [];

const input = () => screen.getByRole('combobox');
const selected = () => screen.getByRole('option', { selected: true });
const type = (keys: string) => userEvent.type(input(), keys);
const group = (name: string) => within(screen.getByRole('group', { name }));
const expectDone = (...acts: string[]) => waitFor(() => expect(done).toEqual(acts));

beforeEach(() => {
  done.length = 0;
  localStorage.clear();
});

describe('with the keyboard alone', () => {
  test('the focus is in the field, with the specified placeholder', () => {
    renderPalette();
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('placeholder', 'Search / Enter command');
  });

  test('goes on with what was typed before it opened', () => {
    renderPalette({ initialText: 'lear' });
    expect(input()).toHaveValue('lear');
    expect(selected()).toHaveTextContent('Learning');
  });

  test('Enter does the first hit and closes', async () => {
    renderPalette();
    await type('feedb{Enter}');
    await expectDone('close', 'go /app/feedback');
  });

  test('the arrows move round and round, and the field says where they are', async () => {
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

  test('says so when nothing is found, and Enter then does nothing', async () => {
    renderPalette();
    await type('xyzzy{Enter}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing is called “xyzzy”.'));
    expect(done).toEqual([]);
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

describe('what it does', () => {
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

  test.each(['>', '/'])('%s lists commands and nothing else', (sign) => {
    renderPalette({ initialText: sign });
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Go to',
      'Commands',
    ]);
  });
});

describe('in a room', () => {
  const run = vi.fn<() => void>();
  const commands = [
    { id: 'raiseHand', label: 'Raise hand', run },
    { id: 'yield', label: 'Yield', because: 'It is not your turn.', run },
  ];
  beforeEach(() => run.mockClear());

  test('what may be done there comes first, and is known by how it is typed', async () => {
    renderPalette({ roomCommands: commands });
    expect(selected()).toHaveTextContent('Raise hand');
    await type('> raise hand{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  test('what rests says why and is not done', async () => {
    renderPalette({ roomCommands: commands, initialText: '> yield' });
    expect(selected()).toHaveTextContent('It is not your turn.');
    await type('{Enter}');
    await expectDone('close');
    expect(run).not.toHaveBeenCalled();
  });
});

describe('debates', () => {
  const rooms = [
    { id: 'r1', motion: 'This house would ban homework', note: 'Opening, For', isLive: true },
    { id: 'r2', motion: 'This house would ban exams', note: 'Quick clash', isLive: false },
  ];

  test('that run are offered at once, others to who looks for them', async () => {
    renderPalette({ rooms: { at: 'ready', rooms } });
    expect(group('Rooms').getByRole('option')).toHaveTextContent('Opening, For');
    await type('exams{Enter}');
    await expectDone('close', 'go /app/room/r2');
  });

  test('are looked for while the rest can be used', async () => {
    renderPalette({ rooms: { at: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Looking for debates that run now.');
    await type('people{Enter}');
    await expectDone('close', 'go /app/people');
  });

  test('that could not be fetched are said to be missing', () => {
    renderPalette({ rooms: { at: 'error' } });
    expect(screen.getByRole('status')).toHaveTextContent('Debates that run now could not be fetched.');
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

  test('that cannot be fetched are said to be missing, and are fetched again on demand', async () => {
    const answers = [Promise.reject(new Error('cut')), Promise.resolve(sheets({ t1: 'Cap rents' }))];
    for (const answer of answers) answer.catch(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const catalogue = catalogueOf(() => answers.shift() ?? Promise.resolve(NO_NEWS));
    renderPalette({ catalogue, initialText: 'rent' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('could not be fetched'));
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

  test('are forgiven a typing mistake: who begins so is asked for', async () => {
    const asked: string[] = [];
    const find: FindPeople = async (words) => {
      asked.push(words);
      return { people: words === 'mar' ? [mara] : [], isAll: true };
    };
    renderPalette({ findPeople: find, initialText: 'mars holt' });
    expect(await screen.findByRole('option', { name: /Mára Holt/ })).toBeVisible();
    expect(asked).toEqual(['mars holt', 'mar']);
  });

  test('are asked for once, as long as the first answer had everybody', async () => {
    const find = vi.fn<FindPeople>(async () => ({ people: [mara], isAll: true }));
    renderPalette({ findPeople: find, initialText: 'ma' });
    await screen.findByRole('option', { name: /Mára Holt/ });
    await type('ra h');
    expect(await screen.findByRole('option', { name: /Mára Holt/ })).toBeVisible();
    await type('zz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing is called'));
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('that could not be looked for are said to be missing', async () => {
    renderPalette({ findPeople: async () => ({ problem: 'Slow down.' }), initialText: 'mara' });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('People could not be looked for: Slow down.'),
    );
  });
});

describe('the last things opened', () => {
  test('are offered again, the newest first, and belong to one person', async () => {
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
