import { messagesPath, roomPath, standingPath } from '@rostrum/domain';
import { expect, test, vi } from 'vitest';
import { judgeWords } from '../room/judge-words.ts';
import { aDebateInMemory } from '../testing/a-debate.ts';
import type { Entry } from './once.ts';
import type { Platform } from './platform.ts';

type Ask = Entry['ask'];
const ALLOWED = vi.fn<Ask>(async () => ({ ok: true, isOnRecord: false }));
const SUSPENDED = vi.fn<Ask>(async () => ({ ok: false, refusal: 'suspended' }));

/** A running debate in which Ada has the floor. From then on `beforeCommit` runs just before each commit. */
async function aSpeech(changes: Partial<Platform> = {}) {
  let beforeCommit = async () => {};
  const hooks = { before: () => beforeCommit() };
  const debate = await aDebateInMemory({ settings: { language: 'de' }, changes, hooks });
  const { roomId, database, put, run } = debate;
  await debate.begin();
  const say = (text: string, entry: Entry) => run('ada', { type: 'speak', roomId, text }, { entry });
  const stored = (field: string) =>
    database.all(messagesPath(roomId)).map(({ fields }) => Reflect.get(fields ?? {}, field));
  const said = () => stored('text');
  const room = () => database.get(roomPath(roomId)).fields;
  const record = () => put(standingPath('ada'), { sessionsEndedAtMs: 5, suspension: null });
  const extend = () => run('ada', { type: 'extend', roomId });
  const edit = (messageId: string, text: string) => run('ada', { type: 'edit', roomId, messageId, text });
  return {
    say,
    edit,
    said,
    stored,
    room,
    record,
    extend,
    before: (work: () => Promise<void>) => (beforeCommit = work),
  };
}

test('words of a person with a clean record are stored without a lookup', async () => {
  const { say, said } = await aSpeech();
  const ask = vi.fn<Ask>(ALLOWED);
  expect(await say('Trees cool a street.', { mayHaveStanding: false, ask })).toMatchObject({ ok: true });
  expect(said()).toEqual(['Trees cool a street.']);
  expect(ask).not.toHaveBeenCalled();
});

test('a record that nobody knew of is looked up, and its answer counts', async () => {
  const { say, said, record } = await aSpeech();
  await record();
  const ask = vi.fn<Ask>(async () => ({ ok: true, isOnRecord: true }));
  expect(await say('Trees cool a street.', { mayHaveStanding: false, ask })).toMatchObject({ ok: true });
  expect(ask).toHaveBeenCalled();
  const refused = { mayHaveStanding: false, ask: SUSPENDED };
  expect(await say('They drink the rain.', refused)).toEqual({ ok: false, refusal: 'suspended' });
  expect(said()).toEqual(['Trees cool a street.']);
});

test('a suspension that comes just before the commit still stops the words', async () => {
  const { say, said, record, before } = await aSpeech();
  before(async () => {
    before(async () => {});
    await record();
  });
  const entry = { mayHaveStanding: false, ask: SUSPENDED };
  expect(await say('Trees cool a street.', entry)).toEqual({ ok: false, refusal: 'suspended' });
  expect(said()).toEqual([]);
});

test('and one that comes just before a later try', async () => {
  const { say, said, record, before, extend } = await aSpeech();
  before(async () => {
    before(async () => {
      before(async () => {});
      await record();
    });
    await extend();
  });
  const ask = vi.fn<Ask>(SUSPENDED).mockImplementationOnce(ALLOWED);
  const entry = { mayHaveStanding: false, ask };
  expect(await say('Trees cool a street.', entry)).toEqual({ ok: false, refusal: 'suspended' });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(said()).toEqual([]);
});

test('a person with a known record is looked up first', async () => {
  const { say, said } = await aSpeech();
  const entry = { mayHaveStanding: true, ask: SUSPENDED };
  expect(await say('Trees cool a street.', entry)).toEqual({ ok: false, refusal: 'suspended' });
  expect(said()).toEqual([]);
});

test('a message in another language keeps its name, for its author to be told', async () => {
  const { say, stored } = await aSpeech({ judge: (words) => ({ ...judgeWords(words), foreign: 'ja' }) });
  await say('木は街を涼しくします。', { mayHaveStanding: false, ask: ALLOWED });
  expect(stored('language')).toEqual(['ja']);
});

test('a message that an edit puts into another language gets its name too', async () => {
  const judge: Platform['judge'] = (words) => ({
    ...judgeWords(words),
    ...(words.text.startsWith('木') && { foreign: 'ja' as const }),
  });
  const { say, edit, said, stored } = await aSpeech({ judge });
  const spoken = await say('Trees cool a street.', { mayHaveStanding: false, ask: ALLOWED });
  expect(stored('language')).toEqual([undefined]);
  const messageId = spoken.ok ? (spoken.value.answer['messageId'] ?? '') : '';
  await edit(messageId, '木は街を涼しくします。');
  expect(said()).toEqual(['木は街を涼しくします。']);
  expect(stored('language')).toEqual(['ja']);
});

test('a message in English has no such field, and the room has the language that its host chose', async () => {
  const { say, stored, room } = await aSpeech();
  await say('Trees cool a street.', { mayHaveStanding: false, ask: ALLOWED });
  expect(stored('language')).toEqual([undefined]);
  expect(room()).toMatchObject({ language: 'de' });
});
