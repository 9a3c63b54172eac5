import { isGathering, openBallot, personName, type Room, seatTakenBy } from '@rostrum/domain';
import type { Milestone } from '@rostrum/ui';
import * as m from '@rostrum/words/room-clock';
import { asksOf, chairWords, pauseWords } from '../actions/index.ts';
import { isMyTurn } from '../session/index.ts';

/**
 * The debate's news worth announcing to this person, most urgent first. Each has its own id, so that it is announced
 * once. Words and hand-overs are not here, because the floor announces them itself.
 */
export function happeningsOf(room: Room, uid: string, nowMs: number): Milestone[] {
  return [
    ...askedOf(room, uid, nowMs),
    ...chairOf(room, uid),
    ...phaseOf(room, uid, nowMs),
    ...turnOf(room, uid),
    ...lineOf(room, uid),
    ...voteOf(room, uid),
  ];
}

function askedOf(room: Room, uid: string, nowMs: number): Milestone[] {
  return asksOf(room, uid, nowMs)
    .filter(({ key }) => !key.startsWith('pause'))
    .map(({ key, words, until }) => ({ id: `${key}-${until?.endsAtMs ?? ''}`, text: words }));
}

/** Before the start somebody else hosts the debate, because its host has gone. */
function chairOf(room: Room, uid: string): Milestone[] {
  const text = isGathering(room.debate) ? chairWords(room, uid) : undefined;
  return text === undefined ? [] : [{ id: `chair-${room.hostId}`, text }];
}

function phaseOf(room: Room, uid: string, nowMs: number): Milestone[] {
  const { debate } = room;
  switch (debate.phase) {
    case 'readyCheck': {
      const asked = seatTakenBy(debate, uid) ? 'yes' : 'no';
      return [{ id: `ready-${debate.stepSeq}`, text: m.seatsTaken({ asked }) }];
    }
    case 'coinFlip':
      return [{ id: `coin-${debate.stepSeq}`, text: m.coinLanded({ side: debate.chooser }) }];
    case 'prep':
      return [{ id: `prep-${debate.stepSeq}`, text: m.preparationBegun() }];
    case 'prepBank':
      return [{ id: `bank-${debate.stepSeq}`, text: m.takesPreparation({ side: debate.side }) }];
    case 'paused': {
      const text = pauseWords(room, debate, uid, nowMs);
      return [{ id: `paused-${debate.reason}-${debate.pausedAtMs}-${text}`, text }];
    }
    case 'live':
      return debate.moderatorPaused ? [{ id: 'moderator', text: m.aiPaused() }] : [];
    default:
      return [];
  }
}

/** One's own turn has begun; for the others the floor announces the speaker. */
function turnOf(room: Room, uid: string): Milestone[] {
  const { debate } = room;
  if (debate.phase !== 'live' || !isMyTurn(room, uid)) return [];
  const { turn, stepIndex } = debate.floor;
  return turn
    ? [{ id: `turn-${turn.seq}`, text: m.yourTurnNamed({ name: personName(room, uid) }) }]
    : [{ id: `floor-${stepIndex}`, text: m.yourFloor() }];
}

/** Their hand is the first, because others spoke or lowered theirs. */
function lineOf({ debate }: Room, uid: string): Milestone[] {
  if (debate.phase !== 'live' || debate.floor.queue[0] !== uid) return [];
  return [{ id: `line-${debate.floor.turn?.seq ?? 0}`, text: m.nextInLine() }];
}

function voteOf({ debate }: Room, uid: string): Milestone[] {
  const isOpen = debate.phase === 'verdictVote' || openBallot(debate) === 'after';
  return isOpen && !seatTakenBy(debate, uid) ? [{ id: 'vote-after', text: m.voteOpen() }] : [];
}
