import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { hiddenWordsPath, hiddenWordsSchema, type HiddenWords } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

function hiddenWordsSource(messagePath: string): Source<HiddenWords | null> {
  return documentSource(
    () => doc(firestore(), hiddenWordsPath(messagePath)),
    (_, data) => hiddenWordsSchema.parse(data),
  );
}

/** The words of a hidden message or line, for its author and the person who hid it. Waits while the path is null. */
export function useHiddenWords(messagePath: string | null): Live<HiddenWords | null> {
  return useLive(
    useMemo(() => (messagePath === null ? null : hiddenWordsSource(messagePath)), [messagePath]),
  );
}
