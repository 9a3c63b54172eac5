import { sendPeopleCommand, updateUser } from '@rostrum/data';
import type { Profile } from '@rostrum/domain';
import { Button, notify } from '@rostrum/ui';
import { useState, type FormEvent } from 'react';
import { AboutFields } from '../../../profile/about-fields.tsx';
import { NameFields, nameProblem } from '../../../profile/name-fields.tsx';
import { refusedElsewhere, type Refused } from '../../../act/refused.ts';
import { useUsernameCheck } from '../../../profile/use-username-check.ts';
import { useRoom } from '../../../room-context/room-context.tsx';
import { useProfileDraft, type ProfileDraft } from '../hooks/use-profile-draft.ts';
import { Section } from './section.tsx';

/** How somebody is called and what they say of themselves; saved together. */
export function ProfileSection({ uid, profile }: { uid: string; profile: Profile }) {
  const { draft, isChanged, change, drop } = useProfileDraft(uid, profile);
  const { setActiveUsername } = useRoom();
  const check = useUsernameCheck(draft.username, uid);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState<'no' | 'now' | Refused>('no');
  const refused = typeof saving === 'object' ? saving : undefined;
  const edit = (changed: ProfileDraft) => {
    setSaving('no');
    change(changed);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (saving === 'now' || nameProblem(draft.displayName) || check.is === 'bad') return;
    setSaving('now');
    const failed = await save(uid, draft);
    setSaving(failed ?? 'no');
    if (failed) return;
    setTried(false);
    setActiveUsername(draft.username);
    drop();
    notify({ text: 'Your profile is saved.', tone: 'good' });
  };
  return (
    <Section title="Profile" about="What others see of you in debates and in People.">
      <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
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
            busy={saving === 'now'}
            disabledBecause={isChanged ? undefined : 'Nothing is changed.'}
          >
            Save profile
          </Button>
          {isChanged && (
            <Button look="quiet" onClick={drop}>
              Discard changes
            </Button>
          )}
        </p>
      </form>
    </Section>
  );
}

/** Saves both documents that carry the name. @returns why not; null where it is saved */
async function save(uid: string, { displayName, ...draft }: ProfileDraft): Promise<Refused | null> {
  const reply = await sendPeopleCommand({ type: 'saveProfile', displayName: displayName.trim(), ...draft });
  if (reply.status !== 'done') return reply;
  try {
    await updateUser(uid, { displayName: displayName.trim() });
    return null;
  } catch {
    // Logged where it happened.
    return { message: 'Your name could not be saved everywhere. Check the connection and save again.' };
  }
}
