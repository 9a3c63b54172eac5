import { useDebateReport } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import { FileText } from 'lucide-react';
import { reportUrl } from '../navigation/paths.ts';
import { Ballots } from '../ballots/ballots.tsx';

/** The results of a debate for its members: its report, and marks for its debaters. */
export function Leaves({ room, uid }: { room: Room; uid: string }) {
  const report = useDebateReport(room.id);
  const isWritten = report.status === 'ready' && report.value !== null;
  return (
    <>
      <div className="row wrap">
        <ButtonLink href={reportUrl(room.id)} look="primary" icon={FileText}>
          Report
        </ButtonLink>
        <output className="small muted">
          {isWritten
            ? 'In short, the argument map, airtime and what the moderator did.'
            : 'It is being written.'}
        </output>
      </div>
      <Ballots room={room} uid={uid} />
    </>
  );
}
