import { act, render } from '@testing-library/react';
import { NEW_REACH, type Reach } from '@rostrum/domain';
import { FIRST_LANGUAGE, setLanguageSource, type Language } from '@rostrum/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../../shared/session/session.ts';
import { aSession } from '../../testing/render-page.tsx';
import { StoredLanguage } from './stored-language.tsx';

const data = vi.hoisted(() => ({ reach: undefined as unknown, sent: [] as unknown[] }));
vi.mock('@rostrum/data', () => ({
  useReach: () => data.reach,
  commands: { people: async (command: unknown) => void data.sent.push(command) },
}));

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const offered: readonly Language[] = ['en', 'de'];
let visibility: DocumentVisibilityState;
let isOnline: boolean;

beforeEach(() => {
  data.sent = [];
  visibility = 'visible';
  isOnline = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  setLanguageSource(() => 'de');
});
afterEach(() => {
  vi.restoreAllMocks();
  setLanguageSource(() => FIRST_LANGUAGE);
});

const stored = (value: Reach | null, stale = false) => void (data.reach = { status: 'ready', value, stale });
const page = (among = offered) => (
  <SessionContext value={aSession()}>
    <StoredLanguage offered={among} />
  </SessionContext>
);
const open = (among = offered) => render(page(among));

test('a page in another language than the stored one stores it once, with the stored zone', () => {
  stored({ ...NEW_REACH, timeZone: 'Asia/Tokyo' });
  const { rerender } = open();
  stored({ ...NEW_REACH, timeZone: 'Asia/Tokyo', language: 'es' });
  rerender(page());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(data.sent).toEqual([{ type: 'saveReach', timeZone: 'Asia/Tokyo', language: 'de' }]);
});

test('who never chose anything gets the zone of this device with it', () => {
  stored(null);
  open();
  expect(data.sent).toEqual([{ type: 'saveReach', timeZone: ZONE, language: 'de' }]);
});

test('the same language is not stored again, and English needs no storing', () => {
  stored({ ...NEW_REACH, language: 'de' });
  open();
  setLanguageSource(() => 'en');
  stored(null);
  open();
  expect(data.sent).toEqual([]);
});

test('a hidden page stores nothing until it is seen', () => {
  visibility = 'hidden';
  stored(null);
  open();
  expect(data.sent).toEqual([]);
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(data.sent).toHaveLength(1);
});

test('a page without a connection stores nothing until it is back', () => {
  isOnline = false;
  stored(null);
  open();
  expect(data.sent).toEqual([]);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(data.sent).toHaveLength(1);
});

test('nothing is stored while the stored language is unknown, or where one language alone is offered', () => {
  data.reach = { status: 'loading' };
  open();
  stored(null, true);
  open();
  stored(null);
  open(['en']);
  expect(data.sent).toEqual([]);
});
