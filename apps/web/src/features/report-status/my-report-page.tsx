import { commands } from '@rostrum/data';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useCommand } from '../../shared/commands/use-command.ts';
import { OutcomeState } from './components/outcome-state.tsx';
import { useOutcome } from './hooks/use-outcome.ts';

/** `/app/reports/:number`: the outcome of the person's own report. */
export function MyReportPage() {
  const { number = '' } = useParams();
  return <MyReport key={number} number={number} />;
}

function MyReport({ number }: { number: string }) {
  const read = useCallback(() => commands.house<'readOutcome'>({ type: 'readOutcome', number }), [number]);
  const { reading, again } = useOutcome(read);
  const { busy, run } = useCommand('house');
  const appeal = async (reason: string) => {
    const command = { type: 'appealOutcome' as const, number, reason };
    const answer = await run<'appealOutcome'>(command, { again: () => void appeal(reason) });
    if (answer) again();
    return answer !== undefined;
  };
  return (
    <div className="page page-narrow">
      <OutcomeState
        reading={reading}
        busy={busy !== null}
        problem={undefined}
        onAgain={again}
        onAppeal={appeal}
      />
    </div>
  );
}
