import type { MessageDocument } from '../documents/message.ts';
import type { RightToSpeak } from '../debate/events.ts';
import { currentStep, seatTakenBy, type DebateState } from '../debate/state.ts';

/** Steps in which questions and answers alternate. */
const EXCHANGES: ReadonlySet<string> = new Set(['crossExamination', 'crossfire', 'questions']);

/**
 * The kind of a message: a point of information, a question or an answer in an exchange, or else a speech. If the
 * step names the questioner, the seat decides. Otherwise a text that ends in a question mark is a question.
 */
export function messageKind(
  debate: DebateState,
  uid: string,
  text: string,
  as: RightToSpeak,
): MessageDocument['kind'] {
  const step = currentStep(debate);
  if (as === 'poi') return 'poi';
  if (!step || !EXCHANGES.has(step.kind)) return 'speech';
  if (as === 'turn') return 'question';
  if (step.askingSeatIds.length > 0) {
    return step.askingSeatIds.includes(seatTakenBy(debate, uid)?.id ?? '') ? 'question' : 'answer';
  }
  return /[?？؟]\s*["”’')\]]*$/.test(text) ? 'question' : 'answer';
}
