import { useServerNow } from '@rostrum/data';
import { airtimeFor, type DebateState } from '@rostrum/domain';
import { Clock, ClockLegend, ClockMilestones, clockOf, FormatSteps, progressOf } from '@rostrum/ui';
import { happeningsOf } from './happening.ts';
import { bellOf } from './milestone.ts';
import { useBellSounds } from './use-bell-sounds.ts';
import { useSaidOnce } from './use-said-once.ts';
import { useSeatNews } from './use-seat-news.ts';
import { useDebateRoom } from '../session/index.ts';

/** Often enough that no second is skipped, seldom enough to cost nothing. */
const TICK_MS = 250;
/** By correspondence the clock shows minutes. */
const SLOW_TICK_MS = 10_000;

function tickOf(debate: DebateState): number | null {
  if (!clockOf(debate, 0) || debate.phase === 'paused') return null;
  return debate.format.pace === 'correspondence' ? SLOW_TICK_MS : TICK_MS;
}

/** Whether a clock runs or is paused in this debate now. */
export function hasClock(debate: DebateState): boolean {
  return clockOf(debate, 0) !== undefined;
}

/** The clock of a debate by the server's time; nothing if no time runs. `small` leaves out the words around it. */
export function DebateClock({ debate, small = false }: { debate: DebateState; small?: boolean }) {
  const clock = clockOf(debate, useServerNow(tickOf(debate)));
  const airtime = airtimeFor(debate);
  if (!clock) return null;
  const { label, ...figures } = clock;
  const bellsMs = debate.phase === 'live' || debate.phase === 'paused' ? {} : { bellsMs: [] };
  if (small) return <Clock {...figures} {...bellsMs} airtimeFor={airtime} />;
  return (
    <>
      <Clock {...figures} {...bellsMs} label={label} airtimeFor={airtime} />
      {airtime !== undefined && <ClockLegend airtimeFor={airtime} />}
    </>
  );
}

/** The debate's position in its order, as a line under the motion. */
export function DebateSteps({ debate }: { debate: DebateState }) {
  const isLive = debate.phase === 'live';
  const nowMs = useServerNow(isLive ? 1_000 : null);
  const clock = isLive || debate.phase === 'paused' ? clockOf(debate, nowMs) : undefined;
  const isOver = 'outcome' in debate || debate.phase === 'abandoned';
  const current = 'floor' in debate ? debate.floor.stepIndex : isOver ? debate.format.steps.length : -1;
  return (
    <FormatSteps format={debate.format} current={current} progress={clock ? progressOf(clock) : 0} labelled />
  );
}

/** Announces the bells and other news to screen readers. `isHeard`: bells also sound. */
export function DebateMilestones({ isHeard }: { isHeard: boolean }) {
  const { room, uid } = useDebateRoom();
  const nowMs = useServerNow(tickOf(room.debate) === null ? 1_000 : TICK_MS);
  const bell = bellOf(room.debate, nowMs);
  useBellSounds(bell, isHeard);
  const happening = useSaidOnce(happeningsOf(room, uid, nowMs));
  const seats = useSeatNews(room, uid);
  return (
    <>
      <ClockMilestones milestone={bell} />
      <ClockMilestones milestone={happening} />
      <ClockMilestones milestone={seats} />
    </>
  );
}
