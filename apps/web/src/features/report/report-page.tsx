import { useDebateRecord } from '@rostrum/data';
import { useParams } from 'react-router-dom';
import { useSession } from '../../shared/session/session.ts';
import { RecordPageView } from './components/record-page-view.tsx';

/** The report of a finished debate, for readers of its room. */
export function ReportPage() {
  const { roomId = '' } = useParams();
  const { uid } = useSession();
  return <RecordPageView key={roomId} roomId={roomId} uid={uid} reading={useDebateRecord(roomId)} />;
}
