import { POLICY_VERSION } from '@rostrum/moderator';
import manifest from '@rostrum/moderator/package.json' with { type: 'json' };
import { WEIGHTS_VERSION } from '@rostrum/moderator/weights-version';
import * as answers from './answer.ts';
import * as scores from './serve/score-comment.ts';
import type {
  EngineVersion,
  HttpAnswer,
  MessageAnswer,
  MessageRequest,
  Mistake,
  SummaryAnswer,
  SummaryRequest,
} from './shapes.ts';

// All that the packed engine offers. Its types are published as they are written here.

export type * from './shapes.ts';

/** The versions of everything that an answer depends on. */
export const ENGINE: EngineVersion = {
  version: manifest.version,
  weights: WEIGHTS_VERSION,
  policy: POLICY_VERSION,
};

/** What every head and the policy say of a message. Pure. The first call builds the engine, in a tenth of a second. */
export function judge(request: MessageRequest): MessageAnswer {
  return answers.answerMessage(request);
}

/** The messages that together say most of what each side says. Pure. */
export function summarise(request: SummaryRequest): SummaryAnswer {
  return answers.answerSummary(request);
}

/** The answer to one line of JSON, the `number`th. Never throws: a mistake is an answer. */
export function answerLine(line: string, number?: number): MessageAnswer | SummaryAnswer | Mistake {
  return answers.answerLine(line, number);
}

/** The answer to a request of `comments:analyze`, with its status. Never throws for a bad request. Pure. */
export function scoreComment(request: unknown): HttpAnswer {
  return scores.scoreComment(request);
}
