import {
  deliveriesPath,
  deviceSchema,
  devicePath,
  devicesPath,
  identityRecordPath,
  NEW_REACH,
  newNotice,
  nextDigestMs,
  noticeId,
  noticePath,
  reachPath,
  reachSchema,
  roomPath,
  type NoticeDocument,
  type Reach,
} from '@rostrum/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readRoom } from '../testing/rooms.ts';
import { UnderWay } from './deliveries.ts';
import { deliver } from './deliver.ts';
import { answerBounces, bounceKey } from './mail/bounces.ts';
import { answerChoice } from './mail/mail-choice.ts';
import { stopUrlFor } from './mail/stop-link.ts';
import type { ReachDesk } from './reach-desk.ts';
import type { ReachTask } from './reach-tasks.ts';
import { aMailSink } from './testing/mail-sink.ts';
import { aPushService } from './testing/push-service.ts';

const db = emulatedDatabase();
/** Friday 20 November 2026, 12:00 in London. */
const NOON_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const SIGNING = { choiceUrl: 'https://example.org/mailChoice', signingKey: 'a key of the test' };
const MOTION = 'This house would write letters';

let push: Awaited<ReturnType<typeof aPushService>>;
let mail: Awaited<ReturnType<typeof aMailSink>>;
let ada: TestPerson;
let put: { task: ReachTask; dueAtMs: number }[];

beforeAll(async () => {
  [push, mail] = await Promise.all([aPushService(), aMailSink()]);
});
afterAll(() => {
  push.close();
  mail.close();
});
beforeEach(async () => {
  put = [];
  push.received.length = 0;
  push.answer();
  mail.letters.length = 0;
  Object.assign(mail.settings, { refuse: null, isSilent: false });
  ada = await aPerson('Ada Vale');
});

const desk = (changes: Partial<ReachDesk> = {}): ReachDesk => ({
  db,
  webUrl: 'https://example.org',
  push: { subject: 'mailto:hello@example.org', keys: [push.keys], moreServices: [push.origin] },
  mail: {
    service: { by: 'smtp', host: '127.0.0.1', port: mail.port, user: '', password: '', isPlain: true },
    from: 'Rostrum <hello@example.org>',
    ...SIGNING,
  },
  later: async (task, dueAtMs) => void put.push({ task, dueAtMs }),
  timeoutMs: 1_000,
  ...changes,
});

const device = async (id: string, serverKey = push.keys.publicKey) =>
  db
    .doc(devicePath(ada.uid, id))
    .set({ ...push.subscription(id), serverKey, called: 'Firefox on Linux', atMs: 1 });

const wishes = async (changes: Partial<Reach>) => {
  const address = `${ada.uid}@example.org`;
  await db.doc(reachPath(ada.uid)).set({ ...NEW_REACH, timeZone: 'Europe/London', ...changes });
  await db.doc(identityRecordPath(ada.uid)).set({
    name: 'Ada Vale',
    photoURL: '',
    email: address,
    updatedAtMs: 0,
  });
  return address;
};

const reachOf = async () => reachSchema.parse((await db.doc(reachPath(ada.uid)).get()).data());
const toldOfMail = async () =>
  (await db.doc(noticePath(ada.uid, noticeId('mailRefused', 'address'))).get()).data();
const devices = async () => (await db.collection(devicesPath(ada.uid)).get()).docs.map(({ id }) => id);

const notice = async (id: string, changes: Partial<NoticeDocument> = {}, atMs = NOON_MS) => {
  const given = { kind: 'answered', roomId: 'room-1', motion: MOTION, fromName: 'Ben' } as const;
  await db.doc(noticePath(ada.uid, id)).set({ ...newNotice(given, atMs), ...changes });
  return { uid: ada.uid, noticeId: id, atMs, again: 0 };
};

