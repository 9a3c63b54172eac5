import { hintFor, type DraftHint, type DraftQuestion } from './judge-draft.ts';
import { createJudge } from './judge-text.ts';

/** What the moderator would say about words that nobody has sent yet. */
export function createHinting(): (question: DraftQuestion) => DraftHint | null {
  const judge = createJudge();
  return (question) => hintFor(question, judge);
}
