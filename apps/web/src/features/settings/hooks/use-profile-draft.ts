import { browserShelf } from '@rostrum/data';
import { experienceSchema, interestSchema, type Profile } from '@rostrum/domain';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

const draftSchema = z.object({
  displayName: z.string(),
  username: z.string(),
  bio: z.string(),
  interests: z.array(interestSchema),
  experience: z.nullable(experienceSchema),
});
export type ProfileDraft = z.infer<typeof draftSchema>;

/** The form's content without changes. */
function draftOf({ displayName, username, bio, interests, experience }: Profile): ProfileDraft {
  return { displayName, username: username ?? '', bio, interests, experience };
}

/**
 * A person's profile edits. They survive a reload and leaving the page, until they are saved or dropped; without
 * changes, the form follows the profile.
 */
export function useProfileDraft(uid: string, profile: Profile) {
  const shelf = useMemo(() => browserShelf(`rostrum:profile:${uid}`, draftSchema), [uid]);
  const [changed, setChanged] = useState(() => shelf.load());
  const stored = draftOf(profile);
  const isChanged = changed !== undefined && JSON.stringify(changed) !== JSON.stringify(stored);
  const change = (draft: ProfileDraft) => {
    shelf.save(draft);
    setChanged(draft);
  };
  const drop = () => {
    shelf.clear();
    setChanged(undefined);
  };
  return { draft: changed ?? stored, isChanged, change, drop };
}