describe('a push message', () => {
  test('reaches every browser of a person once, signed, encrypted, with no words of others', async () => {
    await Promise.all([device('phone'), device('laptop')]);
    const task = await notice('answered-1');
    await deliver(desk(), task, NOON_MS);
    await deliver(desk(), task, NOON_MS + 1_000);
    expect(push.received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
    for (const { isSigned, message, headers } of push.received) {
      expect(isSigned).toBe(true);
      expect(headers['content-encoding']).toBe('aes128gcm');
      expect(message).toEqual({
        title: 'Rostrum',
        body: `Ben has answered: ${MOTION}`,
        url: '/app/room/room-1',
        tag: 'answered-1',
      });
    }
  });

  test('and a letter are in the language of their person', async () => {
    await device('phone');
    await wishes({ email: 'immediate', language: 'de' });
    await deliver(desk(), await notice('answered-1'), NOON_MS);
    expect(push.received[0]?.message).toMatchObject({ body: `Ben hat geantwortet: ${MOTION}` });
    expect(mail.letters[0]!.data).toContain(`Subject: Ben hat geantwortet: ${MOTION}`);
  });

  test('is sent once by two senders at the same time', async () => {
    await device('phone');
    const task = await notice('answered-1');
    const both = await Promise.allSettled([deliver(desk(), task, NOON_MS), deliver(desk(), task, NOON_MS)]);
    const failed = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const reason of failed) expect(reason).toBeInstanceOf(UnderWay);
    expect(push.received).toHaveLength(1);
  });

  test.each([404, 410])('forgets a browser that is gone (%i), and keeps the others', async (status) => {
    await device('phone');
    push.answer({ status });
    await deliver(desk(), await notice('answered-1'), NOON_MS);
    await device('laptop');
    expect(await devices()).toEqual(['laptop']);
  });

  test('waits as long as the service asks, and then goes out', async () => {
    await device('phone');
    push.answer({ status: 429, headers: { 'retry-after': '120' } });
    const task = await notice('answered-1');
    await deliver(desk(), task, NOON_MS);
    expect(put).toEqual([{ task: { ...task, again: 1 }, dueAtMs: NOON_MS + 120_000 }]);
    await deliver(desk(), put[0]!.task, put[0]!.dueAtMs);
    expect(push.received).toHaveLength(2);
  });

  test.each([
    ['an error of the service', { status: 503 }],
    ['no answer in time', { status: 201, hangs: true }],
  ])('after %s comes again, and only to the browser that missed it', async (_, answer) => {
    await Promise.all([device('phone'), device('laptop')]);
    push.answer({ status: 201 }, answer);
    const task = await notice('answered-1');
    await expect(deliver(desk(), task, NOON_MS)).rejects.toThrow('does not answer');
    await deliver(desk(), task, NOON_MS + 10_000);
    expect(push.received).toHaveLength(3);
    expect(await devices()).toHaveLength(2);
  });

  test('reaches a browser with the key before a rotation, and not with a key that is unknown', async () => {
    const former = push.keys;
    await device('phone', former.publicKey);
    const rotated = { publicKey: 'another', privateKey: 'another' };
    const settings = desk().push!;
    const task = await notice('answered-1');
    await deliver(desk({ push: { ...settings, keys: [rotated, former] } }), task, NOON_MS);
    expect(push.received).toHaveLength(1);
    const next = await notice('answered-2');
    await deliver(desk({ push: { ...settings, keys: [rotated] } }), next, NOON_MS);
    expect(push.received).toHaveLength(1);
    expect(await devices()).toEqual(['phone']);
  });

  test('goes to no address beside the push services', async () => {
    await device('phone');
    const settings = desk().push!;
    await deliver(desk({ push: { ...settings, moreServices: [] } }), await notice('answered-1'), NOON_MS);
    expect(push.received).toEqual([]);
  });

  test('is not sent for a notice that was read in the product', async () => {
    await device('phone');
    await deliver(desk(), await notice('answered-1', { readAtMs: NOON_MS }), NOON_MS);
    expect(push.received).toEqual([]);
  });

  test('waits for the end of the quiet hours', async () => {
    await device('phone');
    await wishes({ quiet: { fromHour: 11, toHour: 14 } });
    const task = await notice('answered-1');
    await deliver(desk(), task, NOON_MS);
    expect(push.received).toEqual([]);
    expect(put).toEqual([{ task, dueAtMs: NOON_MS + 2 * HOUR_MS }]);
    await deliver(desk(), task, NOON_MS + 2 * HOUR_MS);
    expect(push.received).toHaveLength(1);
  });

  test('about a turn is not sent once the turn has passed', async () => {
    const ben = await aPerson('Ben Okafor');
    const roomId = await liveDebate([ada, ben], { pace: 'correspondence' });
    await device('phone');
    const { debate } = await readRoom(roomId);
    const endsAtMs = debate.phase === 'live' ? debate.floor.endsAtMs : 0;
    const turn = { kind: 'yourTurn', roomId, endsAtMs } as const;
    await deliver(desk(), await notice('turn-1', turn), Date.now());
    expect(push.received).toHaveLength(1);
    const late = await notice('turn-2', turn);
    await deliver(desk(), late, endsAtMs);
    await ada.ask({ type: 'yield', roomId });
    await deliver(desk(), late, Date.now());
    expect(push.received).toHaveLength(1);
  });

  test('about a ballot is sent to a judge as long as it is missing', async () => {
    const roomId = await liveDebate([await aPerson('Ben Vale'), await aPerson('Cleo Vale')]);
    await device('phone');
    const [atMs, endsAtMs] = [Date.now(), Date.now() + HOUR_MS];
    const ballots = { seq: 1, openedAtMs: atMs, endsAtMs, lapsesAtMs: endsAtMs, isClosed: false };
    const judging = (filed: string[]) =>
      db.doc(roomPath(roomId)).update({
        'debate.judges': [ada.uid],
        'debate.ballots': { ...ballots, filed, result: null },
      });
    await judging([]);
    const due = { kind: 'ballotDue', roomId, endsAtMs } as const;
    await deliver(desk(), await notice('ballots-1', due), atMs);
    expect(push.received.map(({ message }) => message)).toMatchObject([
      { body: expect.stringContaining('You’re judging, and your ballot is due') },
    ]);
    await judging([ada.uid]);
    await deliver(desk(), await notice('ballots-2', due), atMs);
    expect(push.received).toHaveLength(1);
  });
});

