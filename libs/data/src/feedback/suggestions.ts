import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { SUGGESTIONS, suggestionSchema, type Suggestion } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

const OWN_SHOWN = 10;
const QUEUE_SHOWN = 50;

const readSuggestion = withId<Omit<Suggestion, 'id'>>(suggestionSchema);

/** A person's notes to the makers, newest first. */
function ownSuggestionsSource(uid: string): Source<Suggestion[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), SUGGESTIONS),
        where('by', '==', uid),
        orderBy('atMs', 'desc'),
        limit(OWN_SHOWN),
      ),
    readSuggestion,
  );
}

/** Everybody's notes to the makers, newest first; only for operators. */
const allSuggestionsSource: Source<Suggestion[]> = querySource(
  () => query(collection(firestore(), SUGGESTIONS), orderBy('atMs', 'desc'), limit(QUEUE_SHOWN)),
  readSuggestion,
);

export function useOwnSuggestions(uid: string): Live<Suggestion[]> {
  return useLive(useMemo(() => ownSuggestionsSource(uid), [uid]));
}

export function useAllSuggestions(): Live<Suggestion[]> {
  return useLive(allSuggestionsSource);
}
