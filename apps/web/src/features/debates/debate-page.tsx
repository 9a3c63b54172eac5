import { useDebateRecord } from '@rostrum/data';
import { useParams } from 'react-router-dom';
import { DebateView } from './debate-view.tsx';

/** `/debates/:roomId`: a finished public debate, for everybody. */
export function DebatePage() {
  const { roomId = '' } = useParams();
  return <DebateView key={roomId} roomId={roomId} reading={useDebateRecord(roomId)} />;
}
