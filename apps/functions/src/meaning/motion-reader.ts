import {
  openMotionReader,
  openMotionReaderOfWords,
  type Encoder,
  type MotionReader,
} from '@rostrum/moderator/reader';
import { log } from '../logging/log.ts';
import { encodersOf } from './encoder-choice.ts';
import { openForEncoder } from './open-for-encoder.ts';
import { otherLanguages } from './other-languages.ts';

let opened: MotionReader | undefined;

/** This instance's reader of motions. Its model loads at the first motion that the rules let pass. */
export function motionReader(): MotionReader {
  opened ??=
    openForEncoder(encodersOf(tellOperator), readerWith, tellOperator) ??
    openMotionReaderOfWords(readForeign);
  return opened;
}

function readerWith(encoder: Encoder): MotionReader {
  return openMotionReader(encoder, {
    readForeign,
    onFault: (error) => log('motionNotRead', { error }),
  });
}

const readForeign = async (motion: string) => (await otherLanguages()).readForeignMotion(motion);

function tellOperator(problem: string): void {
  log('motionReaderWithoutEncoder', { problem });
}
