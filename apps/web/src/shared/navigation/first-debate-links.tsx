import { ButtonLink } from '@rostrum/ui';
import { PATHS } from './paths.ts';

/** The two next steps for a person who has not debated yet. */
export function FirstDebateLinks() {
  return (
    <>
      <ButtonLink href={PATHS.startDebate} look="primary">
        Start a debate
      </ButtonLink>
      <ButtonLink href={PATHS.learning}>How a debate goes</ButtonLink>
    </>
  );
}
