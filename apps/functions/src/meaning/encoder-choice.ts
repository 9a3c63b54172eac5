import { bundledEncoder, chooseEncoder } from '@rostrum/encoder';
import { isEncoderChosen, type Encoder, type EncoderEnvironment } from '@rostrum/moderator/reader';
import { defineSecret } from 'firebase-functions/params';
import { withBreaker } from './with-breaker.ts';

/** Only a build with an operator's encoder names its key, because a deployment requires every secret that the code names. */
export const ENCODER_SECRETS = process.env.ENCODER_PROVIDER_AT_BUILD ? [defineEncoderKey()] : [];

function defineEncoderKey() {
  return defineSecret('ENCODER_API_KEY', {
    description: 'The key of the sentence encoder, or "none" for an endpoint that asks for no key.',
  });
}

/** A message waits for the reader 1.5 s at most, so a later answer helps nobody. */
const LONGEST_MS = 2_000;

/**
 * The encoders of this deployment, the preferred one first. With wrong settings only the bundled one is left, and `tell`
 * learns why: they must not end a debate.
 */
export function encodersOf(
  tell: (problem: string) => void,
  environment: EncoderEnvironment = process.env,
): readonly Encoder[] {
  if (!isEncoderChosen(environment)) return [bundledEncoder()];
  try {
    return [withBreaker(chooseEncoder(environment, LONGEST_MS), () => Date.now()), bundledEncoder()];
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return [bundledEncoder()];
  }
}
