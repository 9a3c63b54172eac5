import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../clock/server-clock.ts';
import { FAULTS, sendRoomCommand } from './send-room-command.ts';

type StubbedReply = { data: unknown } | { code: string };

/** A server that gives these answers in order, and the calls it saw. */
function aServer(...answers: StubbedReply[]) {
  const calls: { commandId: string; command: unknown }[] = [];
  const clock = createServerClock();
  const server = {
    calls,
    clock,
    now: () => 1_000,
    pause: async () => undefined,
    call: async (input: { commandId: string; command: unknown }) => {
      calls.push(input);
      const answer = answers.shift();
      if (!answer) throw new Error('the test gave no answer');
      if ('code' in answer) throw Object.assign(new Error(answer.code), { code: answer.code });
      return answer.data;
    },
  };
  return server;
}

const ready = { type: 'ready', roomId: 'r1', stepSeq: 7 } as const;

describe('sendRoomCommand', () => {
  it('gives the value and sets the server’s clock', async () => {
    const server = aServer({ data: { ok: true, value: { roomId: 'r1', code: 'ABC234' }, atMs: 601_000 } });
    const command = {
      type: 'create',
      motion: 'This house would test',
      formatId: 'quick-clash',
      side: 'any',
      visibility: 'public',
      strictness: 'standard',
    } as const;
    expect(await sendRoomCommand(command, 'command-1', server)).toEqual({
      status: 'done',
      value: { roomId: 'r1', code: 'ABC234' },
    });
    expect(server.clock.offsetMs()).toBe(600_000);
  });

  it('gives a refusal with its sentence, and sets the clock by it too', async () => {
    const server = aServer({ data: { ok: false, refusal: 'seat-taken', message: 'Taken.', atMs: 5_000 } });
    const reply = await sendRoomCommand(
      { type: 'takeSeat', roomId: 'r1', seatId: 'for-1' },
      'command-1',
      server,
    );
    expect(reply).toEqual({ status: 'refused', refusal: 'seat-taken', message: 'Taken.' });
    expect(server.clock.offsetMs()).toBe(4_000);
  });

  it('retries a lost connection with the same id', async () => {
    const server = aServer({ code: 'functions/internal' }, { data: { ok: true, value: {}, atMs: 1_000 } });
    expect(await sendRoomCommand(ready, 'command-1', server)).toEqual({ status: 'done', value: {} });
    expect(server.calls.map((call) => call.commandId)).toEqual(['command-1', 'command-1']);
  });

  it('gives up after the second attempt and reports it', async () => {
    const server = aServer({ code: 'functions/unavailable' }, { code: 'functions/deadline-exceeded' });
    expect(await sendRoomCommand(ready, 'command-1', server)).toEqual({
      status: 'failed',
      fault: 'unreachable',
      message: FAULTS.unreachable(),
    });
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['functions/unauthenticated', 'signed-out'],
    ['functions/invalid-argument', 'malformed'],
  ] as const)('does not repeat %s', async (code, fault) => {
    const server = aServer({ code });
    expect(await sendRoomCommand(ready, 'command-1', server)).toMatchObject({ status: 'failed', fault });
    expect(server.calls).toHaveLength(1);
  });

  it('returns the server’s own sentence about an unreadable document, with the id to quote', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await sendRoomCommand(
      { type: 'joinByCode', code: 'ABC234' },
      'command-1',
      aServer({ code: 'functions/data-loss' }),
    );
    expect(reply).toEqual({ status: 'failed', fault: 'server', message: 'functions/data-loss' });
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ['a refusal that no contract knows', { ok: false, refusal: 'no-idea', message: '', atMs: 1 }],
    ['a value of another command', { ok: true, value: { roomId: 7 }, atMs: 1 }],
    ['an answer without the time', { ok: true, value: { roomId: 'r1' } }],
    ['nothing at all', null],
  ])('treats %s as a fault, logged once', async (_name, data) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = aServer({ data });
    expect(await sendRoomCommand({ type: 'joinByCode', code: 'ABC234' }, 'command-1', server)).toMatchObject({
      status: 'failed',
      fault: 'server',
    });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('enters the room first if the person is not in it, and resends under the same id', async () => {
    const outside = { data: { ok: false, refusal: 'not-in', message: 'Come in first.', atMs: 1 } };
    const done = { data: { ok: true, value: {}, atMs: 1 } };
    const server = aServer(outside, done, done);
    const vote = { type: 'vote', roomId: 'r1', ballot: 'before', choice: 'for' } as const;
    expect(await sendRoomCommand(vote, 'command-1', server)).toEqual({ status: 'done', value: {} });
    expect(server.calls.map(({ command }) => command)).toEqual([vote, { type: 'enter', roomId: 'r1' }, vote]);
    expect(server.calls[2]?.commandId).toBe('command-1');
  });

  it('stays out if entering is refused, and gives the reason', async () => {
    const outside = { data: { ok: false, refusal: 'not-in', message: 'Come in first.', atMs: 1 } };
    const closed = { data: { ok: false, refusal: 'cannot-join', message: 'You cannot.', atMs: 1 } };
    const server = aServer(outside, closed);
    const vote = { type: 'vote', roomId: 'r1', ballot: 'before', choice: 'for' } as const;
    expect(await sendRoomCommand(vote, 'command-1', server)).toMatchObject({ refusal: 'cannot-join' });
    expect(server.calls).toHaveLength(2);
  });

  it('gives every intention its own id', async () => {
    const ok = { data: { ok: true, value: {}, atMs: 1 } };
    const server = aServer(ok, ok);
    await sendRoomCommand(ready, undefined, server);
    await sendRoomCommand(ready, undefined, server);
    expect(new Set(server.calls.map((call) => call.commandId)).size).toBe(2);
  });
});
