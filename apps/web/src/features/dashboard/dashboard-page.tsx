import { mapLive, useLiveRooms, useMyRooms, useRoomDocument, useServerNow, useTopics } from '@rostrum/data';
import { Invitations } from '../../notices/invitations.tsx';
import { useRoom } from '../../room-context/room-context.tsx';
import { useSession } from '../../session/session.ts';
import { DashboardView } from './dashboard-view.tsx';
import { myDebates } from './my-debates.ts';

export function DashboardPage() {
  const { uid } = useSession();
  const { activeRoom } = useRoom();
  const active = useRoomDocument(activeRoom);
  return (
    <DashboardView
      uid={uid}
      nowMs={useServerNow(1_000)}
      mine={mapLive(useMyRooms(uid), myDebates)}
      live={useLiveRooms()}
      topics={useTopics()}
      invitations={<Invitations uid={uid} />}
      active={active.status === 'ready' ? active.value : null}
    />
  );
}
