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
  'wrong-phase': 'That cannot be done at this point of the debate.',
  'seat-unknown': 'This debate has no such seat.',
  'seat-taken': 'Somebody took that seat just before you.',
  'already-seated': 'You already have a seat in this debate.',
  'other-team': 'One person speaks for one team only. You can take the free seats of your own team.',
  'seats-together': 'Once the debate has begun, your seats stay together. You can leave both.',
  'not-seated': 'Only people with a seat can do that. Take a free seat first.',
  'already-ready': 'You have already said that you are ready.',
  'already-yielded': 'You have already yielded the floor.',
  'not-your-turn': 'Somebody else has the floor. Your words are kept until your turn.',
  'too-late': 'The time for this step is over, so the message was not sent. Your words are kept.',
  'over-allowance': 'That is more than the characters left in this step. Shorten it and send it again.',
  'empty-message': 'Write something first.',
  'not-the-host': 'Only the host of this debate can do that.',
  'step-still-running': 'The step is still running.',
  'stale-step':
    'The debate has moved on meanwhile. Look at where it stands now, and ask again if you still want it.',
  'not-your-choice': 'The other side chooses now.',
  'already-chosen': 'That has been chosen already. Choose the other one.',
  'no-prep-left': 'Your side has no preparation time left.',
  'prep-too-late': 'Preparation time is taken before the first words of your own speech.',
  'poi-closed': 'Points of information are not open at this moment of the speech.',
  'poi-pending': 'A point of information is already waiting for its answer.',
  'poi-own-side': 'Points of information come from the other bench.',
  'no-poi': 'There is no point of information to answer.',
  'restatement-open': 'The other side says first whether your restatement is fair. Your words are kept.',
  'no-restatement': 'Nobody is asked about a restatement, or the time to answer is over.',
  'not-restated': 'Only the person who was restated can say whether it is fair.',
  'restatement-stays': 'The other side is asked about exactly these words, so they stay. Write new ones.',
  'no-queue': 'This step has no queue. Hands are raised in open steps only.',
  'hand-already-up': 'Your hand is already up.',
  'hand-not-up': 'Your hand is not up.',
  'hands-in-order': 'You debate here yourself, so hands speak in the order in which they went up.',
  'queue-full': 'Too many hands are up. Try again in a moment.',
  'cooling-off': 'The floor rests for a minute, for both sides alike. Your words are kept.',
  muted: 'The host has muted you for now. Your words are kept.',
  removed: 'The host has removed you from this debate.',
  'opponent-stays': 'The practice is against this opponent. End the debate instead.',
  'nobody-there': 'That person is not in this debate.',
  'too-many-muted': 'So many people are muted that nobody else can be. Try again later.',
  'too-many-removed': 'This debate has removed as many people as it can. End it, and open a private one.',
  'too-many-speakers':
    'As many people have spoken here as one debate can hold. You can still watch it, chat and vote.',
  'cannot-be-self': 'You cannot do that to yourself.',
  'nothing-to-extend': 'This step has been extended as often as it can be.',
  'nobody-missing': 'Nobody is missing.',
  'choice-too-early': 'They may still come back. You can choose once the wait is over.',
  'already-asked': 'One question is open already. Wait for its answer first.',
  'asked-enough': 'You have asked that three times in this step. Ask again in the next one.',
  'nothing-asked': 'Nothing waits for an answer: the question was answered, or its time is over.',
  'not-yours-to-answer': 'Somebody else answers that.',
  'moderator-chairs': 'The host has left the clock to the moderator, so nobody moves it.',
  'not-neutral': 'The chair goes to somebody who has no part in the debate.',
  'already-so': 'That is already so.',
  'no-judges': 'No judges decide this format.',
  'even-panel': 'A panel has an odd number of judges, so that it never splits evenly.',
  'too-many-judges': `A panel has at most ${LIMITS.judgesAtMost} judges.`,
  'judge-debates': 'People who have or had a seat cannot judge.',
  'judges-hold-no-seat': 'You judge this debate, so you cannot take a seat. Give the role back first.',
  'not-a-judge': 'You do not judge this debate.',
  'ballots-not-open': 'Ballots open after the last speech.',
  'ballots-closed': 'The ballots are closed, so nothing can be changed.',
  'judges-have-time': 'The judges still have time for their ballots.',
  ...BALLOT_REFUSALS,
} as const;
export type DebateRefusal = keyof typeof DEBATE_REFUSALS;

export function isDebateRefusal(value: unknown): value is DebateRefusal {
  return typeof value === 'string' && Object.hasOwn(DEBATE_REFUSALS, value);
}
