import { randomUUID } from 'node:crypto';
import { memberPath, triesPath, unreadableId, unreadablePath, type UnreadableCommand } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, call, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import { openRoom } from '../testing/rooms.ts';

const db = emulatedDatabase;
let [olga, ada, mona] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let roomId: string;

beforeAll(async () => {
  [olga, ada, mona] = await Promise.all([
    aPerson('Olga Roth', { operator: true }),
    aPerson('Ada Vale'),
    aPerson('Mona Lind', { moderator: true }),
  ]);
  ({ roomId } = await openRoom(ada));
});

const asks = ({ idToken }: TestPerson, command: UnreadableCommand) =>
  call('operations', { command }, idToken);
const tells = (person: TestPerson, path: string) =>
  call('feedback', { commandId: randomUUID(), command: { type: 'reportUnreadable', path } }, person.idToken);
const entryOf = async (path: string) =>
  (
    await db()
      .doc(unreadablePath(await unreadableId(path)))
      .get()
  ).data();

/** A membership with a field that its schema refuses and can do without, and its entry in the list. */
async function aBrokenMember(fields: object = { writingAtMs: 'a secret' }) {
  const path = memberPath(roomId, `user_${randomUUID().slice(0, 8)}`);
  const member = { uid: 'somebody', displayName: 'A secret', photoURL: '', joinedAtMs: 1, lastSeenAtMs: 1 };
  await db()
    .doc(path)
    .set({ ...member, ...fields });
  expect((await tells(ada, path)).result?.ok).toBe(true);
  return { path, id: await unreadableId(path), member };
}

describe('a browser that can’t read a document', () => {
  test('is noted once, with names of fields and no stored words', async () => {
    const { path } = await aBrokenMember();
    await tells(ada, path);
    const entry = await entryOf(path);
    expect(entry).toMatchObject({ path, problems: ['writingAtMs: expected number'], count: 1 });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  test('notes nothing for readable or missing documents, and answers the same', async () => {
    for (const path of [memberPath(roomId, ada.uid), 'rooms/nowhere', 'elsewhere/one']) {
      expect((await tells(ada, path)).result?.ok).toBe(true);
      expect(await entryOf(path)).toBeUndefined();
    }
    expect((await tells(ada, 'rooms')).error?.status).toBe('INVALID_ARGUMENT');
    const command = { type: 'reportUnreadable', path: 'rooms/one' };
    expect((await call('feedback', { commandId: randomUUID(), command })).error?.status).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('is no flood: thirty an hour', async () => {
    const flooder = await aPerson('Flo');
    await db()
      .doc(triesPath(`feedback.reportUnreadable.person~${flooder.uid}`))
      .set({ windowStartedAtMs: Date.now(), count: 29 });
    // Each instance counts a few tries by itself before it shares them.
    const refusals: unknown[] = [];
    while (refusals.length < 30 && !refusals.includes('too-fast')) {
      refusals.push((await tells(flooder, 'rooms/one')).result?.refusal);
    }
    expect(refusals).toContain('too-fast');
  });
});

describe('the operators’ list', () => {
  test('is only for operators, and so are all of its commands', async () => {
    const { path, id } = await aBrokenMember();
    const commands: UnreadableCommand[] = [
      { type: 'list', beforeMs: null },
      { type: 'check', id },
      { type: 'repair', id, drops: ['writingAtMs'] },
      { type: 'remove', id },
    ];
    for (const command of commands) {
      for (const person of [ada, mona]) expect((await asks(person, command)).error?.status).toBe('NOT_FOUND');
      expect((await call('operations', { command })).error?.status).toBe('UNAUTHENTICATED');
    }
    expect((await db().doc(path).get()).get('writingAtMs')).toBe('a secret');
    const { result } = await asks(olga, commands[0]!);
    expect(JSON.stringify(result)).toContain(path);
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  test('drops entries that have become readable when an operator checks them, and keeps the others', async () => {
    const { path, id, member } = await aBrokenMember();
    expect((await asks(olga, { type: 'check', id })).result?.value).toEqual({ isReadable: false });
    await db().doc(path).set(member);
    for (const _ of ['once', 'again'])
      expect((await asks(olga, { type: 'check', id })).result?.value).toEqual({ isReadable: true });
    expect(await entryOf(path)).toBeUndefined();
    expect((await db().doc(path).get()).data()).toEqual(member);
  });

  test('repairs by dropping exactly what it showed', async () => {
    const { path, id, member } = await aBrokenMember();
    expect((await asks(olga, { type: 'repair', id, drops: ['joinedAtMs'] })).result?.refusal).toBe(
      'repair-changed',
    );
    for (const _ of ['once', 'again'])
      expect((await asks(olga, { type: 'repair', id, drops: ['writingAtMs'] })).result?.ok).toBe(true);
    expect((await db().doc(path).get()).data()).toEqual(member);
    expect(await entryOf(path)).toBeUndefined();
  });

  test('offers no repair that would invent data; such a document can be removed, once', async () => {
    const { path, id } = await aBrokenMember({ displayName: 7 });
    expect((await asks(olga, { type: 'repair', id, drops: [] })).result?.refusal).toBe('no-repair');
    for (const _ of ['once', 'again'])
      expect((await asks(olga, { type: 'remove', id })).result?.ok).toBe(true);
    expect((await db().doc(path).get()).exists).toBe(false);
    expect(await entryOf(path)).toBeUndefined();
  });

  test('wakes a suspended room once it is repaired', async () => {
    const { roomId: asleep } = await openRoom(ada);
    const ref = db().doc(`rooms/${asleep}`);
    await ref.update({ dueAtMs: null, recordChangedAtMs: 'a secret' });
    await tells(ada, ref.path);
    const id = await unreadableId(ref.path);
    expect((await asks(olga, { type: 'repair', id, drops: ['recordChangedAtMs'] })).result?.ok).toBe(true);
    expect((await ref.get()).get('dueAtMs')).toBeGreaterThan(Date.now());
  });
});
