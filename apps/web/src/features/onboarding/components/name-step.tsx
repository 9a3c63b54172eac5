import { useState } from 'react';
import { updateUser } from '@rostrum/data';
import { proposeUsername, tidyUsername, type Profile } from '@rostrum/domain';
import { Button, Said, PlainSpeech } from '@rostrum/ui';
import * as m from '@rostrum/words/onboarding';
import { NameFields, nameProblem } from '../../../shared/profile/name-fields.tsx';
import { refusedElsewhere, type Refused } from '../../../shared/commands/refused.ts';
import { useUsernameCheck } from '../../../shared/profile/use-username-check.ts';
import { useRoom } from '../../../shared/session/room-context.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';

/** How the chair and everybody else will call this person. */
export function NameStep({ profile, onDone }: { profile: Profile | null; onDone: () => void }) {
  const { uid, displayName, username } = useSession();
  const { activeUsername, setActiveUsername } = useRoom();
  const [name, setName] = useState(profile?.displayName || displayName);
  const [called, setCalled] = useState(
    profile?.username ?? activeUsername ?? tidyUsername(username ?? proposeUsername(displayName)),
  );
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [isSaving, setIsSaving] = useState(false);
  const save = useSaveName(uid, setRefused);

  const check = useUsernameCheck(called, uid);
  const submit = async () => {
    setTried(true);
    if (nameProblem(name) || check.is === 'bad' || isSaving) return;
    setRefused(undefined);
    setIsSaving(true);
    const isSaved = await save(name.trim(), called, () => void submit());
    setIsSaving(false);
    if (!isSaved) return;
    setActiveUsername(called);
    onDone();
  };

  return (
    <form
      className="onboard-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <div className="stack-2">
        <h1 className="display">{m.nameTitle()}</h1>
        <p className="lede">{m.nameLede()}</p>
      </div>
      <NameFields
        name={name}
        username={called}
        check={check}
        tried={tried}
        refused={refused}
        size="lg"
        onName={(changed) => {
          setRefused(undefined);
          setName(changed);
        }}
        onUsername={(changed) => {
          setRefused(undefined);
          setCalled(changed);
        }}
      />
      <div className="preview" aria-hidden="true">
        <Said
          author={name.trim() || m.yourName()}
          side="against"
          words={<PlainSpeech text={m.preview()} />}
        />
      </div>
      <p className="row wrap">
        <Button type="submit" look="primary" size="lg" busy={isSaving}>
          {m.next()}
        </Button>
        <span role="alert" className="hint hint-bad">
          {refusedElsewhere(refused)}
        </span>
      </p>
    </form>
  );
}

/**
 * Saves the name in both documents that carry it, and returns whether it did. `again` is what "Try again" does
 * after a fault.
 */
function useSaveName(uid: string, onRefused: (refused: Refused) => void) {
  const { run } = useCommand('people');
  return async (displayName: string, username: string, again: () => void): Promise<boolean> => {
    const hearers = { onRefused, again };
    if (!(await run({ type: 'saveProfile', displayName, username }, hearers))) return false;
    try {
      await updateUser(uid, { displayName });
    } catch {
      // Logged where it happened.
      onRefused({ message: m.nameNotSaved() });
      return false;
    }
    return (await run({ type: 'passStep', step: 'name' }, hearers)) !== undefined;
  };
}
