import { hintFor, type DraftQuestion } from './judge-draft.ts';
import { createJudge } from './judge-text.ts';

const judge = createJudge();

/** Answers each question with its number, so that the page knows which words it is about. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; question: DraftQuestion }>) => {
  postMessage({ id: data.id, hint: hintFor(data.question, judge) });
});
