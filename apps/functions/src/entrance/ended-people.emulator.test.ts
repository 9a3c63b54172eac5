import { randomUUID } from 'node:crypto';
import {
  accountCommandSchema,
  COMMAND_LIMITS,
  feedbackCommandSchema,
  houseCommandSchema,
  peopleCommandSchema,
  pictureCommandSchema,
  roomCommandSchema,
  standingPath,
  standingSchema,
  topicCommandSchema,
  userPath,
  type CommandArea,
} from '@rostrum/domain';
import { oneOfEach } from '@rostrum/domain/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { tellWebhook } from '../account/testing/a-message.ts';
import { suspend } from '../account/standing.ts';
import {
  aPerson,
  call,
  type Called,
  emulatedDatabase,
  exchangeCustomToken,
  type TestPerson,
} from '../testing/emulator.ts';
import { liveDebate, readMessages } from '../testing/rooms.ts';

const SCHEMAS: Record<CommandArea, z.ZodMiniType> = {
  rooms: roomCommandSchema,
  people: peopleCommandSchema,
  pictures: pictureCommandSchema,
  topics: topicCommandSchema,
  feedback: feedbackCommandSchema,
  account: accountCommandSchema,
  house: houseCommandSchema,
};
const AREAS = Object.keys(SCHEMAS) as CommandArea[];
const EVERY_COMMAND = AREAS.flatMap((area) => oneOfEach(SCHEMAS[area]).map((command) => ({ area, command })));

/** The first call to a function starts its process, which is slow on a busy machine; no test waits for that. */
beforeAll(async () => {
  const { idToken } = await aPerson('Mo Reyes');
  for (const area of AREAS) await call(area, {}, idToken);
}, 240_000);

