import { sendDeskCommand } from '@rostrum/data';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { reportStatusUrl } from '../../app/paths.ts';
import { FindReport } from './find-report.tsx';
import { OutcomeState } from './outcome-state.tsx';
import { useOutcome } from './use-outcome.ts';

/** `/reports/:number#key`: what became of a visitor's report; without both it asks for them. */
export function ReportStatusPage() {
  const { number = '' } = useParams();
  const secret = useLocation().hash.slice(1);
  const navigate = useNavigate();
  return (
    <div className="record-page page-narrow">
      {number === '' || secret === '' ? (
        <FindReport
          number={number}
          onFind={(found) => void navigate(reportStatusUrl(found.number, found.secret))}
        />
      ) : (
        <OneReport key={`${number}#${secret}`} {...{ number, secret }} />
      )}
    </div>
  );
}

function OneReport({ number, secret }: { number: string; secret: string }) {
  const read = useCallback(
    () => sendDeskCommand<'readOutcome'>({ type: 'readOutcome', number, secret }),
    [number, secret],
  );
  const { reading, again } = useOutcome(read);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const appeal = async (reason: string) => {
    if (busy) return false;
    setBusy(true);
    const reply = await sendDeskCommand<'appeal'>({ type: 'appeal', number, secret, reason });
    setBusy(false);
    setProblem(reply.status === 'done' ? undefined : reply.message);
    if (reply.status === 'done') again();
    return reply.status === 'done';
  };
  return <OutcomeState {...{ reading, busy, problem }} onAgain={again} onAppeal={appeal} />;
}
