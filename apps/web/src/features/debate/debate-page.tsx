import { useDebateRecord, useKeptUid } from '@rostrum/data';
import { useParams } from 'react-router-dom';
import { DebateView } from './components/debate-view.tsx';

/** `/debates/:roomId`: a finished public debate, for everybody. */
export function DebatePage() {
  const { roomId = '' } = useParams();
  const isVisitor = useKeptUid() === null;
  const reading = useDebateRecord(roomId);
  return <DebateView key={roomId} roomId={roomId} reading={reading} isVisitor={isVisitor} />;
}
