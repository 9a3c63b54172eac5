import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { browserShelf, roomShelfKey } from '../storage/browser-shelf.ts';
import { NO_DRAFT, useDrafts } from './draft.ts';
import { draftsSchema } from './drafts.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is still there after a reload in the middle of a speech', () => {
    const { result, unmount } = renderHook(() => useDrafts('ada', 'r1'));
    act(() => result.current.drafts.change({ text: 'And therefore', replaces: 'm1' }));
    unmount();
    const { result: reloaded } = renderHook(() => useDrafts('ada', 'r1'));
    expect(reloaded.current.draft).toMatchObject({ text: 'And therefore', replaces: 'm1' });
  });

  it('keeps the answered words through a reload, even before the first word', () => {
    const quotes = { messageId: 'm1', authorName: 'Ben Okafor', text: 'Who pays?' };
    const { result, unmount } = renderHook(() => useDrafts('ada', 'r1'));
    act(() => result.current.drafts.change({ ...NO_DRAFT, quotes }));
    unmount();
    const { result: reloaded } = renderHook(() => useDrafts('ada', 'r1'));
    expect(reloaded.current.draft).toMatchObject({ text: '', replaces: null, quotes });
  });

  it('belongs to one person and one room', () => {
    const { result, rerender } = renderHook(({ uid, roomId }) => useDrafts(uid, roomId), {
      initialProps: { uid: 'ada', roomId: 'r1' },
    });
    act(() => result.current.drafts.change({ text: 'Mine', replaces: null }));
    rerender({ uid: 'ada', roomId: 'r2' });
    expect(result.current.draft).toMatchObject(NO_DRAFT);
    rerender({ uid: 'ben', roomId: 'r1' });
    expect(result.current.draft).toMatchObject(NO_DRAFT);
    rerender({ uid: 'ada', roomId: 'r1' });
    expect(result.current.draft.text).toBe('Mine');
  });

  it('of another tab is offered as soon as it is written', () => {
    const { result } = renderHook(() => useDrafts('ada', 'r1'));
    act(() => result.current.drafts.change({ text: 'Mine', replaces: null }));
    const key = roomShelfKey('draft', 'ada', 'r1');
    const other = { id: 'draft-other', tab: 'other', text: 'Theirs', replaces: null };
    localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? '[]'), other]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(result.current.others).toMatchObject([{ id: 'draft-other', text: 'Theirs' }]);
    expect(result.current.draft.text).toBe('Mine');
  });
});

it('a shelf survives a full or forbidden storage', () => {
  const shelf = browserShelf(roomShelfKey('draft', 'ada', 'r1'), draftsSchema, () => {
    throw new Error('forbidden');
  });
  shelf.save([]);
  shelf.clear();
  expect(shelf.load()).toBeUndefined();
});
