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
} from '@rostrum/domain';
import { lengthText } from '@rostrum/ui';
import { capitalised } from '../../../shared/debate-words/capitalised.ts';
import { SIDE_NAMES } from '../session/index.ts';
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
    label: LABELS[what],
    words: isMine ? wordsToAsker(room, question) : wordsToOthers(room, question, uid),
    until: { endsAtMs: lapsesAtMs, totalMs: totalMs(room, question) },
    actions: allowedActions(room, uid, nowMs, [
      { wish: { type: 'agree' }, label: YES[what], look: 'primary' },
      { wish: { type: 'decline' }, label: isMine ? 'Take it back' : NO[what] },
    ]),
  };
}

function wordsToAsker(room: Room, question: Asked): string {
  if (question.to !== null) return `You have offered the chair to ${nameOr(room, question.to)}.`;
  return `You have asked ${phraseOf(room, question)}. ${decides(room, question)}`;
}

function wordsToOthers(room: Room, question: Asked, uid: string): string {
  const name = personName(room, question.by);
  const isAsked = mayAnswer(room.debate, question, uid);
  if (question.to !== null) {
    return isAsked
      ? `${name} offers you the chair: you would host this debate and run its clock.`
      : `${name} has offered the chair to ${nameOr(room, question.to)}.`;
  }
  const asked = `${name} has asked ${phraseOf(room, question)}.`;
  return isAsked ? `${asked} Do you agree?` : `${asked} ${decides(room, question)}`;
}

function decides(room: Room, question: Asked): string {
  return `${answering(room, question)} decides; silence means no.`;
}

/** The person who is offered the chair watches, so the room may not know their name. */
function nameOr({ people }: Room, uid: string): string {
  return own(people, uid)?.displayName || 'somebody who watches';
}

function answering({ debate }: Room, { by }: Asked): string {
  return SIDE_NAMES[seatTakenBy(debate, by)?.side === 'for' ? 'against' : 'for'];
}

/** A no, or silence, is said for a moment. */
function answeredAsk(room: Room, nowMs: number): RoomAsk | undefined {
  const question = questionWithoutYes(room.debate, nowMs);
  if (!question || nowMs > question.lapsesAtMs + ANSWER_SHOWN_MS) return undefined;
  const { declinedBy, to, what, seq } = question;
  const who = to === null ? answering(room, question) : capitalised(nameOr(room, to));
  const said =
    declinedBy === null
      ? `${who} has not answered in time.`
      : `${to === null ? personName(room, declinedBy) : who} said no.`;
  return { key: `answer-${seq}`, label: LABELS[what], words: `${said} Nothing changes.`, actions: [] };
}

function totalMs({ debate }: Room, { by, what }: Asked): number {
  const { consentSeconds, proposalSeconds } = paceLengths(debate.format);
  const isProposal = what === 'chair' || (what === 'end' && by !== debate.hostId);
  return (isProposal ? proposalSeconds : consentSeconds) * 1_000;
}

/** Completes “has asked”. */
function phraseOf({ debate }: Room, { what }: Asked): string {
  const { extensionSeconds, agreedPauseSeconds } = paceLengths(debate.format);
  switch (what) {
    case 'nextStep':
      return NEXT_PHRASES[debate.phase] ?? 'to go on to the next step';
    case 'extend':
      return `for ${lengthText(extensionSeconds)} more in this step`;
    case 'pause':
      return `for a pause of ${lengthText(agreedPauseSeconds)}`;
    default:
      return PHRASES[what];
  }
}

const NEXT_PHRASES: Partial<Record<Room['debate']['phase'], string>> = {
  coinFlip: 'to go on without a choice',
  prep: 'to end the preparation',
  verdictVote: 'to close the vote',
};

const PHRASES: Record<'resume' | 'end' | 'pauseModerator' | 'chair', string> = {
  resume: 'to go on with the debate',
  end: 'to end the debate now',
  pauseModerator: 'to pause the AI',
  chair: 'you to take the chair',
};

const LABELS: Record<AskedFor, string> = {
  nextStep: 'Next step',
  extend: 'More time',
  pause: 'Pause',
  resume: 'Go on',
  end: 'Early end',
  pauseModerator: 'AI',
  chair: 'Chair',
};

const YES: Record<AskedFor, string> = {
  nextStep: 'Agree',
  extend: 'Agree',
  pause: 'Agree',
  resume: 'Agree and go on',
  end: 'Agree and end',
  pauseModerator: 'Agree',
  chair: 'Take the chair',
};

const NO: Record<AskedFor, string> = {
  nextStep: 'No',
  extend: 'No',
  pause: 'No',
  resume: 'Not yet',
  end: 'Keep going',
  pauseModerator: 'No',
  chair: 'No, thank you',
};
