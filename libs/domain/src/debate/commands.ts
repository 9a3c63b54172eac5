import * as m from '@rostrum/words/debate-rules';
import { LIMITS } from '../limits.ts';
import type { Side } from './format.ts';
import { BALLOT_REFUSALS } from './judging/refusals.ts';
import type { BallotRuling } from './judging/judge-ballot.ts';
import type { RestatementAnswer } from './state.ts';

/**
 * A request to the debate. `by` is a person's uid; only the clock's own command uses `'clock'`. `stepSeq` names the
 * moment that the command refers to (see `meant-step.ts`); a command for a past moment is refused.
 */
export type DebateCommand =
  | { type: 'takeSeat'; by: string; seatId: string }
  /** `seatId`: one of several seats, which a person may give up before the start. */
  | { type: 'leave'; by: string; seatId?: string | undefined }
  /**
   * The host goes out before the debate has begun, and `to` hosts it from then on; null for the next in order. `present`:
   * the server knows who is in the room, in the order in which they joined.
   */
  | { type: 'goOut'; by: string; to: string | null; present?: readonly string[] }
  /** The server gives it for somebody who comes in where the host went out and nobody else was there. */
  | { type: 'takeChair'; by: string }
  /** `toss` is the server's coin. It counts if this was the last "ready" and the format flips one. */
  | { type: 'ready'; by: string; stepSeq: number; toss?: Side }
  | { type: 'chooseSide'; by: string; stepSeq: number; side: Side }
  | { type: 'chooseOrder'; by: string; stepSeq: number; first: Side }
  /** `arrivedAtMs`: when the words reached the server, if that was earlier: a draft that goes out when the time is up. */
  | { type: 'speak'; by: string; messageId: string; characters: number; arrivedAtMs?: number }
  | { type: 'answerRestatement'; by: string; stepSeq: number; answer: RestatementAnswer }
  | { type: 'skipRestatement'; by: string; stepSeq: number }
  /**
   * `by` edited a shown message; `delta` is the change in length, in characters. The message was posted at
   * `saidAtMs`, later than every event before it.
   */
  | { type: 'edit'; by: string; messageId: string; saidAtMs: number; delta: number }
  | { type: 'yield'; by: string; stepSeq: number }
  | { type: 'takePrep'; by: string; stepSeq: number }
  | { type: 'endPrep'; by: string; stepSeq: number }
  | { type: 'offerPoi'; by: string; stepSeq: number }
  | { type: 'acceptPoi'; by: string; stepSeq: number }
  | { type: 'declinePoi'; by: string; stepSeq: number }
  | { type: 'raiseHand'; by: string; stepSeq: number }
  | { type: 'lowerHand'; by: string }
  | { type: 'giveFloor'; by: string; stepSeq: number; uid: string }
  | { type: 'advance'; by: string; stepSeq: number }
  | { type: 'nextStep'; by: string; stepSeq: number }
  | { type: 'extend'; by: string; stepSeq: number }
  | { type: 'pause'; by: string; stepSeq: number }
  | { type: 'resume'; by: string; stepSeq: number }
  /** `cameIn`: the server, or the list on the screen, knows that `uid` is in the room even if the debate does not. */
  | { type: 'mute'; by: string; uid: string; cameIn?: boolean }
  | { type: 'remove'; by: string; uid: string; cameIn?: boolean }
  | { type: 'pauseModerator'; by: string }
  | { type: 'resumeModerator'; by: string }
  /** The server has checked that the heartbeat of `uid` is overdue. `present` as above, if that is the host. */
  | { type: 'reportMissing'; by: string; uid: string; present?: readonly string[] }
  | { type: 'comeBack'; by: string; stepSeq: number }
  | { type: 'keepWaiting'; by: string; stepSeq: number }
  | { type: 'substitute'; by: string; stepSeq: number }
  | { type: 'proposeEnd'; by: string; stepSeq: number }
  | { type: 'agree'; by: string; stepSeq: number }
  | { type: 'decline'; by: string; stepSeq: number }
  /** The host offers the chair to `uid`, who has to accept it, or leaves the clock to the moderator (null). */
  | { type: 'handOver'; by: string; uid: string | null; cameIn?: boolean }
  /** The whole panel, its chair first. `present`: the server, or the list on the screen, knows that these came in. */
  | { type: 'nameJudges'; by: string; uids: readonly string[]; present?: readonly string[] }
  | { type: 'declineJudging'; by: string }
  | { type: 'fileBallot'; by: string; ballot: BallotRuling }
  | { type: 'closeBallots'; by: string }
  | { type: 'end'; by: string; stepSeq: number }
  | { type: 'cancel'; by: string }
  /** A person without a seat came to watch, or voted. */
  | { type: 'watch'; by: string }
  /** The moderator rests the floor or stops the debate. Only the server sends these. */
  | { type: 'coolOff'; by: string; untilMs: number }
  | { type: 'halt'; by: string }
  /** The server has checked that the room is empty. */
  | { type: 'sweep'; by: string };

