import type { ReplyTo, Sender } from '@rostrum/data';
import type { Message } from '@rostrum/domain';
import { ADA, aMessage, BEN } from '@rostrum/domain/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useReactions } from './use-reactions.ts';

const message = (reactions: Message['reactions'] = {}): Message => ({
  ...aMessage({ authorId: BEN, reactions }),
  id: 'm1',
});
const done: ReplyTo<'rooms'> = { status: 'done', value: {} };

function start(reply: ReplyTo<'rooms'> = done) {
  const sent: (string | null)[] = [];
  const send = (async (command: { reaction: string | null }) => {
    sent.push(command.reaction);
    return reply;
  }) as unknown as Sender<'rooms'>;
  const fetchOwn = vi.fn<() => Promise<'strongPoint' | null>>().mockResolvedValue('strongPoint');
  const wire = { send, fetchOwn };
  return { sent, fetchOwn, ...renderHook(() => useReactions(ADA, 'r1', wire)) };
}

describe('a reaction', () => {
  it('counts at once, and is taken back by the same tap', async () => {
    const { result, sent } = start();
    act(() => result.current.tap(message(), 'strongPoint'));
    expect(result.current.of(message())).toEqual({ own: 'strongPoint', counts: { strongPoint: 1 } });
    act(() => result.current.tap(message(), 'strongPoint'));
    expect(result.current.of(message())).toEqual({ own: null, counts: {} });
    await waitFor(() => expect(sent).toEqual(['strongPoint', null]));
  });

  it('takes the place of another of the same person', () => {
    const { result } = start();
    act(() => result.current.tap(message({ sourcePlease: 1 }), 'strongPoint'));
    act(() => result.current.tap(message({ sourcePlease: 1 }), 'sourcePlease'));
    expect(result.current.of(message({ sourcePlease: 1 }))).toMatchObject({
      own: 'sourcePlease',
      counts: { sourcePlease: 2 },
    });
  });

  it('is not counted twice once the store knows of it', () => {
    const { result } = start();
    act(() => result.current.tap(message({ strongPoint: 2 }), 'strongPoint'));
    expect(result.current.of(message({ strongPoint: 3 })).counts).toEqual({ strongPoint: 3 });
    act(() => result.current.tap(message({ strongPoint: 3 }), 'strongPoint'));
    expect(result.current.of(message({ strongPoint: 3 })).counts).toEqual({ strongPoint: 2 });
  });

  it('is undone if the server refuses it', async () => {
    const { result } = start({ status: 'refused', refusal: 'message-unknown', message: 'It is gone.' });
    act(() => result.current.tap(message(), 'strongPoint'));
    await waitFor(() => expect(result.current.of(message())).toEqual({ own: null, counts: {} }));
  });

  it('is remembered in this browser', () => {
    const { result, unmount } = start();
    act(() => result.current.tap(message(), 'changedMyMind'));
    unmount();
    expect(start().result.current.of(message()).own).toBe('changedMyMind');
  });

  it('made on another device is read, but only if there are reactions at all', async () => {
    const { result, fetchOwn } = start();
    act(() => result.current.recall(message()));
    expect(fetchOwn).not.toHaveBeenCalled();
    act(() => result.current.recall(message({ strongPoint: 1 })));
    await waitFor(() => expect(result.current.of(message()).own).toBe('strongPoint'));
    act(() => result.current.recall(message({ strongPoint: 1 })));
    expect(fetchOwn).toHaveBeenCalledTimes(1);
  });
});
