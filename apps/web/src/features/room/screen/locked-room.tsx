import { ButtonLink, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { JoinWithCode } from '../lobby/index.ts';

/** Replaces a room that is missing or closed to this person, without revealing which. */
export function LockedRoom({ onJoined }: { onJoined: (roomId: string) => void }) {
  return (
    <div className="page">
      <PageTitle>{m.joinTitle()}</PageTitle>
      <EmptyState level={1} small title={m.lockedTitle()} action={<JoinWithCode onJoined={onJoined} />}>
        {m.lockedText()}
      </EmptyState>
      <p className="text-center">
        <ButtonLink href={PATHS.room} look="quiet">
          {m.backToRooms()}
        </ButtonLink>
      </p>
    </div>
  );
}
