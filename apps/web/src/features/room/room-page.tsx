import { useRoomDocument } from '@rostrum/data';
import { isFinished } from '@rostrum/domain';
import { Bones } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { lazy, useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { debateUrl } from '../../shared/navigation/paths.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useRoom } from '../../shared/session/room-context.tsx';

const RoomScreen = lazy(async () => ({ default: (await import('./screen/room-screen.tsx')).RoomScreen }));
const LobbyPage = lazy(async () => ({ default: (await import('./lobby/lobby-page.tsx')).LobbyPage }));

/** Room: the debate that the address names, else the one this person is in, else the lobby. */
export function RoomPage() {
  const { roomId } = useParams();
  const [wish] = useSearchParams();
  const { activeRoom } = useRoom();
  if (roomId) return <RoomScreen key={roomId} roomId={roomId} />;
  // A person who asks for a new debate, or has a code, does not want to return to the old one.
  const asksForMore = [...wish.keys()].length > 0;
  return activeRoom && !asksForMore ? <ActiveRoom roomId={activeRoom} /> : <LobbyPage />;
}

/** Returns to the debate this person is in. One that ended while they were elsewhere does not open again. */
function ActiveRoom({ roomId }: { roomId: string }) {
  const { setActiveRoom } = useRoom();
  const room = useRoomDocument(roomId);
  const isOver = room.status === 'ready' && room.value !== null && isFinished(room.value.debate);
  useEffect(() => {
    if (isOver) setActiveRoom(null);
  }, [isOver, setActiveRoom]);
  if (room.status !== 'loading' && !isOver) return <Navigate to={debateUrl(roomId)} replace />;
  return (
    <div className="page">
      <PageTitle>{m.openingDebate()}</PageTitle>
      <Bones label={m.openingDebate()} lines={6} />
    </div>
  );
}
