import { useEffect, useReducer, useRef } from 'react';
import { wordsOf, type FoundPerson } from '@rostrum/domain';

/** The first people of a search by name; `isAll` if there are no more. */
type PeopleReply = { people: readonly FoundPerson[]; isAll: boolean } | { problem: string };
export type FindPeople = (words: string) => Promise<PeopleReply>;

export type PeopleSearch = {
  /** All people that this palette's searches returned; the index selects among them. */
  people: readonly FoundPerson[];
  isLoading: boolean;
  problem: string | null;
};

/** How long a text must be unchanged before a server request: each costs up to 24 reads. */
const SETTLED_MS = 200;
const SHORTEST = 2;
/** If nobody has that name, asks for names with that beginning; the index tolerates the rest. */
const BEGINNING = 3;

type Change =
  { type: 'asked' } | { type: 'came'; people: readonly FoundPerson[] } | { type: 'failed'; problem: string };
const NOBODY: PeopleSearch = { people: [], isLoading: false, problem: null };

/**
 * Searches for people on the server, which leaves out people hidden from the caller. A longer text needs no request
 * if a shorter one has already found everybody.
 */
export function usePeople(find: FindPeople, text: string): PeopleSearch {
  const [search, dispatch] = useReducer(step, NOBODY);
  const asked = useRef(new Map<string, { isAll: boolean }>());
  const words = wordsOf(text).join(' ');

  useEffect(() => {
    const known = [...asked.current].some(
      ([before, { isAll }]) => before === words || (isAll && words.startsWith(before)),
    );
    if (words.length < SHORTEST || known) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'asked' });
      void findForgiving(find, words).then((reply) => {
        if (!('problem' in reply)) asked.current.set(words, reply);
        dispatch(cameOf(reply));
      });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [find, words]);

  return search;
}

async function findForgiving(find: FindPeople, words: string): Promise<PeopleReply> {
  const reply = await find(words);
  const beginning = words.slice(0, BEGINNING);
  if ('problem' in reply || reply.people.length > 0 || words === beginning) return reply;
  const wider = await find(beginning);
  return 'problem' in wider ? wider : { ...wider, isAll: false };
}

function cameOf(reply: PeopleReply): Change {
  return 'problem' in reply ? { type: 'failed', ...reply } : { type: 'came', people: reply.people };
}

function step(search: PeopleSearch, change: Change): PeopleSearch {
  if (change.type === 'asked') return { ...search, isLoading: true, problem: null };
  if (change.type === 'failed') return { ...search, isLoading: false, problem: change.problem };
  const news = change.people.filter(({ uid }) => search.people.every((one) => one.uid !== uid));
  return { people: [...search.people, ...news], isLoading: false, problem: null };
}
