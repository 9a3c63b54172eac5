import { describe, expect, it, vi } from 'vitest';
import { serverClock } from '../clock/server-clock.ts';
import { sendDeskCommand } from './send-desk-command.ts';
import { sendHouseCommand } from './send-house-command.ts';

const lost = () => Object.assign(new Error('lost'), { code: 'functions/unavailable' });
const wire = (...answers: unknown[]) => {
  const call = vi.fn<(input: object) => Promise<unknown>>();
  for (const answer of answers) {
    if (answer instanceof Error) call.mockRejectedValueOnce(answer);
    else call.mockResolvedValueOnce(answer);
  }
  return { call, pause: () => Promise.resolve(), clock: serverClock, now: () => 1 };
};
const SUBJECT = { kind: 'room', roomId: 'room-1' } as const;
const REPORT = { type: 'report', subject: SUBJECT, reason: 'spam', text: 'Ties.' } as const;
const NOTICE = { ...REPORT, name: '', email: '', isGoodFaith: true } as const;

describe('a report to the house', () => {
  it('of a member is resent under the same id if the answer was lost', async () => {
    const value = { number: 'R-7KQ2M9XHTB', caseId: 'room-room-1' };
    const served = wire(lost(), { ok: true, value, atMs: 1 });
    expect(await sendHouseCommand(REPORT, 'id-1', served)).toEqual({ status: 'done', value });
    expect(served.call.mock.calls).toEqual([
      [{ commandId: 'id-1', command: REPORT }],
      [{ commandId: 'id-1', command: REPORT }],
    ]);
  });

  it('of a visitor is resent under the same id if the answer was lost', async () => {
    const value = { number: 'R-7KQ2M9XHTB', secret: 'k'.repeat(22), atMs: 1 };
    const served = wire(lost(), { ok: true, value, atMs: 1 });
    expect(await sendDeskCommand(NOTICE, 'id-1', served)).toEqual({ status: 'done', value });
    expect(served.call.mock.calls).toEqual([
      [{ commandId: 'id-1', command: NOTICE }],
      [{ commandId: 'id-1', command: NOTICE }],
    ]);
  });

  it('of a visitor is confirmed with a number and a key', async () => {
    const value = { number: 'R-7KQ2M9XHTB', secret: 'k'.repeat(22), atMs: 1 };
    const served = wire({ ok: true, value, atMs: 1 });
    expect(await sendDeskCommand(NOTICE, 'id-1', served)).toEqual({ status: 'done', value });
    expect(served.call).toHaveBeenCalledWith({ commandId: 'id-1', command: NOTICE });
  });

  it('hands on a refusal with its sentence', async () => {
    const refused = { ok: false, refusal: 'receipt-unknown', message: 'There is none.', atMs: 1 };
    const asked = { type: 'readOutcome', number: 'R-7KQ2M9XHTB', secret: 'k'.repeat(22) } as const;
    expect(await sendDeskCommand(asked, 'id-1', wire(refused))).toEqual({
      status: 'refused',
      refusal: 'receipt-unknown',
      message: 'There is none.',
    });
  });
});
