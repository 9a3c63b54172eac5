import { BY_WORDS, openEars, type Ear } from '@rostrum/moderator/practice';
import { log } from '../logging/log.ts';
import { encodersOf } from './encoder-choice.ts';
import { openForEncoder } from './open-for-encoder.ts';

type Ears = (texts: readonly string[]) => Promise<Ear>;

let opened: Ears | undefined;

/** This instance's ears for the practice opponent. Without an encoder that has figures it hears words alone. */
export const practiceEar: Ears = (texts) => {
  opened ??= openForEncoder(encodersOf(tell), withEncoder, tell) ?? (() => Promise.resolve(BY_WORDS));
  return opened(texts);
};

const withEncoder = (encoder: Parameters<typeof openEars>[0]): Ears =>
  openEars(encoder, (error) => tell(error instanceof Error ? error.message : String(error)));

function tell(problem: string): void {
  log('opponentHearsWords', { problem });
}
