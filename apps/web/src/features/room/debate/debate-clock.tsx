import { useServerNow } from '@rostrum/data';
import { type DebateState, airtimeFor } from '@rostrum/domain';
import { Clock, ClockLegend, ClockMilestones, clockOf, FormatSteps, progressOf } from '@rostrum/ui';
import { milestoneOf } from './milestone.ts';

/** Often enough that no second is skipped, seldom enough to cost nothing. */
const TICK_MS = 250;

function tickOf(debate: DebateState): number | null {
  return debate.phase === 'live' || debate.phase === 'prep' ? TICK_MS : null;
}

/** The clock of a debate by the server's time; nothing where no time runs. `small` leaves out the words around it. */
export function DebateClock({ debate, small = false }: { debate: DebateState; small?: boolean }) {
  const clock = clockOf(debate, useServerNow(tickOf(debate)));
  const airtime = airtimeFor(debate);
  if (!clock) return null;
  const { label, ...figures } = clock;
  const bellsMs = debate.phase === 'prep' ? { bellsMs: [] } : {};
  if (small) return <Clock {...figures} {...bellsMs} airtimeFor={airtime} />;
  return (
    <>
      <Clock {...figures} {...bellsMs} label={label} airtimeFor={airtime} />
      {airtime !== undefined && <ClockLegend airtimeFor={airtime} />}
    </>
  );
}

/** Where a debate stands in its order, as a line under the motion. */
export function DebateSteps({ debate }: { debate: DebateState }) {
  const clock = clockOf(debate, useServerNow(debate.phase === 'live' ? 1_000 : null));
  const isOver = debate.phase === 'debrief' || debate.phase === 'abandoned';
  const current = 'floor' in debate ? debate.floor.stepIndex : isOver ? debate.format.steps.length : -1;
  return (
    <FormatSteps format={debate.format} current={current} progress={clock ? progressOf(clock) : 0} labelled />
  );
}

/** Says the few moments of the time that matter, for who does not see the clock. */
export function DebateBells({ debate }: { debate: DebateState }) {
  return <ClockMilestones milestone={milestoneOf(debate, useServerNow(tickOf(debate)))} />;
}
