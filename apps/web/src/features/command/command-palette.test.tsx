import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

const done: string[] = [];

const renderPalette = (change: Partial<CommandPaletteProps> = {}) =>
  renderPage(
    <CommandPalette
      initialText=""
      liveRooms={{ at: 'ready', rooms: [] }}
      actions={{
        go: (path) => done.push(`go ${path}`),
        setTheme: (setting) => done.push(`theme ${setting}`),
        logOut: () => done.push('log out'),
      }}
      onClose={() => done.push('close')}
      {...change}
    />,
  );

const input = () => screen.getByRole('combobox');
const selected = () => screen.getByRole('option', { selected: true });
const type = (keys: string) => userEvent.type(input(), keys);

beforeEach(() => {
  done.length = 0;
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
    expect(done).toEqual(['close', 'go /app/feedback']);
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
    expect(done).toEqual(['close', 'go /app/topics/community']);
  });

  test('says so when nothing is found, and Enter then does nothing', async () => {
    renderPalette();
    await type('xyzzy{Enter}{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing is called “xyzzy”.');
    expect(done).toEqual([]);
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
    ['> join', 'go /app/room?join'],
    ['> join k7q-2ma', 'go /app/room?join=K7Q2MA'],
    ['/theme light', 'theme light'],
    ['> theme dark', 'theme dark'],
    ['theme system', 'theme system'],
    ['> log out', 'log out'],
    ['logout', 'log out'],
  ])('"%s" then Enter: %s', async (typed, act) => {
    renderPalette({ initialText: typed });
    await type('{Enter}');
    expect(done).toEqual(['close', act]);
  });

  test('a click does the same', async () => {
    renderPalette();
    await userEvent.click(screen.getByRole('option', { name: /Start a debate/ }));
    expect(done).toEqual(['close', 'go /app/room?start']);
  });
});

describe('debates that run now', () => {
  const rooms = [{ id: 'r1', motion: 'This house would ban homework', note: 'Opening, For' }];

  test('come first, and are found by their motion', async () => {
    renderPalette({ liveRooms: { at: 'ready', rooms } });
    const live = within(screen.getByRole('group', { name: 'Live now' }));
    expect(live.getByRole('option')).toHaveTextContent('Opening, For');
    await type('homework{Enter}');
    expect(done).toEqual(['close', 'go /app/room/r1']);
  });

  test('are looked for while the rest can be used', async () => {
    renderPalette({ liveRooms: { at: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Looking for debates that run now.');
    await type('people{Enter}');
    expect(done).toEqual(['close', 'go /app/people']);
  });

  test('that could not be fetched are said to be missing', () => {
    renderPalette({ liveRooms: { at: 'error' } });
    expect(screen.getByRole('status')).toHaveTextContent('Debates that run now could not be fetched.');
  });
});
