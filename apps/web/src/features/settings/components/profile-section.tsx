import { updateUser } from '@rostrum/data';
import type { Profile } from '@rostrum/domain';
import { Button, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useState } from 'react';
import { AboutFields } from '../../../shared/profile/about-fields.tsx';
import { NameFields, nameProblem } from '../../../shared/profile/name-fields.tsx';
import { refusedElsewhere, type Refused } from '../../../shared/commands/refused.ts';
import { useUsernameCheck } from '../../../shared/profile/use-username-check.ts';
import { useRoom } from '../../../shared/session/room-context.tsx';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { useProfileDraft, type ProfileDraft } from '../hooks/use-profile-draft.ts';
import { Section } from './section.tsx';

/** A person's name and bio; saved together. */
export function ProfileSection({ uid, profile }: { uid: string; profile: Profile }) {
  const { draft, isChanged, change, drop } = useProfileDraft(uid, profile);
  const { setActiveUsername } = useRoom();
  const check = useUsernameCheck(draft.username, uid);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [isSaving, setIsSaving] = useState(false);
  const save = useSave(uid, draft, setRefused);
  const edit = (changed: ProfileDraft) => {
    setRefused(undefined);
    change(changed);
  };
  const submit = async () => {
    setTried(true);
    if (isSaving || nameProblem(draft.displayName) || check.is === 'bad') return;
    setRefused(undefined);
    setIsSaving(true);
    const isSaved = await save(() => void submit());
    setIsSaving(false);
    if (!isSaved) return;
    setTried(false);
    setActiveUsername(draft.username);
    drop();
    notify({ text: m.profileSaved(), tone: 'good' });
  };
  return (
    <Section title={m.profile()} about={m.profileAbout()}>
      <form
        className="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <NameFields
          name={draft.displayName}
          username={draft.username}
          check={check}
          tried={tried}
          refused={refused}
          onName={(displayName) => edit({ ...draft, displayName })}
          onUsername={(username) => edit({ ...draft, username })}
        />
        <AboutFields about={draft} refused={refused} onChange={(about) => edit({ ...draft, ...about })} />
        <p role="alert" className="hint hint-bad">
          {refusedElsewhere(refused)}
        </p>
        <p className="row wrap">
          <Button
            type="submit"
            look="primary"
            busy={isSaving}
            disabledBecause={isChanged ? undefined : m.nothingChanged()}
          >
            {m.saveProfile()}
          </Button>
          {isChanged && (
            <Button look="quiet" onClick={drop}>
              {m.discard()}
            </Button>
          )}
        </p>
      </form>
    </Section>
  );
}

/**
 * Saves both documents that carry the name, and returns whether it did. `again` is what "Try again" does after a
 * fault.
 */
function useSave(
  uid: string,
  { displayName, ...draft }: ProfileDraft,
  onRefused: (refused: Refused) => void,
): (again: () => void) => Promise<boolean> {
  const { run } = useCommand('people');
  return async (again) => {
    const name = displayName.trim();
    if (!(await run({ type: 'saveProfile', displayName: name, ...draft }, { onRefused, again })))
      return false;
    try {
      await updateUser(uid, { displayName: name });
      return true;
    } catch {
      // Logged where it happened.
      onRefused({ message: m.nameNotSaved() });
      return false;
    }
  };
}
