import { httpsCallable } from 'firebase/functions';
import { useCallback, useEffect, useReducer } from 'react';
import { operationsOutput, type OperationsOutput } from '@rostrum/domain';
import { hasClaim } from '../account/duties.ts';
import { inPageLanguage } from '../commands/in-page-language.ts';
import { cloudFunctions } from '../firebase-app.ts';
import { LIVE_PROBLEMS, problemOf, UnreadableDocument, type LiveProblem } from '../live/live.ts';

/** An operator's figures; null for everybody else, without a request. */
async function fetchOperations(): Promise<OperationsOutput | null> {
  if (!(await hasClaim('operator'))) return null;
  const operations = httpsCallable<object, unknown>(await cloudFunctions(), 'operations');
  try {
    const answer = operationsOutput.safeParse((await operations(inPageLanguage({}))).data);
    if (!answer.success) throw new UnreadableDocument('operations', answer.error);
    return answer.data;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'functions/not-found') return null;
    throw error;
  }
}

type OperationsReading =
  | { status: 'loading' }
  /** Not for this person. */
  | { status: 'hidden' }
  | { status: 'error'; message: string }
  | { status: 'ready'; value: OperationsOutput };

export type Operations = {
  reading: OperationsReading;
  /** Whether a new reading is running while the last one still shows. */
  isReading: boolean;
  refresh: () => void;
};

type State = { reading: OperationsReading; isReading: boolean };
type Step =
  | { type: 'wanted' }
  | { type: 'came'; value: OperationsOutput | null }
  | { type: 'failed'; problem: LiveProblem };

/** The operator's page, read when it opens and on demand. */
export function useOperations(fetchNow = fetchOperations): Operations {
  const [{ reading, isReading }, dispatch] = useReducer(step, {
    reading: { status: 'loading' },
    isReading: true,
  });

  useEffect(() => {
    if (!isReading) return undefined;
    let wantedStill = true;
    fetchNow().then(
      (value) => wantedStill && dispatch({ type: 'came', value }),
      (error: unknown) => wantedStill && dispatch({ type: 'failed', problem: problemOf(error) }),
    );
    return () => void (wantedStill = false);
  }, [isReading, fetchNow]);

  return { reading, isReading, refresh: useCallback(() => dispatch({ type: 'wanted' }), []) };
}

function step(state: State, now: Step): State {
  switch (now.type) {
    case 'wanted':
      return { ...state, isReading: true };
    case 'came':
      return {
        reading: now.value ? { status: 'ready', value: now.value } : { status: 'hidden' },
        isReading: false,
      };
    case 'failed':
      return { reading: { status: 'error', message: LIVE_PROBLEMS[now.problem]() }, isReading: false };
  }
}
