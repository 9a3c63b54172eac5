import { encoderIdOf, type Encoder, type EncoderSettings } from '@rostrum/moderator/reader';
import { boundedFetch } from './bounded-fetch.ts';
import { PROTOCOLS } from './protocols.ts';

/** A number in JSON takes some twelve bytes; 32 vectors of 8,192 numbers take 3 MB. */
export const ANSWER_MAX_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 5_000;

const fetchAnswer = boundedFetch(ANSWER_MAX_BYTES);

/** An answer that holds no vectors to use. The message never holds the key or anybody's words. */
class BadVectors extends Error {
  override name = 'BadVectors';
}

/**
 * The encoder at an operator's endpoint. Providers differ in the length of their vectors, so it brings each to length 1. It
 * asks once: a second attempt would come too late for a message that waits.
 */
export function operatorEncoder(settings: EncoderSettings, longestMs = LONGEST_MS): Encoder {
  const { atOnce } = PROTOCOLS[settings.provider];
  return {
    id: encoderIdOf(settings),
    dimensions: settings.dimensions,
    encode: async (texts) => {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += atOnce) {
        vectors.push(...(await ask(settings, texts.slice(at, at + atOnce), longestMs)));
      }
      return vectors;
    },
  };
}

async function ask(
  settings: EncoderSettings,
  texts: readonly string[],
  longestMs: number,
): Promise<Float32Array[]> {
  const { requestFor, read } = PROTOCOLS[settings.provider];
  const { url, headers, body } = requestFor(settings, texts);
  const response = await fetchAnswer(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new BadVectors(`The encoder answered with status ${response.status}.`);
  }
  return toUnitVectors(readVectors(read, await response.text()), texts.length, settings.dimensions);
}

function readVectors(
  read: (answer: unknown) => readonly (readonly number[])[],
  text: string,
): readonly (readonly number[])[] {
  try {
    return read(JSON.parse(text));
  } catch {
    throw new BadVectors('The encoder’s answer is not of its protocol.');
  }
}

function toUnitVectors(
  vectors: readonly (readonly number[])[],
  count: number,
  dimensions: number,
): Float32Array[] {
  if (vectors.length !== count) {
    throw new BadVectors(`The encoder gave ${vectors.length} vectors for ${count} texts.`);
  }
  return vectors.map((vector) => {
    if (vector.length !== dimensions) {
      throw new BadVectors(`The encoder gave ${vector.length} numbers, not ${dimensions}.`);
    }
    return toUnit(vector);
  });
}

function toUnit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) throw new BadVectors('A vector has no direction.');
  return Float32Array.from(vector, (value) => value / length);
}
