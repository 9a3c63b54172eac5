import { commands } from '@rostrum/data';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { reportStatusUrl } from '../../shared/navigation/paths.ts';
import type { Appeal } from '../../shared/casework/appeal-form.tsx';
import { useCommand } from '../../shared/commands/use-command.ts';
import { FindReport } from './components/find-report.tsx';
import { OutcomeState } from './components/outcome-state.tsx';
import { useOutcome } from './hooks/use-outcome.ts';

/** `/reports/:number#key`: the outcome of a visitor's report; without both it asks for them. */
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
    () => commands.desk<'readOutcome'>({ type: 'readOutcome', number, secret }),
    [number, secret],
  );
  const { reading, again: readAgain } = useOutcome(read);
  const { busy, run } = useCommand('desk');
  const [problem, setProblem] = useState<string>();
  const appeal: Appeal = async (reason, again) => {
    setProblem(undefined);
    const command = { type: 'appeal' as const, number, secret, reason };
    const answer = await run<'appeal'>(command, {
      onRefused: ({ message }) => setProblem(message),
      again,
    });
    if (answer) readAgain();
    return answer !== undefined;
  };
  return (
    <OutcomeState {...{ reading, problem }} busy={busy !== null} onAgain={readAgain} onAppeal={appeal} />
  );
}
