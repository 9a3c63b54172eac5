import {
  currentStep,
  hasJudges,
  seatTakenBy,
  type Act,
  type Intervention,
  type Message,
  type Offer,
  type Room,
} from '@rostrum/domain';
import { isOpenStep, mayAppeal, mayPauseType, mayUndo } from '@rostrum/moderator';

/** A person's actions on the moderator's acts. An absent action is not possible, or no longer. */
export type Rulings = {
  uid: string;
  hostId: string;
  /** Whether this person has or had a seat. */
  isDebater: boolean;
  /** Whether this person has called it unfair already; there is no way back. */
  isUnfair: (actId: string) => boolean;
  onUnfair: (act: Intervention) => void;
  onAppeal: (act: Intervention) => void;
  /** For the host alone: takes an act back. */
  onUndo?: ((act: Intervention) => void) | undefined;
  /** Takes a card's offer; absent once the debate is over. */
  onOffer?: ((offer: Offer, act: Intervention, message: Message | undefined) => void) | undefined;
};

/** Whether an act judges anything, so that it can be called unfair. */
export function isJudging(act: Act): boolean {
  return mayPauseType(act).ok;
}

/** Whether this person may request a human review of an act at that moment. */
export function canAppeal(act: Intervention, uid: string, authorId: string | null, nowMs: number): boolean {
  const isConcerned = act.to === 'all' || act.to === uid || authorId === uid;
  return isConcerned && mayAppeal(act, nowMs).ok;
}

/** Whether this person may request a summary: a debater or the host, in a conversational step without judges. */
export function canAskSummary({ debate, hostId }: Room, uid: string): boolean {
  const isOfTheDebate = uid === hostId || seatTakenBy(debate, uid) !== undefined;
  if (!isOfTheDebate || debate.moderatorPaused || hasJudges(debate.format)) return false;
  return debate.phase === 'live' && isOpenStep(currentStep(debate));
}

/** Whether this person, as the host, may take an act back. */
export function canUndo(
  act: Intervention,
  { uid, hostId, isDebater }: Pick<Rulings, 'uid' | 'hostId' | 'isDebater'>,
  authorId: string | null,
): boolean {
  return act.appeal?.verdict !== 'overturned' && mayUndo(act, uid, hostId, authorId, isDebater).ok;
}
