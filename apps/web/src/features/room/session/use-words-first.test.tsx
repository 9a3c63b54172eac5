import type { Sender } from '@rostrum/data';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useWordsFirst } from './use-words-first.ts';

const YIELD = { type: 'yield', roomId: 'r1', stepSeq: 3 } as const;
const PAUSE = { type: 'pause', roomId: 'r1', stepSeq: 3 } as const;
const LEAVE = { type: 'leave', roomId: 'r1' } as const;

function start(words: Promise<boolean>) {
  const sent: string[] = [];
  const server = (async ({ type }: { type: string }) => {
    sent.push(type);
    return { status: 'done', value: {} };
  }) as unknown as Sender<'rooms'>;
  const { result } = renderHook(() => useWordsFirst(() => words, server));
  return { sent, send: result.current };
}

describe('a command after words', () => {
  it('waits until they have arrived, if it ends the turn', async () => {
    let arrive: (all: boolean) => void = () => undefined;
    const { send, sent } = start(new Promise((resolve) => (arrive = resolve)));
    const reply = send(YIELD, 'c1');
    await send(PAUSE, 'c2');
    expect(sent).toEqual(['pause']);
    arrive(true);
    await expect(reply).resolves.toMatchObject({ status: 'done' });
    expect(sent).toEqual(['pause', 'yield']);
  });

  it('is no yield while they have not gone out, and says so; a person can always leave', async () => {
    const { send, sent } = start(Promise.resolve(false));
    await expect(send(YIELD, 'c1')).resolves.toMatchObject({
      status: 'failed',
      message: expect.stringContaining('you still have the floor'),
    });
    await send(LEAVE, 'c2');
    expect(sent).toEqual(['leave']);
  });
});
