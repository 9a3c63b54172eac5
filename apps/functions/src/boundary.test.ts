import * as m from '@rostrum/words/answers';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { log } from './logging/log.ts';
import { answering, openCallable, parseInput, requireCaller } from './boundary.ts';

const logger = vi.hoisted(() => ({ write: vi.fn<(entry: Record<string, unknown>) => void>() }));
const days = vi.hoisted(() => ({ add: vi.fn<(...given: unknown[]) => Promise<void>>() }));
vi.mock('firebase-functions/v2', () => ({ logger }));
vi.mock('./server-faults/fault-days.ts', () => ({ serverFaultDays: days }));
vi.mock('./admin.ts', () => ({ database: () => 'the database' }));
beforeEach(() => {
  vi.clearAllMocks();
  days.add.mockResolvedValue();
});

const requestBy = (uid: string | null, claims: object = {}) =>
  ({
    auth: uid ? { uid, token: { auth_time: 5, ...claims } } : undefined,
    data: {},
  }) as unknown as CallableRequest;
const thrownBy = async (work: () => unknown): Promise<HttpsError> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof HttpsError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
};

describe('the caller', () => {
  test('is known by their uid, when they signed in, and their duties', () =>
    expect(requireCaller(requestBy('user_ada', { operator: true }))).toEqual({
      uid: 'user_ada',
      signedInAtSeconds: 5,
      member: { ok: false, refusal: 'not-a-moderator' },
      isModerator: false,
      isOperator: true,
    }));

  test('counts their session from when Clerk vouched for it, not from when the token was used', () => {
    expect(requireCaller(requestBy('user_ada', { vouchedAt: 3 })).signedInAtSeconds).toBe(3);
    expect(requireCaller(requestBy('user_ada', { vouchedAt: 9 })).signedInAtSeconds).toBe(5);
  });

  test('acts for the house with a second factor, and not without', () => {
    const moderator = { moderator: true };
    expect(requireCaller(requestBy('user_mona', moderator))).toMatchObject({
      member: { ok: false, refusal: 'second-factor' },
      isModerator: false,
    });
    expect(requireCaller(requestBy('user_mona', { ...moderator, secondFactor: true }))).toMatchObject({
      member: { ok: true },
      isModerator: true,
    });
  });

  test.each([null, '__proto__', 'a/b'])('asks a visitor to sign in: %s', async (uid) => {
    expect(await thrownBy(() => requireCaller(requestBy(uid)))).toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in first.',
    });
  });
});

describe('the input', () => {
  const schema = z.object({ motion: z.string().check(z.minLength(3, 'Write more')), seconds: z.number() });

  test('passes if it is valid', () => {
    const input = { motion: 'A motion', seconds: 5 };
    expect(parseInput(schema, input)).toEqual(input);
  });

  test('is refused with every invalid field and the remedy for each', async () => {
    const error = await thrownBy(() => parseInput(schema, { motion: '', seconds: '5' }));
    expect(error.code).toBe('invalid-argument');
    expect(error.message).toBe(
      'motion: Write more; seconds: Invalid input: expected number, received string',
    );
    expect(error.details).toEqual({
      problems: [
        { field: 'motion', message: 'Write more' },
        { field: 'seconds', message: 'Invalid input: expected number, received string' },
      ],
    });
  });

  test('is refused if it is empty', async () => {
    const error = await thrownBy(() => parseInput(schema, null));
    expect(error.message).toBe('Invalid input: expected object, received null');
  });
});

describe('a callable', () => {
  const said = openCallable('rooms', {}, async ({ data }) => {
    await Promise.resolve();
    return { data, now: m.signInFirst() };
  });
  const ask = (data: unknown) => said.run({ ...requestBy('user_ada'), data });

  test('speaks the language that the page sends beside its input, which no schema sees', async () => {
    const [german, spanish, unknown] = await Promise.all(
      ['de', 'es', 'xx'].map((language) => ask({ command: 1, language })),
    );
    expect(german).toEqual({ data: { command: 1 }, now: 'Melde dich zuerst an.' });
    expect(spanish).toEqual({ data: { command: 1 }, now: 'Primero inicia sesión.' });
    expect(unknown).toEqual({ data: { command: 1 }, now: 'Sign in first.' });
  });

  test('speaks it in the sentence about a fault too', async () => {
    const failing = openCallable('rooms', {}, () => Promise.reject(new Error('the database is on fire')));
    const error = await thrownBy(() => failing.run({ ...requestBy('user_ada'), data: { language: 'de' } }));
    expect(error.message).toMatch(/^Bei uns ist etwas schiefgegangen/);
  });
});

