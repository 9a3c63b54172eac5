import { sendHouseCommand } from '@rostrum/data';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useHouseAct } from '../../act/use-house-act.ts';
import { OutcomeState } from './outcome-state.tsx';
import { useOutcome } from './use-outcome.ts';

/** `/app/reports/:number`: what became of one's own report. */
export function MyReportPage() {
  const { number = '' } = useParams();
  return <MyReport key={number} number={number} />;
}

function MyReport({ number }: { number: string }) {
  const read = useCallback(() => sendHouseCommand<'readOutcome'>({ type: 'readOutcome', number }), [number]);
  const { reading, again } = useOutcome(read);
  const { busy, act } = useHouseAct();
  const appeal = async (reason: string) => {
    const reply = await act<'appealOutcome'>({ type: 'appealOutcome', number, reason });
    if (reply?.status === 'done') again();
    return reply?.status === 'done';
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
