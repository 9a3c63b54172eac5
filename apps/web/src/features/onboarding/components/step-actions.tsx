import type { Profile } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/onboarding';
import type { ReactNode } from 'react';

/** The props of every step of the first visit. */
export type StepProps = { profile: Profile | null; onDone: () => void; onBack: () => void };

/** The end of a step: continue, skip if allowed, and back. */
export function StepActions({
  next,
  onSkip,
  onBack,
}: {
  next: ReactNode;
  onSkip?: (() => void) | undefined;
  onBack: () => void;
}) {
  return (
    <div className="row wrap">
      {next}
      {onSkip && (
        <Button look="plain" size="lg" onClick={onSkip}>
          {m.skip()}
        </Button>
      )}
      <Button look="quiet" size="lg" onClick={onBack}>
        {m.back()}
      </Button>
    </div>
  );
}
