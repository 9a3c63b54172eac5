import { describe, expect, it, vi } from 'vitest';
import { serverClock } from '../clock/server-clock.ts';
import { sendTopicCommand } from './send-topic-command.ts';

const COMMAND = { type: 'withdraw', topicId: 't1' } as const;
const lost = () => Object.assign(new Error('lost'), { code: 'functions/unavailable' });
const wire = (...answers: unknown[]) => {
  const call = vi.fn<(input: { commandId: string }) => Promise<unknown>>();
  for (const answer of answers) {
    if (answer instanceof Error) call.mockRejectedValueOnce(answer);
    else call.mockResolvedValueOnce(answer);
  }
  return { call, pause: () => Promise.resolve(), clock: serverClock, now: () => 1 };
};

describe('asking about topics', () => {
  it('returns the server’s answer', async () => {
    const value = { outcome: 'published', topicId: 't1' };
    const topic = {
      motion: 'This house would ban cars',
      category: 'Cities',
      kind: 'policy',
      difficulty: 'fair',
      background: '',
      arguments: { for: [], against: [] },
      terms: [],
    } as const;
    const reply = await sendTopicCommand(
      { type: 'publish', topic: { ...topic, arguments: { for: [], against: [] }, terms: [] } },
      'id-1',
      wire({ ok: true, value, atMs: 1 }),
    );
    expect(reply).toEqual({ status: 'done', value });
  });

  it('retries under the same id if the answer was lost', async () => {
    const served = wire(lost(), { ok: true, value: {}, atMs: 1 });
    expect(await sendTopicCommand(COMMAND, 'id-1', served)).toEqual({ status: 'done', value: {} });
    expect(served.call.mock.calls.map(([{ commandId }]) => commandId)).toEqual(['id-1', 'id-1']);
  });

  it('gives advice if the server does not respond', async () => {
    const reply = await sendTopicCommand(COMMAND, 'id-1', wire(lost(), lost()));
    expect(reply).toMatchObject({ status: 'failed', fault: 'unreachable' });
  });

  it('hands on a refusal with its sentence', async () => {
    const refused = { ok: false, refusal: 'not-author', message: 'Only its author.', atMs: 1 };
    expect(await sendTopicCommand(COMMAND, 'id-1', wire(refused))).toEqual({
      status: 'refused',
      refusal: 'not-author',
      message: 'Only its author.',
    });
  });

  it('takes no answer that it does not know', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await sendTopicCommand(
      COMMAND,
      'id-1',
      wire({ ok: false, refusal: 'no', message: '', atMs: 1 }),
    );
    expect(reply).toMatchObject({ status: 'failed', fault: 'server' });
    expect(log).toHaveBeenCalledTimes(1);
  });
});
