import type { ReadAnswer } from '../reading/read-answer.ts';
import { asksFor } from '../reading/read-answer.ts';
import { findChangedQuantity } from './changed-quantity.ts';
import { findModelCopy, findPromptCopy } from './copies.ts';
import { findEmptiness } from './emptiness.ts';
import type { Fault } from './fault.ts';
import { findFlipped } from './flipped.ts';
import { findNonWords } from './non-words.ts';
import { findOffTopic } from './topic.ts';
import { findWordSalad } from './word-salad.ts';

/** Faults that come before any missing part. */
export function findPlainFault(answer: ReadAnswer): Fault | undefined {
  return surest(answer, [findNonWords, findModelCopy, findPromptCopy, findChangedQuantity, findFlipped]);
}

/** Faults of an answer that has its parts. Only one that has to give a reason can lack it. */
export function findHollowness(answer: ReadAnswer): Fault | undefined {
  const needsReason = asksFor(answer.task, 'claim', 'warrant', 'impact', 'weighing');
  return surest(answer, needsReason ? [findWordSalad, findEmptiness, findOffTopic] : [findOffTopic]);
}

/** The first sure fault, or else the first doubtful one. */
function surest(
  answer: ReadAnswer,
  searches: readonly ((answer: ReadAnswer) => Fault | undefined)[],
): Fault | undefined {
  const faults = searches.map((search) => search(answer)).filter((fault) => fault !== undefined);
  return faults.find(({ isSure }) => isSure) ?? faults[0];
}
