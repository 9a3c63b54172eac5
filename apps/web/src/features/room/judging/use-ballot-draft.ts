import { browserShelf, roomShelfKey } from '@rostrum/data';
import type { JudgeBallot } from '@rostrum/domain';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { draftOf, type BallotDraft } from './ballot-draft.ts';

const draftSchema = z.object({
  winner: z.nullable(z.enum(['for', 'against'])),
  places: z.record(z.string(), z.number()),
  points: z.record(z.string(), z.string()),
  isLowPointWin: z.boolean(),
  reason: z.string(),
});

type Kept = {
  draft: BallotDraft;
  /** Whether it has changes that are not handed in. */
  isChanged: boolean;
  change: (changes: Partial<BallotDraft>) => void;
  /** It was handed in as it is. */
  handedIn: () => void;
};

/** A ballot that is being filled in. It is kept on this device until it is handed in, so that a reload loses nothing. */
export function useBallotDraft(roomId: string, uid: string, stored: JudgeBallot | undefined): Kept {
  const shelf = useMemo(() => browserShelf(roomShelfKey('ballot', uid, roomId), draftSchema), [uid, roomId]);
  const [own, setOwn] = useState<{ draft: BallotDraft; isChanged: boolean } | undefined>(() => {
    const draft = shelf.load();
    return draft && { draft, isChanged: true };
  });
  const draft = own?.draft ?? draftOf(stored);
  return {
    draft,
    isChanged: own?.isChanged ?? false,
    change(changes) {
      const next = { ...draft, ...changes };
      shelf.save(next);
      setOwn({ draft: next, isChanged: true });
    },
    handedIn() {
      shelf.clear();
      setOwn({ draft, isChanged: false });
    },
  };
}
