import { ButtonLink, EmptyState } from '@rostrum/ui';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { JoinWithCode } from '../lobby/index.ts';

/** Replaces a room that is missing or closed to this person, without revealing which. */
export function LockedRoom({ onJoined }: { onJoined: (roomId: string) => void }) {
  return (
    <div className="page">
      <PageTitle>Join a debate</PageTitle>
      <EmptyState
        level={1}
        small
        title="This debate is private, or there is none here"
        action={<JoinWithCode onJoined={onJoined} />}
      >
        A private debate opens with its code. Ask its host for the six characters and enter them here.
      </EmptyState>
      <p className="text-center">
        <ButtonLink href={PATHS.room} look="quiet">
          Back to the rooms
        </ButtonLink>
      </p>
    </div>
  );
}
