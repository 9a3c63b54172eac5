import { modelCallSchema, type ModelCall, type ModelFailure, type Spent } from '@rostrum/domain';
import { NOTHING_SPENT, spentTogether, type ModelSettings } from '@rostrum/moderator/language-model';
import { aDesk, type ModelDesk } from '../ask-model.ts';
import { openModel } from '../open-model.ts';
import { SAMPLES } from './samples.ts';

/** What came back for one kind of call; `failure` is null if the answer can be used. */
export type Checked = { call: ModelCall; failure: ModelFailure | null; tookMs: number; spent: Spent };

type Settled = Parameters<ModelDesk['books']['settle']>[1];

/** Asks the model one question of each kind, one after the other. */
export async function checkModel(settings: ModelSettings): Promise<Checked[]> {
  const model = await openModel(settings);
  const checked: Checked[] = [];
  for (const call of modelCallSchema.options) {
    const settled: Settled[] = [];
    const books: ModelDesk['books'] = {
      setAside: async () => true,
      settle: async (_, one) => void settled.push(one),
      countUnmade: async () => {},
      noteBreaker: async () => {},
    };
    await SAMPLES[call](aDesk(model, settings, books));
    checked.push({
      call,
      // Without a settled call the caller gave up before the provider did.
      failure: settled.length === 0 ? 'timedOut' : (settled.at(-1)?.failure ?? null),
      tookMs: settled.reduce((sum, one) => sum + one.tookMs, 0),
      spent: settled.reduce((sum, { spent }) => spentTogether(sum, spent), NOTHING_SPENT),
    });
  }
  return checked;
}

/** Whether a deployment may use this model. An answer that our checks refuse may be chance; anything else is a wrong setting. */
export function isUsable(checked: readonly Checked[]): boolean {
  return checked.every(({ failure }) => failure === null || failure === 'badAnswer');
}

/** A line of the report. */
export function lineOf({ call, failure, tookMs, spent }: Checked): string {
  const { inputTokens, cachedTokens, outputTokens, costMicros } = spent;
  const tokens = `${inputTokens} tokens in (${cachedTokens} cached), ${outputTokens} out`;
  const cost = `$${(costMicros / 1_000_000).toFixed(6)}`;
  return `${call.padEnd(9)} ${(failure ?? 'ok').padEnd(18)} ${String(tookMs).padStart(6)} ms  ${tokens}, ${cost}`;
}

/** What to do about each failure, for the person at the terminal. */
const REMEDIES: Record<ModelFailure, string> = {
  timedOut: 'it answers too late. Take a faster model',
  rateLimited: 'the provider asks for a pause. Try again later, or raise the limit there',
  providerFault: 'the provider has a fault. Try again later',
  connectionLost: 'nothing answers. Check MODEL_BASE_URL and the network',
  keyRefused: 'the provider refuses the key. Set another MODEL_API_KEY',
  refusedByProvider: 'the provider refuses the request. Check MODEL_NAME and MODEL_BASE_URL',
  refusedByModel: 'the model or its filter declines. Take another model',
  malformed: 'its answers are not the JSON that was asked for. Take another model',
  badAnswer: 'our own checks refuse its answers. Take another model',
  budgetSpent: 'the budget is spent',
  breakerOpen: 'too many questions were not answered. Try again later',
};

/** The last line of the report: whether the model can be used, and what to do if not. */
export function verdictOf(checked: readonly Checked[]): string {
  if (isUsable(checked)) return 'The model can be used.';
  const reasons = new Set(
    checked.flatMap(({ failure }) => (failure && failure !== 'badAnswer' ? [REMEDIES[failure]] : [])),
  );
  return `The model cannot be used: ${[...reasons].join('; ')}.`;
}
