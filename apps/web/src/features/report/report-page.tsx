import { useDebateRecord } from '@rostrum/data';
import { useParams } from 'react-router-dom';
import * as m from '@rostrum/words/report';
import { useSession } from '../../shared/session/session.ts';
import { useKeepRecord } from '../../shared/offline/use-keeping.ts';
import { RecordPageView } from './components/record-page-view.tsx';
import { RecordStates } from './components/record-states.tsx';
import { Sheets } from './components/sheets/sheets.tsx';

/** The report of a finished debate, for readers of its room. */
export function ReportPage() {
  const { roomId = '' } = useParams();
  const { uid } = useSession();
  const reading = useDebateRecord(roomId);
  useKeepRecord(uid, reading);
  return <RecordPageView key={roomId} roomId={roomId} uid={uid} reading={reading} />;
}

/** One sheet of paper per debater of a finished debate, for readers of its room. */
export function SheetsPage() {
  const { roomId = '' } = useParams();
  const { uid } = useSession();
  return (
    <div className="page">
      <RecordStates key={roomId} roomId={roomId} reading={useDebateRecord(roomId)} title={m.sheetsTitle()}>
        {(record) => <Sheets record={record} uid={uid} />}
      </RecordStates>
    </div>
  );
}
