import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '../clock/server-clock.ts';
import { useKeptDraft, useServerDraft, type DraftPlace } from './kept-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aPlace() {
  const texts: (string | null)[] = [];
  const place: DraftPlace = {
    write: async (_, __, { text }) => void texts.push(text),
    remove: async () => void texts.push(null),
    read: async () => null,
  };
  return { texts, place };
}
const draft = (text: string) => ({
  commandId: 'command-1',
  text,
  replaces: null,
  quotes: null,
  goesOut: true,
});

describe('the server’s copy of a draft', () => {
  it('has the words of just before the deadline', () => {
    const { texts, place } = aPlace();
    const deadlineMs = serverNow() + 8_000;
    const { rerender } = renderHook(
      ({ text }) => useKeptDraft('r1', 'ada', draft(text), deadlineMs, 0, place),
      {
        initialProps: { text: 'Trees' },
      },
    );
    act(() => void vi.advanceTimersByTime(3_000));
    rerender({ text: 'Trees cool' });
    act(() => void vi.advanceTimersByTime(3_200));
    rerender({ text: 'Trees cool a street' });
    act(() => void vi.advanceTimersByTime(1_500));
    expect(texts).toEqual(['Trees', 'Trees cool', 'Trees cool a street']);
  });

  it('is written when the page hides or the room is closed', () => {
    const { texts, place } = aPlace();
    const { rerender, unmount } = renderHook(
      ({ text }) => useKeptDraft('r1', 'ada', draft(text), undefined, 0, place),
      { initialProps: { text: 'Trees' } },
    );
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(texts).toEqual(['Trees']);
    act(() => void vi.advanceTimersByTime(2_000));
    rerender({ text: 'Trees cool' });
    unmount();
    expect(texts).toEqual(['Trees', 'Trees cool']);
  });

  it('stays as it is while a person’s words are on their way', () => {
    const { texts, place } = aPlace();
    const { rerender } = renderHook(
      ({ kept }: { kept: ReturnType<typeof draft> | null | undefined }) =>
        useKeptDraft('r1', 'ada', kept, undefined, 0, place),
      { initialProps: { kept: draft('Trees') as ReturnType<typeof draft> | null | undefined } },
    );
    act(() => void vi.advanceTimersByTime(2_000));
    rerender({ kept: undefined });
    act(() => void vi.advanceTimersByTime(20_000));
    expect(texts).toEqual(['Trees']);
    rerender({ kept: null });
    act(() => void vi.advanceTimersByTime(20_000));
    expect(texts).toEqual(['Trees', null]);
  });
});

it('a room that is opened again reads the draft that the server has, once', async () => {
  const { place } = aPlace();
  const found = { ...draft('Trees'), uid: 'ada', keptAt: new Date(1) };
  const read = vi.fn<DraftPlace['read']>().mockResolvedValue(found);
  const reading = { ...place, read };
  const { result, rerender } = renderHook(({ isWanted }) => useServerDraft('r1', 'ada', isWanted, reading), {
    initialProps: { isWanted: false },
  });
  expect(read).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(result.current.found).toEqual(found);
  expect(read).toHaveBeenCalledTimes(1);
});
