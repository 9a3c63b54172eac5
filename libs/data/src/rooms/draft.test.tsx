import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { browserShelf, roomShelfKey } from './browser-shelf.ts';
import { draftSchema, NO_DRAFT, useDraft } from './draft.ts';

afterEach(() => localStorage.clear());

describe('a draft', () => {
  it('is still there after a reload in the middle of a speech', () => {
    const { result, unmount } = renderHook(() => useDraft('ada', 'r1'));
    act(() => result.current[1]({ text: 'And therefore', replaces: 'm1' }));
    unmount();
    const { result: reloaded } = renderHook(() => useDraft('ada', 'r1'));
    expect(reloaded.current[0]).toEqual({ text: 'And therefore', replaces: 'm1' });
  });

  it('keeps the answered words through a reload, even before the first word', () => {
    const quotes = { messageId: 'm1', authorName: 'Ben Okafor', text: 'Who pays?' };
    const { result, unmount } = renderHook(() => useDraft('ada', 'r1'));
    act(() => result.current[1]({ ...NO_DRAFT, quotes }));
    unmount();
    const { result: reloaded } = renderHook(() => useDraft('ada', 'r1'));
    expect(reloaded.current[0]).toEqual({ text: '', replaces: null, quotes });
  });

  it('belongs to one person and one room', () => {
    const { result, rerender } = renderHook(({ uid, roomId }) => useDraft(uid, roomId), {
      initialProps: { uid: 'ada', roomId: 'r1' },
    });
    act(() => result.current[1]({ text: 'Mine', replaces: null }));
    rerender({ uid: 'ada', roomId: 'r2' });
    expect(result.current[0]).toEqual(NO_DRAFT);
    rerender({ uid: 'ben', roomId: 'r1' });
    expect(result.current[0]).toEqual(NO_DRAFT);
    rerender({ uid: 'ada', roomId: 'r1' });
    expect(result.current[0].text).toBe('Mine');
  });

  it('leaves nothing behind once it is empty', () => {
    const { result } = renderHook(() => useDraft('ada', 'r1'));
    act(() => result.current[1]({ text: 'Mine', replaces: null }));
    act(() => result.current[1](NO_DRAFT));
    expect(localStorage.length).toBe(0);
  });
});

describe('a shelf in the browser', () => {
  const key = roomShelfKey('draft', 'ada', 'r1');

  it('ignores malformed stored data', () => {
    localStorage.setItem(key, '{"text": 7}');
    expect(browserShelf(key, draftSchema).load()).toBeUndefined();
    localStorage.setItem(key, 'not JSON');
    expect(browserShelf(key, draftSchema).load()).toBeUndefined();
  });

  it('survives a full or forbidden storage', () => {
    const shelf = browserShelf(key, draftSchema, () => {
      throw new Error('forbidden');
    });
    shelf.save(NO_DRAFT);
    shelf.clear();
    expect(shelf.load()).toBeUndefined();
  });
});
