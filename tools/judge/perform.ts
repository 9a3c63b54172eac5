import { refusal } from './serve/refusal.ts';
import type { Question } from './serve/service.ts';
import type { HttpAnswer, Mistake } from './shapes.ts';

// The packed command loads the engine when a thread begins to answer, not to print its help.
const { answerLine, scoreComment } = await import('./index.ts');

/** Lines of a file, the first of which is the `first`th; they are answered as one text. */
export type Lines = { lines: readonly string[]; first: number };

export function answerLines({ lines, first }: Lines): string {
  return lines.map((line, at) => `${JSON.stringify(answerLine(line, first + at))}\n`).join('');
}

/** The answer to the body of an HTTP request. */
export function answerBody(question: Question, body: string): HttpAnswer {
  if (question === 'judge') {
    const answer: object = answerLine(body);
    return { status: isMistake(answer) ? 400 : 200, body: answer };
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return refusal(400, 'The body is not JSON.');
  }
  return scoreComment(value);
}

function isMistake(answer: object): answer is Mistake {
  return 'error' in answer;
}