/** Why a debate refuses a command, each with the sentence that the person reads. */
export const DEBATE_REFUSALS = {
  'wrong-phase': m.wrongPhase,
  'seat-unknown': m.seatUnknown,
  'seat-taken': m.seatTaken,
  'already-seated': m.alreadySeated,
  'other-team': m.otherTeam,
  'seats-together': m.seatsTogether,
  'not-seated': m.notSeated,
  'already-ready': m.alreadyReady,
  'already-yielded': m.alreadyYielded,
  'not-your-turn': m.notYourTurn,
  'too-late': m.tooLate,
  'over-allowance': m.overAllowance,
  'empty-message': m.emptyMessage,
  'not-the-host': m.notTheHost,
  'step-still-running': m.stepStillRunning,
  'stale-step': m.staleStep,
  'not-your-choice': m.notYourChoice,
  'already-chosen': m.alreadyChosen,
  'no-prep-left': m.noPrepLeft,
  'prep-too-late': m.prepTooLate,
  'poi-closed': m.poiClosed,
  'poi-pending': m.poiPending,
  'poi-own-side': m.poiOwnSide,
  'no-poi': m.noPoi,
  'restatement-open': m.restatementOpen,
  'no-restatement': m.noRestatement,
  'not-restated': m.notRestated,
  'restatement-stays': m.restatementStays,
  'no-queue': m.noQueue,
  'hand-already-up': m.handAlreadyUp,
  'hand-not-up': m.handNotUp,
  'hands-in-order': m.handsInOrder,
  'queue-full': m.queueFull,
  'cooling-off': m.coolingOff,
  muted: m.muted,
  removed: m.removed,
  'opponent-stays': m.opponentStays,
  'opposite-bench': m.oppositeBench,
  'nobody-there': m.nobodyThere,
  'too-many-muted': m.tooManyMuted,
  'too-many-removed': m.tooManyRemoved,
  'too-many-speakers': m.tooManySpeakers,
  'cannot-be-self': m.cannotBeSelf,
  'nothing-to-extend': m.nothingToExtend,
  'nobody-missing': m.nobodyMissing,
  'choice-too-early': m.choiceTooEarly,
  'already-asked': m.alreadyAsked,
  'asked-enough': m.askedEnough,
  'nothing-asked': m.nothingAsked,
  'not-yours-to-answer': m.notYoursToAnswer,
  'moderator-chairs': m.moderatorChairs,
  'not-neutral': m.notNeutral,
  'already-so': m.alreadySo,
  'no-judges': m.noJudges,
  'even-panel': m.evenPanel,
  'too-many-judges': () => m.tooManyJudges({ most: LIMITS.judgesAtMost }),
  'judge-debates': m.judgeDebates,
  'judges-hold-no-seat': m.judgesHoldNoSeat,
  'not-a-judge': m.notAJudge,
  'judge-stays': m.judgeStays,
  'ballots-not-open': m.ballotsNotOpen,
  'ballots-closed': m.ballotsClosed,
  'judges-have-time': m.judgesHaveTime,
  ...BALLOT_REFUSALS,
} as const;
export type DebateRefusal = keyof typeof DEBATE_REFUSALS;

export function isDebateRefusal(value: unknown): value is DebateRefusal {
  return typeof value === 'string' && Object.hasOwn(DEBATE_REFUSALS, value);
}
