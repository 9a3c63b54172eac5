import { afterEach, expect, test } from 'vitest';
import { newCommandId } from '../commands/send-command.ts';
import { readAllDrafts } from './all-drafts.ts';
import { browserShelf, roomShelfKey } from '../storage/browser-shelf.ts';
import { draftsSchema } from './drafts.ts';

afterEach(() => localStorage.clear());

const shelve = (uid: string, roomId: string, ...texts: string[]) =>
  browserShelf(roomShelfKey('draft', uid, roomId), draftsSchema).save(
    texts.map((text) => ({ id: newCommandId(), tab: 'one', text, replaces: null })),
  );

test('drafts of every room, the last one first, and nobody else’s', () => {
  shelve('ada', 'r1', 'First', 'Second', 'Second');
  shelve('ada', 'r2', '  ');
  shelve('ben', 'r3', 'Mine');
  expect(readAllDrafts('ada')).toEqual([{ roomId: 'r1', texts: ['Second', 'First'] }]);
});

test('a broken draft hides no other', () => {
  shelve('ada', 'r1', 'First');
  localStorage.setItem(roomShelfKey('draft', 'ada', 'r2'), '{');
  expect(readAllDrafts('ada').map(({ roomId }) => roomId)).toEqual(['r1']);
});
