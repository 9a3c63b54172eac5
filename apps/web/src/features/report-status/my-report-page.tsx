import { commands } from '@rostrum/data';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useCommand } from '../../shared/commands/use-command.ts';
import type { Appeal } from '../../shared/casework/appeal-form.tsx';
import { OutcomeState } from './components/outcome-state.tsx';
import { useOutcome } from './hooks/use-outcome.ts';

/** `/app/reports/:number`: the outcome of the person's own report. */
export function MyReportPage() {
  const { number = '' } = useParams();
  return <MyReport key={number} number={number} />;
}

function MyReport({ number }: { number: string }) {
  const read = useCallback(() => commands.house<'readOutcome'>({ type: 'readOutcome', number }), [number]);
  const { reading, again: readAgain } = useOutcome(read);
  const { busy, run } = useCommand('house');
  const appeal: Appeal = async (reason, again) => {
    const command = { type: 'appealOutcome' as const, number, reason };
    const answer = await run<'appealOutcome'>(command, { again });
    if (answer) readAgain();
    return answer !== undefined;
  };
  return (
    <div className="page page-narrow">
      <OutcomeState
        reading={reading}
        busy={busy !== null}
        problem={undefined}
        onAgain={readAgain}
        onAppeal={appeal}
      />
    </div>
  );
}
