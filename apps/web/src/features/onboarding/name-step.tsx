import { useState, type FormEvent } from 'react';
import { sendPeopleCommand, updateUser } from '@rostrum/data';
import { proposeUsername, tidyUsername, type Profile } from '@rostrum/domain';
import { Button, Said } from '@rostrum/ui';
import { NameFields, nameProblem } from '../../profile/name-fields.tsx';
import { refusedElsewhere, type Refused } from '../../act/refused.ts';
import { useUsernameCheck } from '../../profile/use-username-check.ts';
import { useRoom } from '../../room-context/room-context.tsx';
import { useSession } from '../../session/session.ts';

/** How the chair and everybody else will call this person. */
export function NameStep({ profile, onDone }: { profile: Profile | null; onDone: () => void }) {
  const { uid, displayName, username } = useSession();
  const { activeUsername, setActiveUsername } = useRoom();
  const [name, setName] = useState(profile?.displayName || displayName);
  const [called, setCalled] = useState(
    profile?.username ?? activeUsername ?? tidyUsername(username ?? proposeUsername(displayName)),
  );
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState<'no' | 'now' | Refused>('no');
  const refused = typeof saving === 'object' ? saving : undefined;

  const check = useUsernameCheck(called, uid);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameProblem(name) || check.is === 'bad' || saving === 'now') return;
    setSaving('now');
    const failed = await saveName(uid, name.trim(), called);
    setSaving(failed ?? 'no');
    if (failed) return;
    setActiveUsername(called);
    onDone();
  };

  return (
    <form className="onboard-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="stack-2">
        <h1 className="display">How should the chair call you?</h1>
        <p className="lede">Your name stands above everything you say. Your email is never shown.</p>
      </div>
      <NameFields
        name={name}
        username={called}
        check={check}
        tried={tried}
        refused={refused}
        size="lg"
        onName={(changed) => {
          setSaving('no');
          setName(changed);
        }}
        onUsername={(changed) => {
          setSaving('no');
          setCalled(changed);
        }}
      />
      <div className="preview" aria-hidden="true">
        <Said
          author={name.trim() || 'Your name'}
          side="against"
          text="This is how your words will look on the floor."
        />
      </div>
      <p className="row wrap">
        <Button type="submit" look="primary" size="lg" busy={saving === 'now'}>
          Continue
        </Button>
        <span role="alert" className="hint hint-bad">
          {refusedElsewhere(refused)}
        </span>
      </p>
    </form>
  );
}

/** Saves the name in both documents that carry it. @returns why not; null where it is saved */
async function saveName(uid: string, displayName: string, username: string): Promise<Refused | null> {
  const reply = await sendPeopleCommand({ type: 'saveProfile', displayName, username });
  if (reply.status !== 'done') return reply;
  try {
    await updateUser(uid, { displayName });
  } catch {
    // Logged where it happened.
    return { message: 'Your name could not be saved. Check the connection and try again.' };
  }
  const passed = await sendPeopleCommand({ type: 'passStep', step: 'name' });
  return passed.status === 'done' ? null : passed;
}
