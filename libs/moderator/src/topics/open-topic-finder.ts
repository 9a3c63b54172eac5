import type { CaseFile } from '@rostrum/domain';
import { openBankIndex, type BankVectors } from './find/bank-index.ts';
import { openWordBook } from './make/word-book.ts';
import type { TopicFinder } from './propose-topics.ts';

/** What topics are found with: the bank, its meanings and its words. Without vectors or an encoder words alone are compared. */
export function openTopicFinder(
  bank: readonly CaseFile[],
  vectors: BankVectors | undefined,
  encode: TopicFinder['encode'],
): TopicFinder {
  return {
    bank,
    index: openBankIndex(bank, vectors),
    book: openWordBook(bank.flatMap(textsOf)),
    encode: vectors ? encode : null,
  };
}

function textsOf({ motion, background, arguments: sides }: CaseFile): string[] {
  return [motion, background, ...[...sides.for, ...sides.against].flatMap((one) => Object.values(one))];
}
