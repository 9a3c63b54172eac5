import type { MessageDocument } from '../documents/message.ts';
import type { Heard } from '../documents/moderator.ts';
import type { RightToSpeak } from '../debate/events.ts';
import { currentStep, seatsTakenBy, type DebateState } from '../debate/state.ts';

/** Steps in which questions and answers alternate. */
const EXCHANGES: ReadonlySet<string> = new Set(['crossExamination', 'crossfire', 'questions']);
/** A question mark at the end of a sentence, not inside an address. */
const QUESTION = /[?？؟](?:$|[\s"”’')\]*_])|[？؟]/u;
const ENDS_IN_QUESTION = /[?？؟][\s"”’')\]*_]*$/u;

/**
 * The kind of a message: a point of information, or in an exchange a question or an answer, or else a speech. A
 * question asks, and comes from a person who may. An answer does not ask. It comes from the person who is asked, or,
 * where both ask and answer, after a question of the other side. `heard`: the latest messages, oldest first.
 */
export function messageKind(
  debate: DebateState,
  uid: string,
  text: string,
  as: RightToSpeak,
  heard: readonly Pick<Heard, 'authorId' | 'side' | 'text'>[],
): MessageDocument['kind'] {
  if (as === 'poi') return 'poi';
  const step = currentStep(debate);
  if (!step || !EXCHANGES.has(step.kind)) return 'speech';
  const seats = seatsTakenBy(debate, uid);
  if (as === 'turn' || seats.some(({ id }) => step.askingSeatIds.includes(id))) {
    return QUESTION.test(text) ? 'question' : 'speech';
  }
  const endsInQuestion = ENDS_IN_QUESTION.test(text);
  const isAskedByRole = step.kind === 'questions' || step.askingSeatIds.length > 0;
  if (isAskedByRole) return endsInQuestion ? 'speech' : 'answer';
  if (endsInQuestion) return 'question';
  const other = heard.findLast(({ authorId, side }) => authorId !== uid && side !== seats[0]?.side);
  return other && ENDS_IN_QUESTION.test(other.text) ? 'answer' : 'speech';
}
