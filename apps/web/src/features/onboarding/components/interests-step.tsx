import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/onboarding';
import { useState } from 'react';
import { AboutFields, type About } from '../../../shared/profile/about-fields.tsx';
import type { Refused } from '../../../shared/commands/refused.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { StepActions, type StepProps } from './step-actions.tsx';

/** A person's favourite subjects, and their experience; it ranks nobody. */
export function InterestsStep({ profile, onDone, onBack }: StepProps) {
  const [about, setAbout] = useState<About>({
    interests: profile?.interests ?? [],
    experience: profile?.experience ?? null,
    bio: profile?.bio ?? '',
  });
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCommand('people');
  const submit = async () => {
    setProblem(undefined);
    const hearers = {
      onRefused: ({ message }: Refused) => setProblem(message),
      again: () => void submit(),
    };
    if (await run({ type: 'saveProfile', ...about }, hearers)) onDone();
  };
  return (
    <form
      className="onboard-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="stack-2">
        <h1 className="display">{m.interestsTitle()}</h1>
        <p className="lede">{m.interestsLede()}</p>
      </div>
      <AboutFields about={about} onChange={setAbout} />
      <p role="alert" className="hint hint-bad">
        {problem}
      </p>
      <StepActions
        onBack={onBack}
        onSkip={onDone}
        next={
          <Button type="submit" look="primary" size="lg" busy={busy !== null}>
            {m.next()}
          </Button>
        }
      />
    </form>
  );
}
