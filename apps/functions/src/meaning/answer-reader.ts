import { openAnswerReader, type AnswerReader, type Encoder } from '@rostrum/moderator/reader';
import { log } from '../logging/log.ts';
import { encodersOf } from './encoder-choice.ts';
import { openForEncoder } from './open-for-encoder.ts';

let opened: AnswerReader | undefined;

/** This instance's reader of answers. */
export function answerReader(): AnswerReader {
  opened ??= openForEncoder(encodersOf(tellOperator), readerWith, tellOperator) ?? NO_READER;
  return opened;
}

function readerWith(encoder: Encoder): AnswerReader {
  return openAnswerReader(encoder, (error) => log('answersNotRead', { error }));
}

const NO_READER: AnswerReader = { prepare: async () => undefined };

function tellOperator(problem: string): void {
  log('answerReaderWithoutEncoder', { problem });
}
