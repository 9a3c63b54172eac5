import {
  mayAnswer,
  openQuestion,
  own,
  paceLengths,
  personName,
  questionWithoutYes,
  seatTakenBy,
  type Asked,
  type AskedFor,
  type Room,
  type Side,
} from '@rostrum/domain';
import { lengthText } from '@rostrum/ui';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/room-actions';
import { allowedActions } from './room-action.ts';
import type { RoomAsk } from './room-ask.ts';

/** How long everybody reads that a question got no yes. */
const ANSWER_SHOWN_MS = 6_000;

/** What one person has asked another to agree to, and for a moment afterwards that nobody did. */
export function questionAsk(room: Room, uid: string, nowMs: number): RoomAsk | undefined {
  const question = openQuestion(room.debate, nowMs);
  return question ? pendingAsk(room, question, uid, nowMs) : answeredAsk(room, nowMs);
}

function pendingAsk(room: Room, question: Asked, uid: string, nowMs: number): RoomAsk {
  const { by, what, lapsesAtMs, seq } = question;
  const isMine = by === uid;
  return {
    key: `question-${seq}`,
    label: LABELS[what](),
    words: isMine ? wordsToAsker(room, question) : wordsToOthers(room, question, uid),
    until: { endsAtMs: lapsesAtMs, totalMs: totalMs(room, question) },
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'agree' }, label: YES[what](), look: 'primary' },
      { wish: { type: 'decline' }, label: isMine ? m.takeBack() : NO[what]() },
    ]),
  };
}

function wordsToAsker(room: Room, question: Asked): string {
  if (question.to !== null) return m.youOfferedChair(watcher(room, question.to));
  return m.youAskedThem({ ...askedFor(room, question), side: answering(room, question) });
}

function wordsToOthers(room: Room, question: Asked, uid: string): string {
  const name = personName(room, question.by);
  const isAsked = mayAnswer(room.debate, question, uid);
  if (question.to !== null) {
    const { who, name: other } = watcher(room, question.to);
    return isAsked ? m.offersYouChair({ name }) : m.theyOfferedChair({ name, who, other });
  }
  const asked = { name, ...askedFor(room, question) };
  return isAsked ? m.theyAskedYou(asked) : m.theyAskedThem({ ...asked, side: answering(room, question) });
}

/** The person who is offered the chair watches, so the room may not know their name. */
function watcher({ people }: Room, uid: string) {
  const name = own(people, uid)?.displayName ?? '';
  return { who: name === '' ? 'watcher' : 'other', name };
}

function answering({ debate }: Room, { by }: Asked): Side {
  return seatTakenBy(debate, by)?.side === 'for' ? 'against' : 'for';
}

/** A no, or silence, is said for a moment. */
function answeredAsk(room: Room, nowMs: number): RoomAsk | undefined {
  const question = questionWithoutYes(room.debate, nowMs);
  if (!question || nowMs > question.lapsesAtMs + ANSWER_SHOWN_MS) return undefined;
  const { what, seq } = question;
  return { key: `answer-${seq}`, label: LABELS[what](), words: answerWords(room, question), actions: [] };
}

function answerWords(room: Room, question: Asked): string {
  const { declinedBy, to } = question;
  const asked = to === null ? { who: answering(room, question), name: '' } : watcher(room, to);
  if (declinedBy === null) return m.noAnswer(asked);
  return m.saidNo(to === null ? { who: 'other', name: personName(room, declinedBy) } : asked);
}

function totalMs({ debate }: Room, { by, what }: Asked): number {
  const { consentSeconds, proposalSeconds } = paceLengths(debate.format);
  const isProposal = what === 'chair' || what === 'judges' || (what === 'end' && by !== debate.hostId);
  return (isProposal ? proposalSeconds : consentSeconds) * 1_000;
}

/** What a question is about, for the sentences that say who asked. */
function askedFor(room: Room, { what, uids }: Asked) {
  const { debate } = room;
  const { extensionSeconds, agreedPauseSeconds } = paceLengths(debate.format);
  const seconds = what === 'extend' ? extensionSeconds : agreedPauseSeconds;
  const subject = what === 'nextStep' ? (NEXT_SUBJECTS[debate.phase] ?? what) : what;
  const judges = formatList(uids.map((uid) => personName(room, uid)));
  return { what: subject, length: lengthText(seconds), count: uids.length, judges };
}

/** What ends early with the phase; in a step it is the step. */
const NEXT_SUBJECTS: Partial<Record<Room['debate']['phase'], string>> = {
  coinFlip: 'coin',
  prep: 'prep',
  verdictVote: 'vote',
};

const LABELS: Record<AskedFor, () => string> = {
  nextStep: m.nextStep,
  extend: m.moreTime,
  pause: m.pause,
  resume: m.resume,
  end: m.earlyEnd,
  pauseModerator: m.ai,
  judges: m.judges,
  chair: m.chair,
};

const YES: Record<AskedFor, () => string> = {
  nextStep: m.agree,
  extend: m.agree,
  pause: m.agree,
  resume: m.agreeAndResume,
  end: m.agreeAndEnd,
  pauseModerator: m.agree,
  judges: m.agree,
  chair: m.takeChair,
};

const NO: Record<AskedFor, () => string> = {
  nextStep: m.no,
  extend: m.no,
  pause: m.no,
  resume: m.notYet,
  end: m.keepGoing,
  pauseModerator: m.no,
  judges: m.no,
  chair: m.noThanks,
};
