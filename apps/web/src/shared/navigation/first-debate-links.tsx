import { ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/navigation';
import { PATHS } from './paths.ts';

/** Where a person learns how a debate works. */
export function HowItWorksLink() {
  return <ButtonLink href={PATHS.learning}>{m.howItWorks()}</ButtonLink>;
}

/** The two next steps for a person who has not debated yet. */
export function FirstDebateLinks() {
  return (
    <>
      <ButtonLink href={PATHS.startDebate} look="primary">
        {m.startDebate()}
      </ButtonLink>
      <HowItWorksLink />
    </>
  );
}