describe('a letter', () => {
  test('goes once to the verified address, and can be ended by one POST', async () => {
    const address = await wishes({ email: 'immediate' });
    const task = await notice('answered-1');
    await deliver(desk(), task, NOON_MS);
    await deliver(desk(), task, NOON_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual([address]);
    const data = mail.letters[0]?.data ?? '';
    const plain = data.replaceAll('=\n', '').replaceAll('\n ', ' ');
    expect(plain).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(plain).toContain('https://example.org/app/room/room-1');
    expect(plain).toContain(`List-Unsubscribe: <${stopUrlFor(SIGNING, ada.uid)}>`);
  });

  test('is not sent without the wish, and not to an address that only the person wrote down', async () => {
    await deliver(desk(), await notice('answered-1'), NOON_MS);
    await wishes({ email: 'off' });
    await deliver(desk(), await notice('answered-2'), NOON_MS);
    expect(mail.letters).toEqual([]);
  });

  test('that the address refuses permanently marks it, until the person tries again', async () => {
    const address = await wishes({ email: 'immediate' });
    mail.settings.refuse = '550 no such mailbox';
    await deliver(desk(), await notice('answered-1'), NOON_MS);
    expect((await reachOf()).refused).toEqual({ address, atMs: NOON_MS });
    expect(await toldOfMail()).toMatchObject({ kind: 'mailRefused', note: address, atMs: NOON_MS });
    mail.settings.refuse = null;
    await deliver(desk(), await notice('answered-2'), NOON_MS);
    expect(mail.letters).toEqual([]);
    await db.doc(reachPath(ada.uid)).update({ refused: null });
    await deliver(desk(), await notice('answered-3'), NOON_MS);
    expect(mail.letters).toHaveLength(1);
  });

  test.each([
    ['a full mailbox', { refuse: '452 mailbox full' }],
    ['a server that says nothing', { isSilent: true }],
  ])('comes again after %s, and the address stays', async (_, trouble) => {
    await wishes({ email: 'immediate' });
    Object.assign(mail.settings, trouble);
    const task = await notice('answered-1');
    await expect(deliver(desk(), task, NOON_MS)).rejects.toThrow('does not answer');
    Object.assign(mail.settings, { refuse: null, isSilent: false });
    await deliver(desk(), task, NOON_MS + 10_000);
    expect(mail.letters).toHaveLength(1);
    expect((await reachOf()).refused).toBeNull();
  });

  test('is one for the day with a digest, without what was read, and once', async () => {
    await wishes({ email: 'digest' });
    const tasks = [await notice('answered-1'), await notice('answered-2'), await notice('answered-3')];
    for (const task of tasks) await deliver(desk(), task, NOON_MS);
    expect(mail.letters).toEqual([]);
    const digestAtMs = nextDigestMs('Europe/London', NOON_MS);
    const due = { task: { uid: ada.uid, noticeId: null, atMs: digestAtMs, again: 0 }, dueAtMs: digestAtMs };
    expect(put).toEqual([due, due, due]);
    await db.doc(noticePath(ada.uid, 'answered-2')).update({ readAtMs: NOON_MS });
    await deliver(desk(), due.task, digestAtMs);
    await deliver(desk(), due.task, digestAtMs);
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]!.data).toContain('Subject: 2 updates in your debates');
  });

  test('with a digest waits on while the mail server says nothing', async () => {
    await wishes({ email: 'digest' });
    await deliver(desk(), await notice('answered-1'), NOON_MS);
    const { task, dueAtMs } = put[0]!;
    mail.settings.isSilent = true;
    await expect(deliver(desk(), task, dueAtMs)).rejects.toThrow('does not answer');
    mail.settings.isSilent = false;
    await deliver(desk(), task, dueAtMs + 10_000);
    expect(mail.letters).toHaveLength(1);
  });
});

