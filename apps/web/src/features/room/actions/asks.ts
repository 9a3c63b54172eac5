import {
  currentStep,
  freeSeats,
  LIMITS,
  mustRestate,
  openRestatement,
  personName,
  type Restatement,
  restatementMs,
  type Room,
  seatedOn,
  paceLengths,
} from '@rostrum/domain';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { pauseWords } from './pause-words.ts';
import { questionAsk } from './question-ask.ts';
import { allowedActions, type Question, type PossibleAction } from './room-action.ts';
import type { RoomAsk } from './room-ask.ts';

export const GIVE_UP: Question = {
  title: 'End this debate without a result?',
  text: 'The clock stops for everybody and the debate has no result. What was said stays.',
  confirm: 'End without a result',
  cancel: 'Keep it open',
};

/** Every pending question, most urgent first. */
export function asksOf(room: Room, uid: string, nowMs: number): RoomAsk[] {
  return [questionAsk, poiAsk, restatementAsk, pauseAsk, hostPauseAsk].flatMap(
    (find) => find(room, uid, nowMs) ?? [],
  );
}

function poiAsk(room: Room, uid: string, nowMs: number): RoomAsk | undefined {
  const { debate } = room;
  const poi = debate.phase === 'live' ? debate.floor.poi : null;
  if (!poi || nowMs > poi.endsAtMs) return undefined;
  const isMine = poi.uid === uid;
  const offered = isMine
    ? `You offer a point of information. ${speakersOf(room)} may take it.`
    : `${personName(room, poi.uid)} offers a point of information.`;
  const taken = isMine
    ? 'Your point is taken: put it now, in a sentence or two.'
    : `${personName(room, poi.uid)} puts a point of information.`;
  return {
    key: `poi-${poi.uid}-${poi.accepted}`,
    label: 'Point of information',
    words: poi.accepted ? taken : offered,
    until: { endsAtMs: poi.endsAtMs, totalMs: paceLengths(debate.format).poiSeconds * 1_000 },
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'acceptPoi' }, label: 'Take the point', look: 'primary' },
      { wish: { type: 'declinePoi' }, label: 'Decline' },
    ]),
  };
}

/** The question about a restatement, and after “Not what I said” the second attempt. */
function restatementAsk(room: Room, uid: string, nowMs: number): RoomAsk | undefined {
  const { debate } = room;
  const asked = debate.phase === 'live' ? debate.floor.restatement : null;
  if (!asked) return undefined;
  const key = `restatement-${asked.seq}-${asked.answer}`;
  if (openRestatement(debate, nowMs))
    return {
      key,
      label: 'Restatement',
      words: askedWords(room, uid, asked),
      until: { endsAtMs: asked.lapsesAtMs, totalMs: restatementMs(debate) },
      actions: allowedActions(room, uid, nowMs, [
        { wish: { type: 'answerRestatement', answer: 'fair' }, label: 'Fair', look: 'primary' },
        { wish: { type: 'answerRestatement', answer: 'unfair' }, label: 'Not what I said' },
      ]),
    };
  if (mustRestate(debate, asked.by) === undefined) return undefined;
  return {
    key,
    label: 'Restatement',
    words: refusedWords(room, uid, asked),
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'skipRestatement' }, label: 'Go on without' },
    ]),
  };
}

function askedWords(room: Room, uid: string, { by, of }: Restatement): string {
  if (uid === of) return `${personName(room, by)} has restated you. Is it fair?`;
  const restated = personName(room, of);
  return uid === by
    ? `${restated} is asked whether that is fair. The clock waits; then you go on.`
    : `${personName(room, by)} has restated ${restated}, who is asked whether that is fair.`;
}

function refusedWords(room: Room, uid: string, { by, of }: Restatement): string {
  const restated = uid === of ? 'You' : personName(room, of);
  return uid === by
    ? `${restated}: “Not what I said.” Your next message restates them again.`
    : `${restated}: “Not what I said.” ${personName(room, by)} may restate again.`;
}

function speakersOf(room: Room): string {
  return joinNames(seatedOn(room.debate, currentStep(room.debate)).map((uid) => personName(room, uid)));
}

function pauseAsk(room: Room, uid: string, nowMs: number): RoomAsk | undefined {
  const { debate } = room;
  if (debate.phase !== 'paused' || debate.reason === 'host' || debate.reason === 'moderator')
    return undefined;
  const { choiceFromMs } = debate;
  const totalMs = LIMITS.reconnectSeconds * 1_000;
  const waits = choiceFromMs !== null && nowMs < choiceFromMs;
  const isAlone = freeSeats(debate).length === 1;
  return {
    key: `pause-${debate.reason}-${debate.missing ?? ''}`,
    label: debate.reason === 'left' ? 'Free seat' : 'Lost connection',
    words: pauseWords(room, debate, uid, nowMs),
    ...(waits && { until: { endsAtMs: choiceFromMs, totalMs } }),
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'comeBack' }, label: 'I am back', look: 'primary' },
      ...freeSeats(debate).map(({ id, name }): PossibleAction => ({
        wish: { type: 'takeSeat', seatId: id },
        label: isAlone ? 'Take the seat' : `Take the seat: ${name}`,
        look: 'primary',
      })),
      { wish: { type: 'keepWaiting' }, label: 'Keep waiting' },
      { wish: { type: 'substitute' }, label: 'Look for a substitute' },
      ...(uid === room.hostId
        ? []
        : [{ wish: { type: 'end' as const }, label: 'End without a result', question: GIVE_UP }]),
    ]),
  };
}

/** A pause of a host on a bench ends by itself. */
function hostPauseAsk(room: Room, uid: string, nowMs: number): RoomAsk | undefined {
  const { debate } = room;
  if (debate.phase !== 'paused' || debate.endsAtMs === null) return undefined;
  return {
    key: `pause-${debate.stepSeq}`,
    label: 'Pause',
    words: pauseWords(room, debate, uid, nowMs),
    until: { endsAtMs: debate.endsAtMs, totalMs: debate.endsAtMs - debate.pausedAtMs },
    actions: [],
  };
}
