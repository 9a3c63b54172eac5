import { Modal } from '@rostrum/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { CommandPalette, type CommandPaletteProps } from '../command-palette.tsx';
import { createCatalogue } from '../../../shared/search/catalogue/catalogue.ts';
import type { StoredSheets } from '../../../shared/search/catalogue/sheet-store.ts';
import { recentShelf } from '../logic/recent.ts';

/** The palette's actions, in words, in order. */
export const done: string[] = [];

/** Before each test of a file that reads it. */
export function forgetDone(): void {
  done.length = 0;
}

const actions = {
  go: (path: string) => void done.push(`go ${path}`),
  setTheme: (setting: string) => void done.push(`theme ${setting}`),
  logOut: () => void done.push('log out'),
};
const PAGES = [{ title: 'Can I change my vote?', note: 'FAQ', path: '/faq#record' }];
export const NO_NEWS: StoredSheets = { mark: { seconds: 0, nanoseconds: 0 }, sheets: [] };
export const catalogueOf = (news: () => Promise<StoredSheets>) => createCatalogue('test', news);

const nothingThere: CommandPaletteProps = {
  initialText: '',
  duties: [],
  rooms: { at: 'ready', rooms: [] },
  pages: PAGES,
  roomCommands: [],
  catalogue: catalogueOf(async () => NO_NEWS),
  findPeople: async () => ({ people: [], isAll: true }),
  recent: recentShelf('user_ada'),
  actions,
  onClose: () => done.push('close'),
};

/** Ada's palette, with nothing to be found but the sections, the commands and one question. */
export const renderPalette = (change: Partial<CommandPaletteProps> = {}) =>
  renderPage(
    <Modal onClose={() => done.push('close')}>
      <CommandPalette {...nothingThere} {...change} />
    </Modal>,
  );

export const input = () => screen.getByRole('combobox');
export const selected = () => screen.getByRole('option', { selected: true });
export const type = (keys: string) => userEvent.type(input(), keys);
export const group = (name: string) => within(screen.getByRole('group', { name }));
export const expectDone = (...acts: string[]) => waitFor(() => expect(done).toEqual(acts));

export const sheets = (
  motions: Record<string, string>,
  kind: 'topic' | 'debate' = 'topic',
): StoredSheets => ({
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

export const mara = {
  uid: 'user_mara',
  displayName: 'Mára Holt',
  username: 'mara_h',
  photoURL: '',
  bio: '',
  interests: [],
  debates: 3,
  lastSeenAtMs: 0,
};