describe('App Check', () => {
  const done = vi.fn<() => Promise<string>>(async () => 'done');
  const opened = openCallable('rooms', {}, done);
  const ours = { app: { appId: '1:1:web:1', token: {} as never, alreadyConsumed: false } };
  const ask = (proof: object) => opened.run({ ...requestBy('user_ada'), ...proof, data: { language: 'de' } });

  afterEach(() => vi.unstubAllEnvs());

  test('that is on lets in who has a token, and refuses everybody else before anything is done', async () => {
    vi.stubEnv('APP_CHECK', 'on');
    expect(await ask(ours)).toBe('done');
    done.mockClear();
    const error = await thrownBy(() => ask({}));
    expect(error).toMatchObject({ code: 'failed-precondition' });
    expect(error.message).toMatch(/^Wir konnten nicht prüfen/);
    expect(done).not.toHaveBeenCalled();
    expect(logger.write).not.toHaveBeenCalled();
  });

  test.each(['', 'off'])('is off in a deployment with APP_CHECK=%j', async (value) => {
    vi.stubEnv('APP_CHECK', value);
    expect(await ask({})).toBe('done');
  });
});

describe('the response', () => {
  test.each([
    { ok: true, value: {}, atMs: 1 },
    { ok: false, refusal: 'not-your-turn', message: 'Ben has the floor.', atMs: 1 },
  ])('passes an answer or a refusal through unchanged: %o', async (answer) => {
    expect(await answering('rooms', async () => answer)(requestBy('user_ada'))).toBe(answer);
    expect(logger.write).not.toHaveBeenCalled();
  });

  test('passes a known error through unchanged, and logs nothing', async () => {
    const known = new HttpsError('unauthenticated', 'Sign in first.');
    const answer = answering('rooms', () => Promise.reject(known));
    expect(await thrownBy(() => answer(requestBy(null)))).toBe(known);
    expect(logger.write).not.toHaveBeenCalled();
  });

  test('is one sentence with an id after a fault; its line in the log and the operators’ list have that id', async () => {
    const fault = new Error('the database is on fire');
    const answer = answering('rooms', () => Promise.reject(fault));
    const error = await thrownBy(() => answer(requestBy('user_ada')));
    expect(error).toMatchObject({ code: 'internal', details: undefined });
    const requestId = /code: ([\da-f]{8})\.$/.exec(error.message)?.[1];
    expect(error.message).not.toContain('fire');
    expect(logger.write.mock.calls).toEqual([
      [
        {
          severity: 'ERROR',
          line: 'fault',
          function: 'rooms',
          requestId,
          uid: 'user_ada',
          what: 'Error:other',
          place: expect.stringContaining('boundary.test.ts:'),
          message: expect.stringContaining('the database is on fire'),
        },
      ],
    ]);
    const counted = { of: 'rooms', what: 'Error:other', place: expect.any(String), id: requestId };
    expect(days.add).toHaveBeenCalledWith('the database', [counted], expect.any(Number));
  });

  test('of a fault comes with its id even if the fault cannot be counted', async () => {
    days.add.mockRejectedValue(new Error('no database'));
    const answer = answering('rooms', () => Promise.reject(new Error('no luck')));
    const error = await thrownBy(() => answer(requestBy('user_ada')));
    const requestId = /code: ([\da-f]{8})\.$/.exec(error.message)?.[1];
    const lines = logger.write.mock.calls.map(([entry]) => [entry['line'], entry['requestId']]);
    expect(lines).toEqual([
      ['fault', requestId],
      ['faultNotCounted', requestId],
    ]);
  });

  test('of simultaneous requests keeps their lines apart', async () => {
    const asks = ['rooms', 'people'].map((name) =>
      thrownBy(() =>
        answering(name, async () => {
          log('topicsByWords');
          await Promise.resolve();
          throw new Error('no luck');
        })(requestBy('user_ada')),
      ),
    );
    const ids = (await Promise.all(asks)).map(({ message }) => /code: ([\da-f]{8})\./.exec(message)?.[1]);
    const lines = logger.write.mock.calls.map(
      ([{ line, requestId }]) => `${String(line)} ${String(requestId)}`,
    );
    expect(lines.toSorted()).toEqual(ids.flatMap((id) => [`fault ${id}`, `topicsByWords ${id}`]).toSorted());
  });
});
