import { modelProviderSchema, type ModelProvider } from '@rostrum/domain';
import { PROVIDERS as ROWS, readModelSettings } from '@rostrum/moderator/language-model';
import { aDesk, type ModelDesk } from '../ask-model.ts';
import { openModel } from '../open-model.ts';
import type { ModelServer } from './model-server.ts';

export const PROVIDERS = modelProviderSchema.options;

export function settingsFor(provider: ModelProvider, origin: string) {
  const settings = readModelSettings({
    MODEL_PROVIDER: provider,
    MODEL_NAME: ROWS[provider].defaultModel?.name ?? 'test-model',
    MODEL_BASE_URL: `${origin}/v1`,
    MODEL_API_KEY: 'a-key-of-the-test',
    MODEL_INPUT_PRICE: '1',
    MODEL_CACHED_PRICE: '0.1',
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
  /** When each cost was reserved, and for which moment it was settled. */
  readonly setAsideAtMs: number[] = [];
  readonly settledForMs: number[] = [];
  /** Waits before a cost is reserved, as for a database. */
  before: () => Promise<unknown> = async () => {};

  setAside = async (_account: unknown, _most: unknown, atMs: number) => {
    await this.before();
    this.setAsideAtMs.push(atMs);
    return this.bears;
  };
  settle = async (_account: unknown, settled: Settled, atMs: number) => {
    this.settled.push(settled);
    this.settledForMs.push(atMs);
  };
  countUnmade = async (failure: string) => void this.unmade.push(failure);
  noteBreaker = async ({ state }: { state: string }) => void this.breakerStates.push(state);
}

/** A desk that asks this server. Its pauses only move its clock, and are kept. */
export async function aTestDesk(provider: ModelProvider, server: ModelServer) {
  const books = new TestBooks();
  const pauses: number[] = [];
  const settings = settingsFor(provider, server.origin);
  let pausedMs = 0;
  const desk: ModelDesk = {
    ...aDesk(await openModel(settings), settings, books),
    now: () => Date.now() + pausedMs,
    pause: async (delayMs) => {
      pauses.push(delayMs);
      pausedMs += Math.ceil(delayMs);
    },
  };
  return { desk, books, pauses };
}
