import { browserShelf } from '@rostrum/data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { WaitingRelease } from '../../shared/offline/release.ts';
import * as z from 'zod/mini';
import { BrowserLines } from './browser-lines.tsx';

const shelf = browserShelf('draft', z.array(z.string()));

/** The lines, and a release that comes when a test says so. */
function draw({ isInLiveRoom = false } = {}) {
  let come: (release: WaitingRelease) => void = () => {};
  const watch = (onWaiting: typeof come) => {
    come = onWaiting;
    return () => {};
  };
  const said: string[] = [];
  const release = { begin: async () => void said.push('begins') };
  const reload = () => void said.push('reloads');
  const lines = (live: boolean) => <BrowserLines isInLiveRoom={live} watch={watch} reload={reload} />;
  const { rerender } = render(lines(isInLiveRoom));
  return { said, arrive: () => act(() => come(release)), leave: () => rerender(lines(false)) };
}

test('a new version waits, says so, and reloads only when its button is pressed', async () => {
  const { said, arrive } = draw();
  expect(screen.queryByRole('button')).toBeNull();
  arrive();
  expect(screen.getByRole('status')).toHaveTextContent(
    'A new version is ready. Your drafts will still be here.',
  );
  expect(said).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(said).toEqual(['begins', 'reloads']);
});

test('nothing asks for a reload during a debate; the line comes after it', () => {
  const { arrive, leave, said } = draw({ isInLiveRoom: true });
  arrive();
  expect(screen.queryByRole('status')).toBeNull();
  leave();
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  expect(said).toEqual([]);
});

test('a browser without room says that drafts are not kept, before anybody reloads', () => {
  const full = new DOMException('No room', 'QuotaExceededError');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  const { arrive } = draw();
  arrive();
  act(() => shelf.save(['words']));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringContaining('This browser has run out of storage'),
    expect.stringContaining('Your draft can’t be stored, so copy it first.'),
  ]);
  vi.restoreAllMocks();
});
