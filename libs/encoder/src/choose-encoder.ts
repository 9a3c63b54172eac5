import { readEncoderSettings, type Encoder, type EncoderEnvironment } from '@rostrum/moderator/reader';
import { bundledEncoder } from './bundled-encoder.ts';
import { operatorEncoder } from './operator-encoder.ts';

/**
 * The encoder that the environment names, or the bundled one.
 *
 * @throws Error that names each missing or wrong variable, without its value
 */
export function chooseEncoder(environment: EncoderEnvironment, longestMs?: number): Encoder {
  const settings = readEncoderSettings(environment);
  return settings ? operatorEncoder(settings, longestMs) : bundledEncoder();
}