/** Asks for each command, a few at a time: the emulator starts a process for each that waits. */
async function askEach({ idToken }: TestPerson, commands: typeof EVERY_COMMAND): Promise<Called[]> {
  const answers: Called[] = [];
  for (let at = 0; at < commands.length; at += 8) {
    const some = commands
      .slice(at, at + 8)
      .map(({ area, command }) => call(area, { commandId: randomUUID(), command }, idToken));
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

/** A person with a user document, like everybody who signed in normally. */
async function aMember(): Promise<TestPerson> {
  const person = await aPerson('Ada Vale');
  const at = FieldValue.serverTimestamp();
  const fields = { displayName: 'Ada Vale', email: '', photoURL: '', createdAt: at, updatedAt: at };
  await emulatedDatabase().doc(userPath(person.uid)).set(fields);
  return person;
}

const updated = (id: string, changes: object) => ({
  type: 'user.updated',
  object: 'event',
  data: {
    id,
    first_name: 'Ada',
    last_name: 'Vale',
    image_url: '',
    primary_email_address_id: null,
    email_addresses: [],
    updated_at: Date.now(),
    ...changes,
  },
});
const session = (type: string, userId: string) => ({
  type,
  object: 'event',
  data: { id: `sess_${randomUUID()}`, user_id: userId, status: 'revoked' },
});

/** Every way to end a person's sessions. */
const ENDINGS: Record<string, (person: TestPerson) => Promise<unknown>> = {
  'deleted here': ({ idToken }) =>
    call('account', { commandId: randomUUID(), command: { type: 'delete', confirm: 'delete' } }, idToken),
  'deleted at Clerk': ({ uid }) => tellWebhook({ type: 'user.deleted', data: { id: uid, deleted: true } }),
  'banned at Clerk': ({ uid }) => tellWebhook(updated(uid, { banned: true })),
  'with a new password': ({ uid }) =>
    tellWebhook(updated(uid, { password_last_updated_at: Date.now() + 1_000 })),
  'signed out at Clerk': ({ uid }) => tellWebhook(session('session.ended', uid)),
  'whose session was removed at Clerk': ({ uid }) => tellWebhook(session('session.removed', uid)),
  'whose session was revoked at Clerk': ({ uid }) => tellWebhook(session('session.revoked', uid)),
};

describe('the old token of a person', { timeout: 120_000 }, () => {
  async function expectRefused(
    end: (person: TestPerson) => Promise<unknown>,
    commands: typeof EVERY_COMMAND,
  ) {
    const person = await aMember();
    await end(person);
    const answers = await askEach(person, commands);
    const letBy = commands.filter((_one, at) => answers[at]?.error?.status !== 'UNAUTHENTICATED');
    expect(letBy).toEqual([]);
    expect(answers[0]?.error).toMatchObject({
      message: 'This session has ended. Sign in again.',
      details: { reason: 'session-ended' },
    });
  }

  test.each(['deleted here', 'deleted at Clerk', 'banned at Clerk'])(
    '%s is refused by every command',
    async (ending) => expectRefused(ENDINGS[ending]!, EVERY_COMMAND),
  );

  // They end at the shared entry, which every command of an area passes.
  const oneOfEachArea = AREAS.flatMap((one) => EVERY_COMMAND.filter(({ area }) => area === one).slice(0, 1));
  test.each(Object.entries(ENDINGS))('%s is refused by every area', async (_, end) =>
    expectRefused(end, oneOfEachArea),
  );

  test('covers every command that has a limit', () => {
    const known = AREAS.flatMap((area) => Object.keys(COMMAND_LIMITS[area]).map((type) => `${area}.${type}`));
    const asked = EVERY_COMMAND.map(({ area, command }) => `${area}.${command.type}`);
    expect(asked.toSorted()).toEqual(known.toSorted());
  });
});

describe('a person suspended by the house', { timeout: 120_000 }, () => {
  const MAY = [
    'account.download',
    'account.delete',
    'house.appeal',
    'house.appealOutcome',
    'house.readOutcome',
    'people.block',
    'people.readNotices',
    'people.unblock',
    'people.unfollow',
    'pictures.removePhoto',
    'rooms.appeal',
    'rooms.leave',
    'rooms.withdraw',
    'topics.withdraw',
  ];
  const suspended = async (untilMs: number | null) => {
    const person = await aMember();
    const db = emulatedDatabase();
    const suspension = { fromMs: Date.now(), untilMs, decisionId: 'decision-1' };
    await db.runTransaction(async (tx) => suspend(db, tx, person.uid, suspension));
    return person;
  };

  test('is refused every command but those that help them, and reads until when', async () => {
    const untilMs = Date.UTC(2099, 11, 3, 9, 30);
    const person = await suspended(untilMs);
    const others = EVERY_COMMAND.filter(({ command }) => command.type !== 'delete');
    const answers = await askEach(person, others);
    const letBy = others.filter((_one, at) => answers[at]?.result?.refusal !== 'suspended');
    expect(
      [...letBy.map(({ area, command }) => `${area}.${command.type}`), 'account.delete'].toSorted(),
    ).toEqual(MAY.toSorted());
    expect(answers[0]?.result).toMatchObject({
      refusal: 'suspended',
      untilMs,
      message:
        'The house has suspended your account until 3 December 2099 at 09:30 UTC. You can read why, and appeal, under Settings.',
    });
  });

  test('works again after the suspension', async () => {
    const person = await suspended(Date.now() - 1);
    expect((await person.ask({ type: 'joinByCode', code: 'ZZZZZZ' })).result?.refusal).toBe('code-unknown');
  });
});

test('words of a person suspended during a debate are not stored, whatever an instance remembers', async () => {
  const [ada, ben] = await Promise.all([aMember(), aMember()]);
  const roomId = await liveDebate([ada, ben]);
  expect((await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' })).result?.ok).toBe(true);
  const db = emulatedDatabase();
  await db.runTransaction(async (tx) =>
    suspend(db, tx, ada.uid, { fromMs: 0, untilMs: null, decisionId: 'decision-1' }),
  );
  const said = await ada.ask({ type: 'speak', roomId, text: 'And so is silence.' });
  expect(said.result?.refusal).toBe('suspended');
  expect(await readMessages(roomId)).toHaveLength(1);
});

describe('a person whose session ended', () => {
  test('signs in again and carries on, unless they were banned', async () => {
    const person = await aMember();
    await tellWebhook(session('session.removed', person.uid));
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const idToken = await exchangeCustomToken(await getAuth().createCustomToken(person.uid));
    const { result } = await call(
      'rooms',
      { commandId: randomUUID(), command: { type: 'joinByCode', code: 'ZZZZZZ' } },
      idToken,
    );
    expect(result?.refusal).toBe('code-unknown');
  });

  test('cannot sign in to Firebase while banned, and can again afterwards', async () => {
    const person = await aMember();
    await tellWebhook(updated(person.uid, { banned: true }));
    expect((await getAuth().getUser(person.uid)).disabled).toBe(true);
    await tellWebhook(updated(person.uid, { banned: false, updated_at: Date.now() + 5_000 }));
    expect((await getAuth().getUser(person.uid)).disabled).toBe(false);
  });

  test('was never here: nothing is kept of them', async () => {
    const uid = `user_${randomUUID().replaceAll('-', '')}`;
    expect((await tellWebhook(session('session.revoked', uid))).status).toBe(200);
    expect((await emulatedDatabase().doc(standingPath(uid)).get()).exists).toBe(false);
  });

  test("keeps the house's decisions about them", async () => {
    const person = await aMember();
    const db = emulatedDatabase();
    const suspension = { fromMs: 1, untilMs: null, decisionId: 'decision-1' };
    await db.runTransaction(async (tx) => suspend(db, tx, person.uid, suspension));
    await tellWebhook(session('session.revoked', person.uid));
    const stored = standingSchema.parse((await db.doc(standingPath(person.uid)).get()).data());
    expect(stored).toMatchObject({ suspension });
    expect(stored.sessionsEndedAtMs).toBeGreaterThan(0);
  });
});
