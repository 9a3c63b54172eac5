import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useCallback, useEffect, useReducer } from 'react';
import { profileSchema, type Profile } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { readStored, withId } from '../live/firestore-sources.ts';
import { LIVE_PROBLEMS, problemOf, type LiveProblem } from '../live/live.ts';

export const PROFILES_A_PAGE = 25;

export type PersonProfile = Profile & { id: string };
type Page = { people: PersonProfile[]; next: QueryDocumentSnapshot | null };

const readProfile = withId<Profile>(profileSchema);

/** One page of the directory by name, and where the next one begins; null where this was the last. */
export async function fetchProfiles(after: QueryDocumentSnapshot | null): Promise<Page> {
  const { docs } = await getDocs(
    query(
      collection(firestore(), 'profiles'),
      orderBy('displayName'),
      ...(after ? [startAfter(after)] : []),
      limit(PROFILES_A_PAGE + 1),
    ),
  );
  const page = docs.slice(0, PROFILES_A_PAGE);
  const next = docs.length > PROFILES_A_PAGE ? (page.at(-1) ?? null) : null;
  return { people: page.map((stored) => readStored(stored, readProfile)), next };
}

/** The directory as far as it was asked for. `isLoading` is also true while another page comes. */
export type Directory = {
  people: readonly PersonProfile[];
  isLoading: boolean;
  hasMore: boolean;
  problem: LiveProblem | null;
  message: string;
  /** Asks for the next page, or again for the one that failed. */
  more: () => void;
};

type State = {
  people: PersonProfile[];
  next: QueryDocumentSnapshot | null;
  at: 'loading' | 'rest' | LiveProblem;
};
type Step = { type: 'wanted' } | { type: 'came'; page: Page } | { type: 'failed'; problem: LiveProblem };

/** People by name, a page at a time. A directory is read, not watched: it does not change under who reads it. */
export function useProfiles(fetchPage = fetchProfiles): Directory {
  const [{ people, next, at }, dispatch] = useReducer(step, { people: [], next: null, at: 'loading' });
  const isLoading = at === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let wantedStill = true;
    fetchPage(next).then(
      (page) => wantedStill && dispatch({ type: 'came', page }),
      (error: unknown) => wantedStill && dispatch({ type: 'failed', problem: problemOf(error) }),
    );
    return () => void (wantedStill = false);
  }, [isLoading, next, fetchPage]);

  const problem = at === 'loading' || at === 'rest' ? null : at;
  return {
    people,
    isLoading,
    hasMore: next !== null,
    problem,
    message: problem ? LIVE_PROBLEMS[problem] : '',
    more: useCallback(() => dispatch({ type: 'wanted' }), []),
  };
}

function step(state: State, change: Step): State {
  switch (change.type) {
    case 'wanted':
      return { ...state, at: 'loading' };
    case 'came':
      return { people: [...state.people, ...change.page.people], next: change.page.next, at: 'rest' };
    case 'failed':
      return { ...state, at: change.problem };
  }
}
