import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { debateUrl } from '../../shared/navigation/paths.ts';
import { useRoom } from '../../shared/session/room-context.tsx';
import { RoomScreen } from './screen/index.ts';
import { LobbyPage } from './lobby/index.ts';

/** Room: the debate that the address names, else the one this person is in, else the lobby. */
export function RoomPage() {
  const { roomId } = useParams();
  const [wish] = useSearchParams();
  const { activeRoom } = useRoom();
  if (roomId) return <RoomScreen key={roomId} roomId={roomId} />;
  // A person who asks for a new debate, or has a code, does not want to return to the old one.
  const asksForMore = [...wish.keys()].length > 0;
  if (activeRoom && !asksForMore) return <Navigate to={debateUrl(activeRoom)} replace />;
  return <LobbyPage />;
}