describe('a letter that comes back after it was accepted', () => {
  const report = (
    { messageId, permanent = true }: { messageId: string; permanent?: boolean },
    authorization: string | undefined = `Bearer ${bounceKey(SIGNING.signingKey)}`,
  ) => {
    const body = [{ messageId, permanent }];
    return answerBounces(db, { method: 'POST', authorization, body }, SIGNING.signingKey, NOON_MS + HOUR_MS);
  };
  const sent = async () => {
    const address = await wishes({ email: 'immediate' });
    await deliver(desk(), await notice('answered-1'), NOON_MS);
    const [, messageId = ''] = /Message-ID:\s+(\S+)/.exec(mail.letters[0]?.data ?? '') ?? [];
    return { address, messageId };
  };

  test('ends e-mail to that address and tells its person once, however often it is reported', async () => {
    const { address, messageId } = await sent();
    expect(await report({ messageId })).toBe(204);
    expect(await report({ messageId })).toBe(204);
    expect((await reachOf()).refused).toEqual({ address, atMs: NOON_MS + HOUR_MS });
    expect(await toldOfMail()).toMatchObject({ kind: 'mailRefused', note: address, readAtMs: null });
    await deliver(desk(), await notice('answered-2'), NOON_MS);
    expect(mail.letters).toHaveLength(1);
  });

  test('changes nothing if it failed for now, or if its person has another address', async () => {
    const { messageId } = await sent();
    expect(await report({ messageId, permanent: false })).toBe(204);
    await db.doc(identityRecordPath(ada.uid)).update({ email: 'new@example.org' });
    expect(await report({ messageId })).toBe(204);
    expect(await report({ messageId: '<somebody@example.org>' })).toBe(204);
    expect((await reachOf()).refused).toBeNull();
    expect(await toldOfMail()).toBeUndefined();
  });

  test('is believed of the provider only', async () => {
    const { messageId } = await sent();
    for (const key of ['', 'Bearer ', `Bearer ${bounceKey('another key')}`])
      expect(await report({ messageId }, key)).toBe(401);
    const authorization = `Bearer ${bounceKey(SIGNING.signingKey)}`;
    const asked = (method: string, body: unknown) =>
      answerBounces(db, { method, authorization, body }, SIGNING.signingKey, NOON_MS);
    expect([await asked('GET', []), await asked('POST', 'x'), await asked('POST', [{ messageId }])]).toEqual([
      405, 400, 400,
    ]);
    expect((await reachOf()).refused).toBeNull();
  });
});

describe('the link that ends e-mail', () => {
  const ask = (method: string, link = stopUrlFor(SIGNING, ada.uid)) =>
    answerChoice(db, { method, query: Object.fromEntries(new URL(link).searchParams) }, SIGNING.signingKey);

  test('ends it at once by a POST, and changes nothing when it is only opened', async () => {
    await wishes({ email: 'immediate' });
    expect(await ask('GET')).toMatchObject({ status: 200, asks: true });
    expect((await reachOf()).email).toBe('immediate');
    expect(await ask('POST')).toMatchObject({ status: 200 });
    expect((await reachOf()).email).toBe('off');
  });

  test('answers in the language of its person, and keeps it', async () => {
    await wishes({ email: 'immediate', language: 'es' });
    expect(await ask('POST')).toMatchObject({ status: 200, language: 'es' });
    expect(await reachOf()).toMatchObject({ email: 'off', language: 'es' });
  });

  test('that somebody made up ends nothing', async () => {
    await wishes({ email: 'immediate' });
    const other = stopUrlFor({ ...SIGNING, signingKey: 'another' }, ada.uid);
    expect(await ask('POST', other)).toMatchObject({ status: 400 });
    expect((await reachOf()).email).toBe('immediate');
  });
});

test('a stored browser and a delivery are as their schemas say', async () => {
  await device('phone');
  await deliver(desk(), await notice('answered-1'), NOON_MS);
  const [stored] = (await db.collection(devicesPath(ada.uid)).get()).docs;
  expect(deviceSchema.safeParse(stored?.data()).success).toBe(true);
  const states = (await db.collection(deliveriesPath(ada.uid)).get()).docs.map(
    (one) => one.get('state') as unknown,
  );
  expect(states).toEqual(['sent']);
});
