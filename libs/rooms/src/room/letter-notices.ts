import {
  areBallotsOpen,
  awaitedIn,
  debaterIds,
  isByCorrespondence,
  isOpponent,
  missingJudges,
  storedName,
  type Live,
  type NoticeDocument,
  type RoomDocument,
} from '@rostrum/domain';
import type { ClockTask } from './clock-task.ts';

/** A notice for one person; its id names its occasion, so that the same occasion is told once. */
export type LetterNotice = { to: string; id: string } & Pick<NoticeDocument, 'kind'> &
  Partial<NoticeDocument>;

/**
 * What a task of a debate by correspondence says, and to whom. Empty if its moment has passed: the step is over, the
 * end was put off, or the person has spoken.
 */
export function letterNotices(room: RoomDocument, task: ClockTask): LetterNotice[] {
  const { debate } = room;
  if (!isByCorrespondence(debate.format)) return [];
  if (task.mark === 'answered') return answered(room, task);
  if (task.mark === 'ready') return readyCheck(room, task);
  if (task.mark === 'ballots' || task.mark === 'ballotsEnding') return ballotDue(room, task);
  if (debate.phase !== 'live') return [];
  return task.mark === 'turn' ? yourTurn(room, debate, task) : stepEnding(room, debate, task);
}

/** Everybody who has not said yet that they are ready, as long as the debate waits for it. */
function readyCheck(
  { debate, motion }: RoomDocument,
  { roomId, stepSeq, to = [] }: ClockTask,
): LetterNotice[] {
  if (debate.phase !== 'readyCheck') return [];
  const awaited = debaterIds(debate).filter((uid) => to.includes(uid) && !debate.ready.includes(uid));
  const id = `ready-${roomId}-${stepSeq}`;
  return awaited.map((uid) => ({ kind: 'readyCheck', roomId, motion, to: uid, id }));
}

function yourTurn(room: RoomDocument, debate: Live, { roomId, stepSeq }: ClockTask): LetterNotice[] {
  const { turn, stepIndex, endsAtMs } = debate.floor;
  const frame = { kind: 'yourTurn', roomId, motion: room.motion } as const;
  if (turn?.seq === stepSeq) {
    return [{ ...frame, to: turn.uid, id: `turn-${roomId}-${turn.seq}`, endsAtMs: turn.endsAtMs }];
  }
  if (debate.floor.stepSeq !== stepSeq) return [];
  return awaitedIn(debate).map((to) => ({ ...frame, to, id: `turn-${roomId}-step-${stepIndex}`, endsAtMs }));
}

function stepEnding(room: RoomDocument, debate: Live, { roomId, stepSeq, mark }: ClockTask): LetterNotice[] {
  if (debate.floor.stepSeq !== stepSeq) return [];
  const { endsAtMs } = debate.floor;
  const frame = { kind: 'stepEnding', roomId, motion: room.motion, endsAtMs } as const;
  return awaitedIn(debate).map((to) => ({ ...frame, to, id: `ending-${roomId}-${stepSeq}-${mark}` }));
}

/** The judges whose ballots are missing, as long as these are open. */
function ballotDue({ debate, motion }: RoomDocument, { roomId, stepSeq, mark }: ClockTask): LetterNotice[] {
  const { ballots } = debate;
  if (!areBallotsOpen(debate) || ballots?.seq !== stepSeq) return [];
  const { endsAtMs } = ballots;
  const id = `${mark}-${roomId}-${stepSeq}`;
  return missingJudges(debate).map((to) => ({ kind: 'ballotDue', roomId, motion, endsAtMs, to, id }));
}

function answered(room: RoomDocument, { roomId, about, to = [] }: ClockTask): LetterNotice[] {
  if (about === undefined) return [];
  const here = new Set(debaterIds(room.debate));
  const frame = {
    kind: 'answered',
    roomId,
    motion: room.motion,
    fromUid: isOpponent(about) ? '' : about,
    fromName: storedName(room, about),
    fromPhotoURL: room.people[about]?.photoURL ?? '',
  } as const;
  return to
    .filter((uid) => here.has(uid))
    .map((uid) => ({ ...frame, to: uid, id: `answered-${roomId}-${about}` }));
}
