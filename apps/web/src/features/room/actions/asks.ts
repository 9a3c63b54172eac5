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
  seatName,
  paceLengths,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-actions';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { pauseWords } from './pause-words.ts';
import { questionAsk } from './question-ask.ts';
import { allowedActions, type Question, type PossibleAction } from './room-action.ts';
import type { RoomAsk } from './room-ask.ts';

export const giveUp = (): Question => ({
  title: m.giveUpTitle(),
  text: m.giveUpText(),
  confirm: m.endWithoutResult(),
  cancel: m.keepOpen(),
});

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
  const name = personName(room, poi.uid);
  const offered = isMine ? m.youOfferPoint({ speakers: speakersOf(room) }) : m.theyOfferPoint({ name });
  const taken = isMine ? m.yourPointTaken() : m.theirPointTaken({ name });
  return {
    key: `poi-${poi.uid}-${poi.accepted}`,
    label: m.pointOfInformation(),
    words: poi.accepted ? taken : offered,
    until: { endsAtMs: poi.endsAtMs, totalMs: paceLengths(debate.format).poiSeconds * 1_000 },
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'acceptPoi' }, label: m.takePoint(), look: 'primary' },
      { wish: { type: 'declinePoi' }, label: m.declinePoint() },
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
      label: m.restatement(),
      words: askedWords(room, uid, asked),
      until: { endsAtMs: asked.lapsesAtMs, totalMs: restatementMs(debate) },
      actions: allowedActions(room, uid, nowMs, [
        { wish: { type: 'answerRestatement', answer: 'fair' }, label: m.fair(), look: 'primary' },
        { wish: { type: 'answerRestatement', answer: 'unfair' }, label: m.notWhatISaid() },
      ]),
    };
  if (mustRestate(debate, asked.by) === undefined) return undefined;
  return {
    key,
    label: m.restatement(),
    words: refusedWords(room, uid, asked),
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'skipRestatement' }, label: m.goOnWithout() },
    ]),
  };
}

function askedWords(room: Room, uid: string, { by, of }: Restatement): string {
  const name = personName(room, by);
  if (uid === of) return m.restatedYou({ name });
  const restated = personName(room, of);
  return uid === by ? m.youRestated({ name: restated }) : m.theyRestated({ name, restated });
}

function refusedWords(room: Room, uid: string, { by, of }: Restatement): string {
  const restated = personName(room, of);
  if (uid === by) return m.youRestateAgain({ restated });
  return m.theyRestateAgain({ who: uid === of ? 'you' : 'other', restated, name: personName(room, by) });
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
    label: debate.reason === 'left' ? m.freeSeat() : m.connectionLost(),
    words: pauseWords(room, debate, uid, nowMs),
    ...(waits && { until: { endsAtMs: choiceFromMs, totalMs } }),
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'comeBack' }, label: m.iAmBack(), look: 'primary' },
      ...freeSeats(debate).map((seat): PossibleAction => ({
        wish: { type: 'takeSeat', seatId: seat.id },
        label: isAlone ? m.takeSeat() : m.takeSeatNamed({ seat: seatName(debate.format, seat) }),
        look: 'primary',
      })),
      { wish: { type: 'keepWaiting' }, label: m.keepWaiting() },
      { wish: { type: 'substitute' }, label: m.findSubstitute() },
      ...(uid === room.hostId
        ? []
        : [{ wish: { type: 'end' as const }, label: m.endWithoutResult(), question: giveUp() }]),
    ]),
  };
}

/** A pause of a host on a bench ends by itself. */
function hostPauseAsk(room: Room, uid: string, nowMs: number): RoomAsk | undefined {
  const { debate } = room;
  if (debate.phase !== 'paused' || debate.endsAtMs === null) return undefined;
  return {
    key: `pause-${debate.stepSeq}`,
    label: m.pause(),
    words: pauseWords(room, debate, uid, nowMs),
    until: { endsAtMs: debate.endsAtMs, totalMs: debate.endsAtMs - debate.pausedAtMs },
    actions: [],
  };
}
