import { modelProviderSchema, type ModelLimit, type ModelProvider } from '@rostrum/domain';
import * as z from 'zod/mini';
import { isBaseUrl } from '../base/base-url.ts';
import { PROVIDERS } from './providers.ts';

/** The variables of the environment that a model is chosen by. `MODEL_API_KEY` is a secret. */
export const MODEL_VARIABLES = [
  'MODEL_PROVIDER',
  'MODEL_NAME',
  'MODEL_BASE_URL',
  'MODEL_INPUT_PRICE',
  'MODEL_CACHED_PRICE',
  'MODEL_OUTPUT_PRICE',
  'MODEL_ROOM_TOKENS',
  'MODEL_ROOM_COST',
  'MODEL_PERSON_TOKENS',
  'MODEL_PERSON_COST',
  'MODEL_DAY_TOKENS',
  'MODEL_DAY_COST',
] as const;
type ModelVariable = (typeof MODEL_VARIABLES)[number];
export type ModelEnvironment = Partial<Record<ModelVariable | 'MODEL_API_KEY', string>>;

/** The default of each variable that does not depend on the provider. Money in US dollars. */
const MODEL_DEFAULTS = {
  MODEL_ROOM_TOKENS: '200000',
  MODEL_ROOM_COST: '0.25',
  MODEL_PERSON_TOKENS: '100000',
  MODEL_PERSON_COST: '0.15',
  MODEL_DAY_TOKENS: '5000000',
  MODEL_DAY_COST: '5',
} as const satisfies Partial<Record<ModelVariable, string>>;

/** Prices for a million tokens, in millionths of a US dollar. */
export type ModelPrices = {
  inputMicrosPerMillion: number;
  cachedMicrosPerMillion: number;
  /** Input that the provider writes into its cache. */
  cacheWriteMicrosPerMillion: number;
  outputMicrosPerMillion: number;
};

/** One model and its daily budgets: per room, per person, and in total. */
export type ModelSettings = {
  provider: ModelProvider;
  name: string;
  /** Without a trailing slash; null for the provider's own. */
  baseUrl: string | null;
  apiKey: string;
  prices: ModelPrices;
  budgets: Record<'room' | 'person' | 'day', ModelLimit>;
};

const number = (needs: string) =>
  z.pipe(
    z.string().check(z.refine((value) => /^\d+(\.\d{1,6})?$/.test(value) && Number(value) <= 1e12, needs)),
    z.transform(Number),
  );
const price = number('needs US dollars for a million tokens, such as 0.30');
const tokens = number('needs a number of tokens a day, such as 200000');
const money = number('needs US dollars a day, such as 0.25');
const settingsSchema = z.object({
  MODEL_PROVIDER: z.enum(
    modelProviderSchema.options,
    `needs none or one of ${modelProviderSchema.options.join(', ')}`,
  ),
  MODEL_NAME: z
    .string()
    .check(z.regex(/^[\w.:/@-]{1,120}$/, 'needs the name of a model, as its provider calls it')),
  MODEL_BASE_URL: z
    .string()
    .check(
      z.refine(
        (value) => value === '' || isBaseUrl(value),
        'needs an https:// address without a slash at its end',
      ),
    ),
  MODEL_API_KEY: z.string(),
  MODEL_INPUT_PRICE: price,
  MODEL_CACHED_PRICE: price,
  MODEL_OUTPUT_PRICE: price,
  MODEL_ROOM_TOKENS: tokens,
  MODEL_ROOM_COST: money,
  MODEL_PERSON_TOKENS: tokens,
  MODEL_PERSON_COST: money,
  MODEL_DAY_TOKENS: tokens,
  MODEL_DAY_COST: money,
});

/** Whether a model is configured; the default is none. */
export function isModelWanted({ MODEL_PROVIDER = '' }: ModelEnvironment): boolean {
  return !['', 'none'].includes(MODEL_PROVIDER.trim());
}

/**
 * The model from the environment; null without one, which needs no other variable.
 *
 * @throws Error that names each missing or wrong variable, without its value
 */
