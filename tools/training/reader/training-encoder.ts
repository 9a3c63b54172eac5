import { setTimeout as sleep } from 'node:timers/promises';
import { chooseEncoder } from '@rostrum/encoder';
import type { Encoder } from '@rostrum/moderator/reader';

const LONGEST_MS = 60_000;
const PAUSES_MS = [1_000, 5_000, 20_000, 60_000];

/** The encoder that the environment names. It is asked for many thousand vectors, so it waits where a provider says "too many". */
export function trainingEncoder(pausesMs: readonly number[] = PAUSES_MS): Encoder {
  const encoder = chooseEncoder(process.env, LONGEST_MS);
  return { ...encoder, encode: (texts) => patiently(() => encoder.encode(texts), pausesMs) };
}

async function patiently<Value>(attempt: () => Promise<Value>, pausesMs: readonly number[]): Promise<Value> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      console.error(`${String(error)} Another attempt follows in ${pauseMs / 1_000} s.`);
      await sleep(pauseMs);
    }
  }
  return attempt();
}
