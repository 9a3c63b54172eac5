import { expect, test, vi } from 'vitest';
import { serverClock } from '../clock/server-clock.ts';
import { deleteAccount, downloadAccount } from './account.ts';

const wire = (...answers: unknown[]) => {
  const call = vi.fn<(input: unknown) => Promise<unknown>>();
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  return { call, pause: () => Promise.resolve(), clock: serverClock, now: () => 1 };
};
const answered = (value: unknown) => ({ ok: true, value, atMs: 1 });
const message = (id: string) => ({ part: 'messages', path: `rooms/r1/messages/${id}`, fields: { text: id } });
const next = { part: 'messages', after: 'rooms/r1/messages/m1' } as const;

test('a download asks for page after page and puts them together', async () => {
  const served = wire(
    answered({ documents: [message('m1')], next }),
    answered({ documents: [message('m2')], next: null }),
  );
  const counts: number[] = [];
  const reply = await downloadAccount('ada', (count) => counts.push(count), served);
  expect(served.call.mock.calls.map(([input]) => input)).toMatchObject([
    { command: { type: 'download', after: null } },
    { command: { type: 'download', after: next } },
  ]);
  expect(counts).toEqual([1, 2]);
  expect(reply).toMatchObject({ status: 'done', value: { uid: 'ada', parts: { votes: [] } } });
  expect(reply.status === 'done' && reply.value.parts['messages']).toHaveLength(2);
});

test('a download that breaks off gives no half of a file', async () => {
  const refused = { ok: false, refusal: 'too-fast', message: 'Wait.', atMs: 1 };
  const served = wire(answered({ documents: [message('m1')], next }), refused);
  expect(await downloadAccount('ada', undefined, served)).toEqual({
    status: 'refused',
    refusal: 'too-fast',
    message: 'Wait.',
  });
});

test('deleting sends the typed text, and passes the refusal on', async () => {
  const refused = { ok: false, refusal: 'confirm-wrong', message: 'Not your username.', atMs: 1 };
  const served = wire(refused, answered({}));
  expect(await deleteAccount('adda', served)).toMatchObject({ status: 'refused', refusal: 'confirm-wrong' });
  expect(await deleteAccount('ada', served)).toEqual({ status: 'done', value: {} });
  expect(served.call.mock.lastCall?.[0]).toMatchObject({ command: { type: 'delete', confirm: 'ada' } });
});
