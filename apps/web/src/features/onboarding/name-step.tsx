import { useState, type FormEvent } from 'react';
import { updateUser } from '@rostrum/data';
import { Button, Field, Said, TextInput } from '@rostrum/ui';
import { useRoom } from '../../room-context/room-context.tsx';
import { useSession } from '../../session/session.ts';
import { proposeUsername, tidyUsername, USERNAME_RULE, usernameProblem } from './username.ts';

const NAME_MAX_LENGTH = 80;

/** How the chair and everybody else will call this person. */
export function NameStep({ onDone }: { onDone: () => void }) {
  const { uid, displayName, username } = useSession();
  const { activeUsername, setActiveUsername } = useRoom();
  const [name, setName] = useState(displayName);
  const [called, setCalled] = useState(
    activeUsername ?? tidyUsername(username ?? proposeUsername(displayName)),
  );
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState<'no' | 'now' | 'failed'>('no');

  const nameProblem = name.trim() === '' ? 'Write your name.' : undefined;
  const calledProblem = usernameProblem(called);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameProblem || calledProblem || saving === 'now') return;
    setSaving('now');
    try {
      await updateUser(uid, { displayName: name.trim() });
      setActiveUsername(called);
      onDone();
    } catch {
      // Logged where it happened.
      setSaving('failed');
    }
  };

  return (
    <form className="onboard-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="stack-2">
        <h1 className="display">How should the chair call you?</h1>
        <p className="lede">Your name stands above everything you say. Your email is never shown.</p>
      </div>
      <Field label="Name" error={tried ? nameProblem : undefined}>
        <TextInput
          size="lg"
          value={name}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field
        label="Username"
        hint={USERNAME_RULE}
        error={tried || called.length > 2 ? calledProblem : undefined}
      >
        <TextInput
          size="lg"
          prefix="@"
          value={called}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          verdict={calledProblem ? undefined : 'good'}
          onChange={(event) => setCalled(tidyUsername(event.currentTarget.value))}
        />
      </Field>
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
          {saving === 'failed' && 'Your name could not be saved. Check the connection and try again.'}
        </span>
      </p>
    </form>
  );
}
