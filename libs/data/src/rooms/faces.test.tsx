import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFaces } from './faces.ts';

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));

const person = (displayName: string) => ({ displayName, photoURL: '' });

describe('the names of people outside a room’s document', () => {
  it('are read once for each person', async () => {
    const asked: string[] = [];
    const fetch = async (_room: string, uid: string) => (asked.push(uid), person(uid.toUpperCase()));
    const { result, rerender } = renderHook(({ uids }) => useFaces('r1', uids, fetch), {
      initialProps: { uids: ['cleo'] },
    });
    await waitFor(() => expect(result.current).toEqual({ cleo: person('CLEO') }));
    rerender({ uids: ['cleo', 'dara'] });
    await waitFor(() => expect(Object.keys(result.current)).toEqual(['cleo', 'dara']));
    expect(asked).toEqual(['cleo', 'dara']);
  });

  it('are missing if they cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { result } = renderHook(() => useFaces('r1', ['cleo'], () => Promise.reject(new Error('no'))));
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(result.current).toEqual({});
  });
});
