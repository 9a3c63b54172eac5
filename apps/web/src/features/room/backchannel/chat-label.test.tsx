import type { Backchannel, Live } from '@rostrum/data';
import type { ChatLine } from '@rostrum/domain';
import { BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newWords } from './chat-label.tsx';
import { useChatRead } from './use-chat-read.ts';

const line = (second: number, authorId = BEN): ChatLine => ({
  id: `line-${second}`,
  authorId,
  authorName: 'Ben Okafor',
  text: 'Habit?',
  createdAtMs: NOON_MS + second * 1_000,
});
const chat = (value: ChatLine[], state: Backchannel['older']['state'] = 'rest'): Backchannel => ({
  lines: { status: 'ready', value, stale: false },
  older: { state, problem: null, more: () => undefined },
});

describe('the tab of the backchannel', () => {
  it('shows how many lines of others came since the last look, and nothing without any', () => {
    const lines = [line(1), line(2), line(3, CLEO), line(4)];
    expect(newWords(chat(lines), CLEO, NOON_MS + 1_000)).toBe('2 new');
    expect(newWords(chat(lines), CLEO, NOON_MS + 4_000)).toBeUndefined();
    expect(newWords(chat([]), CLEO, 0)).toBeUndefined();
  });

  it('shows that there are more if all loaded lines are new', () => {
    expect(newWords(chat([line(1), line(2)]), CLEO, NOON_MS)).toBe('2+ new');
    expect(newWords(chat([line(1), line(2)], 'none'), CLEO, NOON_MS)).toBe('2 new');
  });

  it('shows nothing until something is known', () => {
    const lines: Live<ChatLine[]> = { status: 'loading' };
    expect(newWords({ ...chat([]), lines }, CLEO, 0)).toBeUndefined();
  });
});

describe('how far a backchannel was read', () => {
  const open = (roomId = 'r1') => renderHook(() => useChatRead(CLEO, roomId));

  it('starts with the first visit and continues where somebody left off, separately for each room', () => {
    const before = Date.now();
    const first = open();
    expect(first.result.current.atMs).toBeGreaterThanOrEqual(before - 60_000);
    const later = first.result.current.atMs + 5_000;
    act(() => first.result.current.note(later));
    act(() => first.result.current.note(later - 1_000));
    expect(first.result.current.atMs).toBe(later);
    first.unmount();
    expect(open().result.current.atMs).toBe(later);
    expect(open('r2').result.current.atMs).toBeLessThan(later);
  });

  it('waits while another tab or page is in front', () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { result } = open();
    const before = result.current.atMs;
    act(() => result.current.note(before + 9_000));
    expect(result.current.atMs).toBe(before);
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.atMs).toBe(before + 9_000);
  });
});
