import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import type { FoundPerson, PeopleCursor } from '@rostrum/domain';
import { useDirectory, type fetchPeople, type PeopleWish } from './directory.ts';

type Fetch = typeof fetchPeople;
const EVERYBODY: PeopleWish = { words: '', interest: null, isOnline: false, isFollowed: false };
const AFTER_BEN: PeopleCursor = { key: 'ben', id: 'ben' };

const person = (displayName: string): FoundPerson => ({
  uid: displayName.toLowerCase(),
  displayName,
  username: null,
  photoURL: '',
  bio: '',
  interests: [],
  debates: 0,
  lastSeenAtMs: 0,
});
const page = (names: string[], next: PeopleCursor | null = null) =>
  ({ status: 'done', value: { people: names.map(person), next } }) as const;
const namesOf = (directory: { people: readonly FoundPerson[] }) =>
  directory.people.map((one) => one.displayName);

async function withoutAct(work: () => Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await work();
  } finally {
    vi.unstubAllGlobals();
  }
}

describe('the directory', () => {
  it('reads a page, and the next one from where it ended', async () => {
    const askedAfter: unknown[] = [];
    const fetchPage: Fetch = async (_, after) => {
      askedAfter.push(after);
      return after ? page(['Cleo']) : page(['Ada', 'Ben'], AFTER_BEN);
    };
    const { result } = renderHook(() => useDirectory(EVERYBODY, fetchPage));
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.more());
    await waitFor(() => expect(result.current.hasMore).toBe(false));
    expect(namesOf(result.current)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(askedAfter).toEqual([null, AFTER_BEN]);
  });

  it('shows what went wrong, keeps its entries, and requests the same page again', async () => {
    let fails = true;
    const fetchPage: Fetch = async () =>
      fails ? { status: 'failed', fault: 'unreachable', message: 'Out of reach.' } : page(['Ada']);
    const { result } = renderHook(() => useDirectory(EVERYBODY, fetchPage));
    await waitFor(() => expect(result.current.problem).toBe('Out of reach.'));
    expect(result.current.isLoading).toBe(false);
    fails = false;
    act(() => result.current.more());
    await waitFor(() => expect(namesOf(result.current)).toEqual(['Ada']));
    expect(result.current.problem).toBeNull();
  });

  it('starts over with a new wish and drops the answer to the previous one', async () => {
    const answers: ((names: string[]) => void)[] = [];
    const fetchPage: Fetch = () => new Promise((resolve) => answers.push((names) => resolve(page(names))));
    const { result, rerender } = renderHook(({ wish }) => useDirectory(wish, fetchPage), {
      initialProps: { wish: EVERYBODY },
    });
    rerender({ wish: { ...EVERYBODY, words: 'ben' } });
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.(['Ben']));
    await act(async () => answers[0]?.(['Ada', 'Ben']));
    expect(namesOf(result.current)).toEqual(['Ben']);
  });

  it('drops an answer that comes after the new wish is drawn and before its own request', async () => {
    const answers = new Map<string, (names: string[]) => void>();
    const fetchPage: Fetch = ({ words }) =>
      new Promise((resolve) => answers.set(words, (names) => resolve(page(names))));
    const BEN = { ...EVERYBODY, words: 'ben' };
    let seen: string[] = [];
    function Page({ wish }: { wish: PeopleWish }) {
      const directory = useDirectory(wish, fetchPage);
      seen = namesOf(directory);
      useLayoutEffect(() => {
        if (wish === BEN) answers.get('')?.(['Ada', 'Ben']);
      }, [wish]);
      return null;
    }
    // Outside `act`, which leaves no time between what is drawn and its effects.
    await withoutAct(async () => {
      const root = createRoot(document.createElement('div'));
      root.render(<Page wish={EVERYBODY} />);
      await vi.waitFor(() => expect(answers.has('')).toBe(true));
      root.render(<Page wish={BEN} />);
      await vi.waitFor(() => expect(answers.has('ben')).toBe(true));
      answers.get('ben')?.(['Ben']);
      await vi.waitFor(() => expect(seen).toEqual(['Ben']));
      root.unmount();
    });
  });

  it('passes over a page that has nobody on it', async () => {
    const fetchPage: Fetch = async (_, after) => (after ? page(['Cleo']) : page([], AFTER_BEN));
    const { result } = renderHook(() => useDirectory(EVERYBODY, fetchPage));
    await waitFor(() => expect(namesOf(result.current)).toEqual(['Cleo']));
  });

  it('tries five empty pages, and further ones on demand', async () => {
    let asked = 0;
    const fetchPage: Fetch = async () => {
      asked += 1;
      return page([], { ...AFTER_BEN });
    };
    const { result } = renderHook(() => useDirectory(EVERYBODY, fetchPage));
    await waitFor(() =>
      expect(result.current).toMatchObject({ isLoading: false, hasMore: true, people: [] }),
    );
    expect(asked).toBe(5);
    act(() => result.current.more());
    await waitFor(() => expect(asked).toBe(10));
  });
});
