import { modelCallSchema, type ModelCall, type ModelProvider } from '@rostrum/domain';
import { PROVIDERS, readModelSettings } from '@rostrum/moderator/language-model';
import { aDesk, type ModelDesk } from '../../models/ask-model.ts';
import { SAMPLES } from '../../models/check/samples.ts';
import { openModel } from '../../models/open-model.ts';

/** The most that one call of each kind may cost, as it is reserved for the samples of `npm run model:check`; nothing is asked. */
export async function mostOfCalls(provider: ModelProvider): Promise<ReadonlyMap<ModelCall, number>> {
  const settings = readModelSettings({ MODEL_PROVIDER: provider, MODEL_API_KEY: 'none needed' });
  if (!settings) throw new Error(`There is no model of ${provider}`);
  const most = new Map<ModelCall, number>();
  for (const call of modelCallSchema.options) {
    const books: ModelDesk['books'] = {
      setAside: async (_, { costMicros }) => (most.set(call, costMicros), false),
      settle: async () => {},
      countUnmade: async () => {},
      noteBreaker: async () => {},
    };
    await SAMPLES[call](aDesk(await openModel(settings), settings, books));
  }
  return most;
}

/** The providers whose price is known, each with its model. */
export const PRICED_MODELS = Object.entries(PROVIDERS).flatMap(([id, { defaultModel }]) =>
  defaultModel ? [{ provider: id as ModelProvider, name: defaultModel.name }] : [],
);
