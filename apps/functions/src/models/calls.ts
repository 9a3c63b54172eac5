import { accept, type ModelFailure, type ProposalRequest, type Result, type Side } from '@rostrum/domain';
import {
  chosenLinesSchema,
  classificationSchema,
  classifierPrompt,
  fillTemplate,
  judgePrompt,
  opponentPrompt,
  opponentSchema,
  proposalSchema,
  readClassification,
  readOpponent,
  readProposal,
  readSummary,
  readVerdict,
  readWritten,
  summaryPrompt,
  topicPrompt,
  verdictSchema,
  writerPrompt,
  writtenSchema,
  type Cases,
  type OpponentBrief,
  type Quotable,
  type Template,
  type ModelVerdict,
} from '@rostrum/moderator/language-model';
import { askModel, type ModelDesk } from './ask-model.ts';
import type { Account } from './model-books.ts';

/** How long each call may take with all its attempts, in milliseconds. */
export const CALL_TIMES_MS = {
  write: 3_000,
  topics: 15_000,
  summary: 15_000,
  judge: 30_000,
  oppose: 15_000,
} as const;

/** A model's findings in texts of one author, in their order. */
export function classify(desk: ModelDesk, account: Account, texts: readonly string[], deadlineAtMs: number) {
  return askModel(desk, {
    call: 'classify',
    account,
    prompt: (nonce) => classifierPrompt(texts, nonce),
    schema: classificationSchema,
    read: (answer) => readClassification(answer, texts),
    maxOutputTokens: 1_000,
    deadlineAtMs,
  });
}

/** The words of an act and whose they are. */
export type Wording = { words: string; by: 'model' | 'template' };

/** Words for an act: a model's within three seconds, or the template's. Never fails. `desk` is null without a model. */
export async function writeWords(
  desk: ModelDesk | null,
  account: Account,
  template: Template,
): Promise<Wording> {
  const ours: Wording = { words: fillTemplate(template), by: 'template' };
  if (!desk) return ours;
  const asked = askModel(desk, {
    call: 'write',
    account,
    prompt: (nonce) => writerPrompt(template, nonce),
    schema: writtenSchema,
    read: (answer) => readWritten(answer, template),
    maxOutputTokens: 300,
    deadlineAtMs: desk.now() + CALL_TIMES_MS.write,
  });
  const written = asked.then(
    (result): Wording => (result.ok ? { words: result.value, by: 'model' } : ours),
    () => ours,
  );
  return Promise.race([written, afterTime(CALL_TIMES_MS.write, ours)]);
}

/** One motion with its case that may be offered to the caller. */
export function proposeTopic(desk: ModelDesk, account: Account, wish: ProposalRequest) {
  return askModel(desk, {
    call: 'topics',
    account,
    prompt: (nonce) => topicPrompt(wish, nonce),
    schema: proposalSchema,
    read: (answer) => readProposal(answer, wish),
    maxOutputTokens: 1_500,
    deadlineAtMs: desk.now() + CALL_TIMES_MS.topics,
  });
}

/** Literal lines that represent a debate, for its report. */
export function chooseLines(
  desk: ModelDesk,
  account: Account,
  motion: string,
  messages: readonly Quotable[],
) {
  return askModel(desk, {
    call: 'summary',
    account,
    prompt: (nonce) => summaryPrompt(motion, messages, nonce),
    schema: chosenLinesSchema,
    read: (answer) => readSummary(answer, messages),
    maxOutputTokens: 2_000,
    deadlineAtMs: desk.now() + CALL_TIMES_MS.summary,
  });
}

/** A model's verdict on two cases, in both orders, because models favour a position (arXiv 2406.00050). */
export type TwoVerdicts = { forFirst: ModelVerdict; againstFirst: ModelVerdict };

/** Compares two cases twice, in either order. For feedback, no vote. */
export async function judgeCases(
  desk: ModelDesk,
  account: Account,
  cases: Cases,
): Promise<Result<TwoVerdicts, ModelFailure>> {
  const deadlineAtMs = desk.now() + CALL_TIMES_MS.judge;
  const hear = (first: Side) =>
    askModel<ModelVerdict>(desk, {
      call: 'judge',
      account,
      prompt: (nonce) => judgePrompt(cases, first, nonce),
      schema: verdictSchema,
      read: (answer) => readVerdict(answer, first),
      maxOutputTokens: 300,
      deadlineAtMs,
    });
  const one = await hear('for');
  if (!one.ok) return one;
  const other = await hear('against');
  return other.ok ? accept({ forFirst: one.value, againstFirst: other.value }) : other;
}

/**
 * The opponent's next message in a practice debate, better than its `draft`. The caller has to ask the engine
 * first.
 */
export function wordOpponent(desk: ModelDesk, account: Account, brief: OpponentBrief, draft: string) {
  return askModel(desk, {
    call: 'oppose',
    account,
    prompt: (nonce) => opponentPrompt(brief, draft, nonce),
    schema: opponentSchema,
    read: (answer) => readOpponent(answer, brief),
    maxOutputTokens: 1_200,
    deadlineAtMs: desk.now() + CALL_TIMES_MS.oppose,
  });
}

function afterTime<Value>(delayMs: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), delayMs).unref();
  });
}
