import { useDebateReport } from '@rostrum/data';
import { seatTakenBy, type Room } from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import { FileText } from 'lucide-react';
import * as m from '@rostrum/words/report-page';
import { reportUrl } from '../navigation/paths.ts';
import { Ballots } from '../ballots/ballots.tsx';

/** The results of a debate for its members: its report, and marks for its debaters. */
export function Leaves({ room, uid }: { room: Room; uid: string }) {
  const report = useDebateReport(room.id);
  // A debater's first choice is the next debate.
  const look = seatTakenBy(room.debate, uid) ? 'plain' : 'primary';
  const isWritten = report.status === 'ready' && report.value !== null;
  return (
    <>
      <div className="row wrap">
        <ButtonLink href={reportUrl(room.id)} look={look} icon={FileText}>
          {m.report()}
        </ButtonLink>
        <output className="small muted">{isWritten ? m.isWritten() : m.beingWritten()}</output>
      </div>
      <Ballots room={room} uid={uid} />
    </>
  );
}
