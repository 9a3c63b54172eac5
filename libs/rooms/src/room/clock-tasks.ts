import {
  currentStep,
  deadlinesOf,
  hasFloor,
  isFinished,
  type Deadline,
  type DebateState,
  type Practice,
  isByCorrespondence,
} from '@rostrum/domain';
import { isOpenStep, POLICY_LIMITS } from '@rostrum/moderator';
import { opponentDelayMs } from '@rostrum/moderator/practice';
import type { ScheduledTask } from './clock-task.ts';
import { letterTasks } from './letter-tasks.ts';

/**
 * The tasks for a change: the end and the bells of each new deadline, and after the debate the count of the votes
 * and the report. The sweeper does everything that is days away.
 */
export function tasksFor(
  roomId: string,
  before: DebateState | undefined,
  after: DebateState,
  practice?: Practice,
): ScheduledTask[] {
  if (isFinished(after)) return afterwards(roomId, before, after);
  const known = new Set((before ? deadlinesOf(before) : []).map(({ stepSeq }) => stepSeq));
  const ends = deadlinesOf(after)
    .filter(({ stepSeq }) => !known.has(stepSeq))
    .flatMap((deadline) => [
      ...bellsFor(roomId, after, deadline),
      { roomId, stepSeq: deadline.stepSeq, mark: 'end' as const, dueAtMs: deadline.actsAtMs },
      ...(isStep(after, deadline.stepSeq) ? nextLook(roomId, after, null, after.atMs) : []),
    ]);
  return [...ends, ...opponentsTask(roomId, before, after, practice), ...letterTasks(roomId, before, after)];
}

function afterwards(roomId: string, before: DebateState | undefined, after: DebateState): ScheduledTask[] {
  return [
    ...tallyFor(roomId, before, after),
    ...draftsFor(roomId, before, after),
    ...reportFor(roomId, before, after),
    ...letterTasks(roomId, before, after),
  ];
}

/** The opponent thinks about every event, for the time of its level. */
function opponentsTask(
  roomId: string,
  before: DebateState | undefined,
  after: DebateState,
  practice: Practice | undefined,
): ScheduledTask[] {
  if (!practice || before?.seq === after.seq) return [];
  const delayMs = opponentDelayMs(after, practice.level, after.atMs);
  if (delayMs === null) return [];
  const dueAtMs = after.atMs + delayMs;
  return [{ roomId, stepSeq: after.seq, mark: 'opponent', lookAtMs: dueAtMs, dueAtMs }];
}

function isStep(after: DebateState, stepSeq: number): boolean {
  return after.phase === 'live' && after.floor.stepSeq === stepSeq;
}

/**
 * The moderator's next look at an open step: at the policy's moment, and at least once a minute, because each
 * message moves that moment. In a debate by correspondence nobody has to answer immediately.
 */
export function nextLook(
  roomId: string,
  debate: DebateState,
  wishedAtMs: number | null,
  nowMs: number,
): ScheduledTask[] {
  if (debate.phase !== 'live' || isByCorrespondence(debate.format)) return [];
  if (!isOpenStep(currentStep(debate))) return [];
  const lookAtMs = Math.min(wishedAtMs ?? Infinity, nowMs + POLICY_LIMITS.lullMs);
  const { stepSeq, endsAtMs } = debate.floor;
  return lookAtMs < endsAtMs ? [{ roomId, stepSeq, mark: 'look', lookAtMs, dueAtMs: lookAtMs }] : [];
}

/** The bells of a live step, without one that would ring at its start. */
function bellsFor(roomId: string, after: DebateState, { stepSeq, endsAtMs }: Deadline): ScheduledTask[] {
  const rings = isStep(after, stepSeq) && !isByCorrespondence(after.format);
  const leftMs = endsAtMs - after.atMs;
  const marks = rings ? ([60, 30, 0] as const).filter((mark) => mark * 1_000 < leftMs) : [];
  return marks.map((mark) => ({ roomId, stepSeq, mark, dueAtMs: endsAtMs - mark * 1_000 }));
}

function tallyFor(roomId: string, before: DebateState | undefined, after: DebateState): ScheduledTask[] {
  const hasEnded = after.phase === 'debrief' && before?.phase !== 'debrief';
  return hasEnded && after.hasAudience
    ? [{ roomId, stepSeq: after.seq, mark: 'tally', dueAtMs: after.atMs }]
    : [];
}

/** Once nobody can speak any more, the unsent drafts go. */
function draftsFor(roomId: string, before: DebateState | undefined, after: DebateState): ScheduledTask[] {
  const hadDrafts = before !== undefined && (before.phase === 'prep' || hasFloorOrVote(before));
  return hadDrafts ? [{ roomId, stepSeq: after.seq, mark: 'drafts', dueAtMs: after.atMs }] : [];
}

/** Every debate that began gets a report when it is over, however it ended. */
function reportFor(roomId: string, before: DebateState | undefined, after: DebateState): ScheduledTask[] {
  const isOver = before !== undefined && hasFloorOrVote(before) && after.phase !== 'cancelled';
  return isOver ? [{ roomId, stepSeq: after.seq, mark: 'report', dueAtMs: after.atMs }] : [];
}

function hasFloorOrVote(debate: DebateState): boolean {
  return hasFloor(debate) || debate.phase === 'verdictVote';
}
