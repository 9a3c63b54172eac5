import { sendPeopleCommand } from '@rostrum/data';
import { Button } from '@rostrum/ui';
import { useState, type FormEvent } from 'react';
import { AboutFields, type About } from '../../profile/about-fields.tsx';
import { StepActs, type StepProps } from './step-acts.tsx';

/** What somebody likes to argue about, and how much they have done it; nobody is ranked by it. */
export function InterestsStep({ profile, onDone, onBack }: StepProps) {
  const [about, setAbout] = useState<About>({
    interests: profile?.interests ?? [],
    experience: profile?.experience ?? null,
    bio: profile?.bio ?? '',
  });
  const [saving, setSaving] = useState<'no' | 'now' | { refused: string }>('no');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving === 'now') return;
    setSaving('now');
    const reply = await sendPeopleCommand({ type: 'saveProfile', ...about });
    setSaving(reply.status === 'done' ? 'no' : { refused: reply.message });
    if (reply.status === 'done') onDone();
  };
  return (
    <form className="onboard-form" onSubmit={(event) => void submit(event)}>
      <div className="stack-2">
        <h1 className="display">What do you argue about?</h1>
        <p className="lede">Others find you by this, and motions are suggested by it.</p>
      </div>
      <AboutFields about={about} onChange={setAbout} />
      <p role="alert" className="hint hint-bad">
        {typeof saving === 'object' && saving.refused}
      </p>
      <StepActs
        onBack={onBack}
        onSkip={onDone}
        next={
          <Button type="submit" look="primary" size="lg" busy={saving === 'now'}>
            Continue
          </Button>
        }
      />
    </form>
  );
}
