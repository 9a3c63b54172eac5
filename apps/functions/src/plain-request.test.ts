import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { beforeEach, expect, test, vi } from 'vitest';
import { bodyOf, plainRequest, type PlainReply } from './plain-request.ts';

vi.mock('./server-faults/note-fault.ts', () => ({ noteFault: async () => 'a1b2c3d4' }));
vi.mock('./told.ts', () => ({ everythingTold: async () => void done.push('told') }));

let done: string[] = [];
beforeEach(() => void (done = []));

async function answered(answer: () => Promise<PlainReply>) {
  const sent = { status: 0, headers: {}, body: '' };
  const response = {
    status: (status: number) => Object.assign(response, { now: (sent.status = status) }),
    set: (headers: object) => Object.assign(response, { now: (sent.headers = headers) }),
    send: (body: string) => void done.push('sent', (sent.body = body)),
    on: () => response,
  };
  const run = plainRequest('openDebates', {}, answer) as unknown as (...given: unknown[]) => Promise<void>;
  await run({ headers: {} }, response);
  return sent;
}

test('an answer is sent as it is, once everything beside it is told', async () => {
  const reply = { status: 200, body: 'Hello', headers: { 'Cache-Control': 'no-store' } };
  expect(await answered(async () => reply)).toEqual(reply);
  expect(done).toEqual(['told', 'sent', 'Hello']);
});

test('a fault is answered with its id alone, and no library logs its fields', async () => {
  const logged = vi.spyOn(logger, 'error');
  const problem = Object.assign(new SyntaxError('Unexpected token in “Ada wrote this”'), { body: 'Ada' });
  const { status, body } = await answered(() => Promise.reject(problem));
  expect([status, body]).toEqual([500, 'a1b2c3d4']);
  expect(logged).not.toHaveBeenCalled();
});

test('a request without a body has an empty one', () => {
  expect(bodyOf({} as Request)).toHaveLength(0);
  expect(bodyOf({ rawBody: Buffer.from('x') })).toHaveLength(1);
});
