import type { DebateEvent, Format } from '@rostrum/domain';
import type { Check } from './check.ts';

/** The floor as this check follows it, without asking the machine that it checks. */
type Floor = {
  format: Format;
  seats: Map<string, string>;
  stepIndex: number | null;
  isRunning: boolean;
  lastMs: number;
  pausedAtMs: number;
  turn: { uid: string; endsAtMs: number } | null;
  poi: { uid: string; isAccepted: boolean; endsAtMs: number } | null;
  /** The question about a restatement that waits for its answer. */
  asked: { by: string; of: string; lapsesAtMs: number } | null;
};
type Spoke = Extract<DebateEvent, { type: 'spoke' }>;

/** Follows the log event by event: at that moment every speaker has the step's seat, the turn or the point. */
export const checkSpeakers: Check = ({ view }) => {
  const [opened, ...log] = view.log();
  if (opened?.type !== 'opened')
    return [{ rule: 'speakers', what: 'the log does not begin with its opening' }];
  const floor: Floor = {
    format: opened.format,
    seats: new Map(),
    stepIndex: null,
    isRunning: false,
    lastMs: 0,
    pausedAtMs: 0,
    turn: null,
    poi: null,
    asked: null,
  };
  return log.flatMap((event) => {
    const problem = problemWith(floor, event);
    follow(floor, event);
    return problem === null ? [] : [{ rule: 'speakers', what: `event ${event.seq}: ${problem}` }];
  });
};

function problemWith(floor: Floor, event: DebateEvent): string | null {
  if (event.type === 'spoke') return problemWithSpeech(floor, event);
  if (event.type === 'restatementAnswered' && floor.asked?.of !== event.by)
    return `${event.by} answers for ${floor.asked?.of ?? 'nobody'}`;
  if (event.type !== 'seatTaken') return null;
  const { by, seatId } = event;
  if (floor.seats.has(seatId)) return `${by} takes the seat ${seatId} of ${floor.seats.get(seatId)}`;
  const teams = [...floor.seats].flatMap(([id, uid]) => (uid === by ? [teamOf(floor.format, id)] : []));
  return teams.some((team) => team !== teamOf(floor.format, seatId)) ? `${by} sits in two teams` : null;
}

/** The bench and the team of a seat, in one word. */
function teamOf({ seats }: Format, seatId: string): string {
  const seat = seats.find(({ id }) => id === seatId);
  return `${seat?.side} ${seat?.team}`;
}

function problemWithSpeech(floor: Floor, { by, as, atMs }: Spoke): string | null {
  if (floor.stepIndex === null || !floor.isRunning) return `${by} speaks while no step runs`;
  if (as === 'poi') {
    const isTheirs = floor.poi?.uid === by && floor.poi.isAccepted && atMs <= floor.poi.endsAtMs;
    return isTheirs ? null : `${by} speaks in a point of information that is not theirs`;
  }
  if (as === 'turn') {
    const isTheirs = floor.turn?.uid === by && atMs <= floor.turn.endsAtMs;
    return isTheirs ? null : `${by} speaks in the turn of ${floor.turn?.uid ?? 'nobody'}`;
  }
  const seated = (floor.format.steps[floor.stepIndex]?.seatIds ?? []).map((seatId) =>
    floor.seats.get(seatId),
  );
  if (!seated.includes(by)) return `${by} speaks while ${seated.join(' and ') || 'nobody'} has the floor`;
  if (floor.asked?.by === by && atMs <= floor.asked.lapsesAtMs) return `${by} speaks before the answer`;
  return atMs <= floor.lastMs ? null : `${by} speaks ${atMs - floor.lastMs} ms too late`;
}

function follow(floor: Floor, event: DebateEvent): void {
  const graceMs = floor.format.graceSeconds * 1_000;
  switch (event.type) {
    case 'seatTaken':
      floor.seats.set(event.seatId, event.by);
      break;
    case 'seatLeft':
      floor.seats.delete(event.seatId);
      if (floor.asked && [floor.asked.by, floor.asked.of].includes(event.by)) floor.asked = null;
      break;
    case 'stepStarted':
      floor.stepIndex = event.stepIndex;
      floor.turn = null;
      floor.poi = null;
      floor.asked = null;
      floor.isRunning = true;
      floor.lastMs = event.endsAtMs + graceMs;
      break;
    case 'stepEnded':
      floor.isRunning = false;
      break;
    case 'paused':
      floor.isRunning = false;
      floor.pausedAtMs = event.atMs;
      floor.poi = null;
      break;
    case 'resumed':
      floor.isRunning = true;
      floor.lastMs = event.endsAtMs + graceMs;
      if (floor.asked)
        floor.asked = { ...floor.asked, lapsesAtMs: floor.asked.lapsesAtMs + event.atMs - floor.pausedAtMs };
      if (floor.turn)
        floor.turn = { ...floor.turn, endsAtMs: floor.turn.endsAtMs + event.atMs - floor.pausedAtMs };
      break;
    case 'extended':
      floor.lastMs = event.endsAtMs + graceMs;
      break;
    case 'restated':
      floor.lastMs = event.endsAtMs + graceMs;
      floor.asked = { by: event.by, of: event.of, lapsesAtMs: event.lapsesAtMs };
      break;
    case 'restatementAnswered':
      floor.lastMs = event.endsAtMs + graceMs;
      floor.asked = null;
      break;
    case 'turnStarted':
      floor.turn = { uid: event.uid, endsAtMs: event.endsAtMs };
      break;
    case 'turnEnded':
      floor.turn = null;
      break;
    case 'poiOffered':
      floor.poi = { uid: event.by, isAccepted: false, endsAtMs: event.endsAtMs };
      break;
    case 'poiAccepted':
      if (floor.poi) floor.poi = { ...floor.poi, isAccepted: true, endsAtMs: event.endsAtMs };
      break;
    case 'poiDeclined':
      floor.poi = null;
      break;
  }
}
