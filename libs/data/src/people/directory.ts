import { useCallback, useEffect, useReducer } from 'react';
import type { FoundPeople, FoundPerson, Interest, PeopleCursor } from '@rostrum/domain';
import { sendPeopleCommand, type PeopleReply } from './send-people-command.ts';

/** The wish of a search for people. */
export type PeopleWish = {
  words: string;
  interest: Interest | null;
  isOnline: boolean;
  isFollowed: boolean;
};

/** One page, and the sentence if it failed. */
export function fetchPeople(wish: PeopleWish, after: PeopleCursor | null): Promise<PeopleReply<FoundPeople>> {
  return sendPeopleCommand({ type: 'find', ...wish, after });
}

/** The people found so far. `isLoading` is also true while another page loads. */
export type Directory = {
  people: readonly FoundPerson[];
  isLoading: boolean;
  hasMore: boolean;
  /** The problem, as a sentence; null without a problem. */
  problem: string | null;
  /** Asks for the next page, or again for the one that failed. */
  more: () => void;
};

/** After this many empty pages in a row the reader decides. */
const EMPTY_PAGES = 5;

type State = {
  wish: PeopleWish;
  people: readonly FoundPerson[];
  next: PeopleCursor | null;
  /** Pages in a row that had nobody on them. */
  empty: number;
  at: 'loading' | 'rest' | { problem: string };
};
/** The page that an answer is about. */
type PageAsked = Pick<State, 'wish' | 'next'>;
type Step =
  | { type: 'wished'; wish: PeopleWish }
  | { type: 'wanted' }
  | { type: 'came'; asked: PageAsked; found: FoundPeople }
  | { type: 'failed'; asked: PageAsked; problem: string };

const begin = (wish: PeopleWish): State => ({ wish, people: [], next: null, empty: 0, at: 'loading' });

/**
 * The results of a people search, a page at a time; a new wish starts over. A directory is read once, not watched, so
 * it does not change under its reader. Memoise the wish.
 */
export function useDirectory(wish: PeopleWish, fetchPage = fetchPeople): Directory {
  const [state, dispatch] = useReducer(step, wish, begin);
  if (state.wish !== wish) dispatch({ type: 'wished', wish });
  const { people, next, at } = state;
  const isLoading = at === 'loading' || state.wish !== wish;

  useEffect(() => {
    if (at !== 'loading') return undefined;
    let wantedStill = true;
    const asked = { wish: state.wish, next };
    void fetchPage(asked.wish, asked.next).then((reply) => {
      if (!wantedStill) return;
      dispatch(
        reply.status === 'done'
          ? { type: 'came', asked, found: reply.value }
          : { type: 'failed', asked, problem: reply.message },
      );
    });
    return () => void (wantedStill = false);
  }, [at, next, state.wish, fetchPage]);

  return {
    people,
    isLoading,
    hasMore: next !== null,
    problem: typeof at === 'object' ? at.problem : null,
    more: useCallback(() => dispatch({ type: 'wanted' }), []),
  };
}

function step(state: State, change: Step): State {
  switch (change.type) {
    case 'wished':
      return begin(change.wish);
    case 'wanted':
      return { ...state, empty: 0, at: 'loading' };
    case 'came':
      return isStillAsked(state, change.asked) ? came(state, change.found) : state;
    case 'failed':
      return isStillAsked(state, change.asked) ? { ...state, at: { problem: change.problem } } : state;
  }
}

/** An answer may come after the next wish is drawn, and before the effect that stops waiting for it. */
const isStillAsked = ({ wish, next }: State, asked: PageAsked): boolean =>
  asked.wish === wish && asked.next === next;

/**
 * An empty page is not shown: the hook fetches the next one immediately, a few times. After that the reader decides
 * whether to continue.
 */
function came(state: State, { people, next }: FoundPeople): State {
  const empty = people.length === 0 ? state.empty + 1 : 0;
  const goesOn = people.length === 0 && next !== null && empty < EMPTY_PAGES;
  return { ...state, people: [...state.people, ...people], next, empty, at: goesOn ? 'loading' : 'rest' };
}
