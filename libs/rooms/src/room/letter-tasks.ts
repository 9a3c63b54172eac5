import {
  currentStep,
  debaterIds,
  isByCorrespondence,
  isOpponent,
  seatedOn,
  type DebateState,
  type Live,
} from '@rostrum/domain';
import type { ScheduledTask } from './clock-task.ts';

const HOUR_MS = 3_600_000;
/** When people are reminded before their step ends. */
const REMINDERS = [
  { mark: 'dayLeft', leadMs: 24 * HOUR_MS },
  { mark: 'hoursLeft', leadMs: 2 * HOUR_MS },
] as const;
/** When judges are reminded before their time ends, which is a day. */
const BALLOT_LEAD_MS = 2 * HOUR_MS;

/** The tasks that tell people of a debate by correspondence: the ready check, their turn, its end, an answer, and ballots. */
export function letterTasks(
  roomId: string,
  before: DebateState | undefined,
  after: DebateState,
): ScheduledTask[] {
  if (!isByCorrespondence(after.format)) return [];
  if (after.phase === 'readyCheck') return readyTasks(roomId, before, after);
  if (after.phase !== 'live') return ballotTasks(roomId, before, after);
  return [
    ...turnTasks(roomId, before, after),
    ...reminders(roomId, before, after),
    ...answerTasks(roomId, before, after),
  ];
}

/**
 * The ready check is announced when it begins, to everybody but the person whose seat began it. In a room that opened with
 * all its people, as after a rematch, its host has asked for it.
 */
function readyTasks(
  roomId: string,
  before: DebateState | undefined,
  after: Extract<DebateState, { phase: 'readyCheck' }>,
): ScheduledTask[] {
  if (before?.phase === 'readyCheck') return [];
  const told = before ? debaterIds(before) : debaterIds(after).filter((uid) => uid !== after.hostId);
  const to = told.filter((uid) => !isOpponent(uid));
  if (to.length === 0) return [];
  const { seq: stepSeq, atMs } = after;
  return [{ roomId, stepSeq, mark: 'ready', to, lookAtMs: atMs, dueAtMs: atMs }];
}

/** A step is announced when it begins, and a turn from the queue with its own number. */
function turnTasks(roomId: string, before: DebateState | undefined, after: Live): ScheduledTask[] {
  const { stepIndex, stepSeq, turn } = after.floor;
  const isNewStep = floorOf(before)?.stepIndex !== stepIndex;
  const isNewTurn = turn !== null && floorOf(before)?.turn?.uid !== turn.uid;
  const seqs = [...(isNewStep ? [stepSeq] : []), ...(isNewTurn ? [turn.seq] : [])];
  return seqs.map((seq) => ({
    roomId,
    stepSeq: seq,
    mark: 'turn',
    lookAtMs: after.atMs,
    dueAtMs: after.atMs,
  }));
}

/** Each new end has its reminders, unless their time has passed. */
function reminders(roomId: string, before: DebateState | undefined, after: Live): ScheduledTask[] {
  const { stepSeq, endsAtMs } = after.floor;
  if (before?.phase === 'live' && before.floor.stepSeq === stepSeq) return [];
  return REMINDERS.filter(({ leadMs }) => leadMs < endsAtMs - after.atMs).map(({ mark, leadMs }) => ({
    roomId,
    stepSeq,
    mark,
    lookAtMs: endsAtMs - leadMs,
    dueAtMs: endsAtMs - leadMs,
  }));
}

/** Judges hear that their ballots are due when these open, and two hours before their time ends. */
function ballotTasks(
  roomId: string,
  before: DebateState | undefined,
  { ballots }: DebateState,
): ScheduledTask[] {
  if (!ballots || ballots.isClosed || before?.ballots) return [];
  const { seq: stepSeq, openedAtMs, endsAtMs } = ballots;
  const remindAtMs = endsAtMs - BALLOT_LEAD_MS;
  return [
    { roomId, stepSeq, mark: 'ballots', lookAtMs: openedAtMs, dueAtMs: openedAtMs },
    { roomId, stepSeq, mark: 'ballotsEnding', lookAtMs: remindAtMs, dueAtMs: remindAtMs },
  ];
}

/** Everybody who waits for these words. A person whose turn comes next hears of the turn instead. */
function answerTasks(roomId: string, before: DebateState | undefined, after: Live): ScheduledTask[] {
  const about = speakerIn(before, after);
  if (about === undefined) return [];
  const seated = seatedOn(after, currentStep(after));
  const told = new Set(seated.includes(about) && seated.length === 1 ? nextSpeakers(after) : []);
  const readers = seated.length > 1 ? seated : debaterIds(after);
  const to = readers.filter((uid) => uid !== about && !told.has(uid) && !isOpponent(uid));
  if (to.length === 0) return [];
  return [
    { roomId, stepSeq: after.seq, mark: 'answered', about, to, lookAtMs: after.atMs, dueAtMs: after.atMs },
  ];
}

/** The person whose words this change brought to the floor. */
function speakerIn(before: DebateState | undefined, after: Live): string | undefined {
  if (!before || before.seq === after.seq) return undefined;
  return Object.keys(after.spoken).find((uid) => (after.spoken[uid] ?? 0) > (before.spoken[uid] ?? 0));
}

function nextSpeakers(after: Live): string[] {
  const rest = after.format.steps.slice(after.floor.stepIndex + 1);
  return rest.map((step) => seatedOn(after, step)).find((uids) => uids.length > 0) ?? [];
}

function floorOf(state: DebateState | undefined) {
  return state && 'floor' in state ? state.floor : undefined;
}
