import { useCallback, useMemo, useState } from 'react';
import { browserShelf } from '@rostrum/data';
import type { Lesson } from '@rostrum/domain';
import * as z from 'zod/mini';

const placeSchema = z.object({
  version: z.number(),
  /** 0 is the text, then one for each exercise, then the feedback. */
  place: z.number(),
  /** Written but unsent text, by exercise. */
  drafts: z.record(z.string(), z.string()),
});
type Kept = z.infer<typeof placeSchema>;

export type LessonPlace = {
  place: number;
  /** Whether somebody has moved on since the page opened. */
  hasMoved: boolean;
  go: (place: number) => void;
  draftOf: (exerciseId: string) => string;
  setDraft: (exerciseId: string, text: string) => void;
};

/** A person's place in a lesson and their written text; both survive a reload. */
export function useLessonPlace(uid: string, lesson: Lesson): LessonPlace {
  const shelf = useMemo(
    () => browserShelf(`rostrum:lesson:${uid}:${lesson.id}`, placeSchema),
    [uid, lesson.id],
  );
  const [kept, setKept] = useState(() => fitted(shelf.load(), lesson));
  const [hasMoved, setHasMoved] = useState(false);
  const change = useCallback(
    (part: Partial<Kept>) =>
      setKept((before) => {
        const next = { ...before, ...part };
        shelf.save(next);
        return next;
      }),
    [shelf],
  );
  return {
    place: kept.place,
    hasMoved,
    go(place) {
      setHasMoved(true);
      change({ place });
    },
    draftOf: (exerciseId) => kept.drafts[exerciseId] ?? '',
    setDraft: (exerciseId, text) => change({ drafts: { ...kept.drafts, [exerciseId]: text } }),
  };
}

/** An edited lesson restarts at its text; written text stays. */
function fitted(kept: Kept | undefined, { version, exercises }: Lesson): Kept {
  const isSame = kept?.version === version && kept.place <= exercises.length + 1;
  return { version, place: isSame ? kept.place : 0, drafts: kept?.drafts ?? {} };
}
