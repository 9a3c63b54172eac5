import { afterAnswer, afterFailure, askBreaker, CLOSED } from '@rostrum/moderator/language-model';
import type { Encoder } from '@rostrum/moderator/reader';

/** An encoder that rests after five failures in a row, so that no message waits for an endpoint that is down. */
export function withBreaker(encoder: Encoder, now: () => number): Encoder {
  let breaker = CLOSED;
  return {
    ...encoder,
    encode: async (texts) => {
      const asked = askBreaker(breaker, now());
      breaker = asked.breaker;
      if (!asked.mayAsk) throw new Error('The encoder rests after several failures.');
      try {
        const vectors = await encoder.encode(texts);
        breaker = afterAnswer(breaker, now());
        return vectors;
      } catch (error) {
        breaker = afterFailure(breaker, now());
        throw error;
      }
    },
  };
}
