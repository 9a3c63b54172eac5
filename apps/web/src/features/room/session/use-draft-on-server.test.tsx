import { NO_DRAFT, type DraftPlace, type OwnDraft } from '@rostrum/data';
import type { KeptDraft, Message } from '@rostrum/domain';
import { ADA, aDebate, aMessage, aRoom, CLEO } from '@rostrum/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraftOnServer } from './use-draft-on-server.ts';
import { someWords } from './testing/in-room.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const live = aRoom({ debate: aDebate({ phase: 'live' }) });
const own = (text: string): OwnDraft => ({ ...NO_DRAFT, id: 'draft-here', text });
const kept = (text: string): KeptDraft => ({
  uid: ADA,
  commandId: 'draft-there',
  text,
  replaces: null,
  quotes: null,
  goesOut: true,
  keptAt: new Date(1),
});

type Start = { there?: KeptDraft | null; here?: OwnDraft; uid?: string; messages?: Message[] };

async function start({ there = null, here = own(''), uid = ADA, messages = [] }: Start) {
  const written: (string | null)[] = [];
  const place: DraftPlace = {
    read: async () => there,
    write: async (_, __, { text }) => void written.push(text),
    remove: async () => void written.push(null),
  };
  const hook = renderHook(
    ({ draft }) => useDraftOnServer(live, uid, someWords({ draft }), messages, true, place),
    { initialProps: { draft: here } },
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(1);
  return { ...hook, written, pass };
}

describe('a draft that only the server has', () => {
  it('is offered when the room is opened again', async () => {
    const { result } = await start({ there: kept('Trees cool a street') });
    expect(result.current.offered).toMatchObject({ id: 'draft-there', text: 'Trees cool a street' });
  });

  it('stays there until its author takes it or writes on', async () => {
    const { rerender, written, pass } = await start({ there: kept('Trees cool'), here: own('Old words') });
    await pass(20_000);
    expect(written).toEqual([]);
    rerender({ draft: own('Old words, and new ones') });
    await pass(20_000);
    expect(written).toEqual(['Old words, and new ones']);
  });

  it('is removed there if it is thrown away while the composer is empty, so that it never goes out', async () => {
    const { result, written, pass } = await start({ there: kept('Trees cool') });
    act(() => result.current.drop());
    await pass(20_000);
    expect(result.current.offered).toBeNull();
    expect(written).toEqual([null]);
  });

  it.each<[string, Start]>([
    ['the composer has it', { here: own('Trees cool a street') }],
    ['it is on the floor', { messages: [{ ...aMessage({ authorId: ADA, text: 'Trees cool' }), id: 'm1' }] }],
  ])('is not offered if %s', async (_, changes) => {
    const { result } = await start({ there: kept('Trees cool'), ...changes });
    expect(result.current.offered).toBeNull();
  });
});

describe('the server’s copy of the own draft', () => {
  it('is written while its author has a seat in a running debate', async () => {
    const { written, pass } = await start({ here: own('Trees cool') });
    await pass(2_000);
    expect(written).toEqual(['Trees cool']);
  });

  it('is not written for somebody of the audience', async () => {
    const { written, pass } = await start({ here: own('Trees cool'), uid: CLEO });
    await pass(20_000);
    expect(written).toEqual([]);
  });
});