export function readModelSettings(environment: ModelEnvironment): ModelSettings | null {
  if (!isModelWanted(environment)) return null;
  const withDefaults = { ...environment, ...pricesOf(environment) };
  const values = Object.fromEntries(
    [...MODEL_VARIABLES, 'MODEL_API_KEY' as const].map((name) => [name, valueOf(withDefaults, name)]),
  );
  const parsed = settingsSchema.safeParse(values);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  const all = [...problems, ...missingFor(values)];
  if (!parsed.success || all.length > 0) {
    throw new Error(`The language model is not configured: ${[...new Set(all)].join('; ')}`);
  }
  return settingsOf(parsed.data);
}

/** Each provider has its own requirements. The key `none` means that an endpoint needs no key. */
function missingFor(values: Record<string, string>): string[] {
  const row = rowOf(values);
  const hasKey = !['', 'none'].includes(values['MODEL_API_KEY'] ?? '');
  return [
    ...(row?.keyNeeds && !hasKey ? [`MODEL_API_KEY needs ${row.keyNeeds}`] : []),
    ...(row?.needsBaseUrl && values['MODEL_BASE_URL'] === ''
      ? ['MODEL_BASE_URL needs the address of the endpoint, such as https://openrouter.ai/api/v1']
      : []),
  ];
}

function rowOf({ MODEL_PROVIDER }: ModelEnvironment) {
  const provider = modelProviderSchema.safeParse(MODEL_PROVIDER?.trim());
  return provider.success ? PROVIDERS[provider.data] : undefined;
}

/** The model's name and prices: those of the table for its default model, otherwise the operator's. */
function pricesOf(environment: ModelEnvironment): ModelEnvironment {
  const model = rowOf(environment)?.defaultModel;
  const given = (name: ModelVariable) => environment[name]?.trim() ?? '';
  const name = given('MODEL_NAME') || model?.name || '';
  const list = model && name === model.name ? model.price : undefined;
  const input = given('MODEL_INPUT_PRICE') || String(list?.input ?? 0);
  // A discount that nobody named is not assumed.
  const cached = list && given('MODEL_INPUT_PRICE') === '' ? String(list.cachedInput) : input;
  return {
    MODEL_NAME: name,
    MODEL_INPUT_PRICE: input,
    MODEL_CACHED_PRICE: given('MODEL_CACHED_PRICE') || cached,
    MODEL_OUTPUT_PRICE: given('MODEL_OUTPUT_PRICE') || String(list?.output ?? 0),
  };
}

function settingsOf(values: z.infer<typeof settingsSchema>): ModelSettings {
  const limit = (tokensADay: number, dollars: number): ModelLimit => ({
    tokens: tokensADay,
    costMicros: toMicros(dollars),
  });
  return {
    provider: values.MODEL_PROVIDER,
    name: values.MODEL_NAME,
    baseUrl: values.MODEL_BASE_URL || null,
    apiKey: values.MODEL_API_KEY === 'none' ? '' : values.MODEL_API_KEY,
    prices: {
      inputMicrosPerMillion: toMicros(values.MODEL_INPUT_PRICE),
      cachedMicrosPerMillion: toMicros(values.MODEL_CACHED_PRICE),
      cacheWriteMicrosPerMillion: toMicros(
        values.MODEL_INPUT_PRICE * PROVIDERS[values.MODEL_PROVIDER].cacheWriteFactor,
      ),
      outputMicrosPerMillion: toMicros(values.MODEL_OUTPUT_PRICE),
    },
    budgets: {
      room: limit(values.MODEL_ROOM_TOKENS, values.MODEL_ROOM_COST),
      person: limit(values.MODEL_PERSON_TOKENS, values.MODEL_PERSON_COST),
      day: limit(values.MODEL_DAY_TOKENS, values.MODEL_DAY_COST),
    },
  };
}

function valueOf(environment: ModelEnvironment, name: ModelVariable | 'MODEL_API_KEY'): string {
  const defaults: ModelEnvironment = MODEL_DEFAULTS;
  return environment[name]?.trim() || defaults[name] || '';
}

function toMicros(dollars: number): number {
  return Math.round(dollars * 1_000_000);
}
