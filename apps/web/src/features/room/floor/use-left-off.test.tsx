import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLeftOff } from './use-left-off.ts';

const open = (roomId = 'r1') => renderHook(() => useLeftOff('ada', roomId));

describe('the place where somebody left off', () => {
  it('is their last read position, for the whole of the next visit', () => {
    const first = open();
    expect(first.result.current.away).toBeUndefined();
    act(() => first.result.current.note(5_000));
    first.unmount();
    const second = open();
    act(() => second.result.current.note(9_000));
    expect(second.result.current.away?.fromMs).toBe(5_000);
    expect(open('r2').result.current.away).toBeUndefined();
  });

  it('never goes back', () => {
    const { result } = open();
    act(() => result.current.note(9_000));
    act(() => result.current.note(5_000));
    expect(open().result.current.away?.fromMs).toBe(9_000);
  });

  it('waits while another tab or page is in front', () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { result } = open();
    act(() => result.current.note(9_000));
    expect(open().result.current.away).toBeUndefined();
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(open().result.current.away?.fromMs).toBe(9_000);
  });
});
