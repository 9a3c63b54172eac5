import { readModelSettings } from '@rostrum/moderator/language-model';
import { aDesk, type ModelDesk } from '../ask-model.ts';
import { openModel } from '../open-model.ts';
import type { ModelServer } from './model-server.ts';

export const PROVIDERS = ['google', 'openai-compatible'] as const;
export type Provider = (typeof PROVIDERS)[number];

export function settingsFor(provider: Provider, origin: string) {
  const settings = readModelSettings({
    MODEL_PROVIDER: provider,
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${origin}/v1`,
    MODEL_API_KEY: 'a-key-of-the-test',
    MODEL_INPUT_PRICE: '1',
    MODEL_OUTPUT_PRICE: '2',
  });
  if (!settings) throw new Error('The test has no model');
  return settings;
}

type Settled = Parameters<ModelDesk['books']['settle']>[1];

/** In-memory books that cover everything, or nothing; they keep what was written into them. */
class TestBooks {
  readonly settled: Settled[] = [];
  readonly unmade: string[] = [];
  readonly breakerStates: string[] = [];
  bears = true;

  setAside = async () => this.bears;
  settle = async (_: unknown, settled: Settled) => void this.settled.push(settled);
  countUnmade = async (failure: string) => void this.unmade.push(failure);
  noteBreaker = async ({ state }: { state: string }) => void this.breakerStates.push(state);
}

/** A desk that asks this server; its pauses take no time, and are kept. */
export async function aTestDesk(provider: Provider, server: ModelServer) {
  const books = new TestBooks();
  const pauses: number[] = [];
  const settings = settingsFor(provider, server.origin);
  const desk: ModelDesk = {
    ...aDesk(await openModel(settings), settings, books),
    pause: async (delayMs) => void pauses.push(delayMs),
  };
  return { desk, books, pauses };
}
