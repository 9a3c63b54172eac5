import { currentStep, isPoiWindow, seatTakenBy, sideOfStep, type Room, type Side } from '@rostrum/domain';
import { clockText } from '@rostrum/ui';
import * as m from '@rostrum/words/room-actions';
import { actionOf, type RoomAction } from './room-action.ts';

/** A person's actions with the floor besides speaking, in the order of the buttons. */
export function turnActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  const actions = [prepAction, endPrepAction, poiAction, handAction, yieldAction];
  return actions.flatMap((find) => find(room, uid, nowMs) ?? []);
}

/** `2:40`: a side's remaining bank, by the server's clock. */
export function bankLeftMs({ debate }: Room, side: Side, nowMs: number): number {
  if (debate.phase !== 'prepBank' || debate.side !== side) return debate.banks[side];
  return Math.max(0, Math.min(debate.banks[side], debate.endsAtMs - nowMs));
}

type Find = (room: Room, uid: string, nowMs: number) => RoomAction | undefined;

const prepAction: Find = (room, uid, nowMs) => {
  const side = seatTakenBy(room.debate, uid)?.side;
  if (!side || room.debate.format.prepBankSeconds === 0) return undefined;
  const left = clockText(bankLeftMs(room, side, nowMs));
  return actionOf(room, uid, nowMs, { wish: { type: 'takePrep' }, label: m.takePrep({ left }) });
};

const endPrepAction: Find = (room, uid, nowMs) =>
  actionOf(room, uid, nowMs, { wish: { type: 'endPrep' }, label: m.endPrep(), look: 'primary' });

/** There for the other bench in every speech that has a window; it says when it opens or that it has closed. */
const poiAction: Find = (room, uid, nowMs) => {
  const { debate } = room;
  const step = currentStep(debate);
  if (!step?.poi || seatTakenBy(debate, uid)?.side === sideOfStep(debate, step)) return undefined;
  const action = actionOf(room, uid, nowMs, { wish: { type: 'offerPoi' }, label: m.offerPoint() });
  if (!action || isPoiWindow(debate, nowMs)) return action;
  return { ...action, because: m.partProtected() };
};

const handAction: Find = (room, uid, nowMs) => {
  const { debate } = room;
  const place = 'floor' in debate ? debate.floor.queue.indexOf(uid) + 1 : 0;
  return place > 0
    ? actionOf(room, uid, nowMs, { wish: { type: 'lowerHand' }, label: m.lowerHand({ place }) })
    : raiseAction(room, uid, nowMs);
};

/** The holder of the turn need not ask for it. */
const raiseAction: Find = (room, uid, nowMs) => {
  const hasTurn = room.debate.phase === 'live' && room.debate.floor.turn?.uid === uid;
  return hasTurn
    ? undefined
    : actionOf(room, uid, nowMs, { wish: { type: 'raiseHand' }, label: m.raiseHand() });
};

const yieldAction: Find = (room, uid, nowMs) =>
  actionOf(room, uid, nowMs, { wish: { type: 'yield' }, label: m.yieldFloor() });
