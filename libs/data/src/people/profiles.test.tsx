import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newProfile } from '@rostrum/domain';
import { useProfiles, type fetchProfiles, type PersonProfile } from './profiles.ts';

type Fetch = typeof fetchProfiles;
type Cursor = NonNullable<Awaited<ReturnType<Fetch>>['next']>;

const person = (name: string): PersonProfile => ({
  id: name.toLowerCase(),
  ...newProfile({ displayName: name, photoURL: '', createdAtMs: 0 }),
});
const cursor = { id: 'ben' } as Cursor;

describe('the directory', () => {
  it('reads a page, and the next one from where it ended', async () => {
    const askedAfter: unknown[] = [];
    const fetchPage: Fetch = async (after) => {
      askedAfter.push(after);
      return after
        ? { people: [person('Cleo')], next: null }
        : { people: [person('Ada'), person('Ben')], next: cursor };
    };
    const { result } = renderHook(() => useProfiles(fetchPage));
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.more());
    await waitFor(() => expect(result.current.hasMore).toBe(false));
    expect(result.current.people.map((one) => one.displayName)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(askedAfter).toEqual([null, cursor]);
  });

  it('says what went wrong, keeps what it has, and asks again for the same page', async () => {
    let fails = true;
    const fetchPage: Fetch = async () => {
      if (fails) throw Object.assign(new Error('gone'), { code: 'unavailable' });
      return { people: [person('Ada')], next: null };
    };
    const { result } = renderHook(() => useProfiles(fetchPage));
    await waitFor(() => expect(result.current.problem).toBe('unreachable'));
    expect(result.current.isLoading).toBe(false);
    fails = false;
    act(() => result.current.more());
    await waitFor(() => expect(result.current.people).toHaveLength(1));
    expect(result.current.problem).toBeNull();
  });
});
