import * as z from 'zod/mini';
import { isBaseUrl } from '../base/base-url.ts';

/** The variables of the environment that an encoder is chosen by. `ENCODER_API_KEY` is a secret. */
export const ENCODER_VARIABLES = [
  'ENCODER_PROVIDER',
  'ENCODER_NAME',
  'ENCODER_DIMENSIONS',
  'ENCODER_BASE_URL',
] as const;
type EncoderVariable = (typeof ENCODER_VARIABLES)[number];
export type EncoderEnvironment = Partial<Record<EncoderVariable | 'ENCODER_API_KEY', string>>;

/** An operator's own encoder. */
export type EncoderSettings = {
  provider: 'google' | 'openai-compatible';
  name: string;
  /** Numbers in a vector. */
  dimensions: number;
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
};

const GOOGLE = 'https://generativelanguage.googleapis.com/v1beta';
const MOST_DIMENSIONS = 8_192;

const settingsSchema = z.object({
  ENCODER_PROVIDER: z.enum(['google', 'openai-compatible'], 'needs bundled, google or openai-compatible'),
  ENCODER_NAME: z
    .string()
    .check(z.regex(/^[\w.:/@-]{1,120}$/, 'needs the name of an encoder, as its provider calls it')),
  ENCODER_DIMENSIONS: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,4}$/.test(value) && Number(value) >= 2 && Number(value) <= MOST_DIMENSIONS,
          'needs the count of numbers in a vector, such as 1536',
        ),
      ),
    z.transform(Number),
  ),
  ENCODER_BASE_URL: z
    .string()
    .check(
      z.refine(
        (value) => value === '' || isBaseUrl(value),
        'needs an https:// address without a slash at its end',
      ),
    ),
  ENCODER_API_KEY: z.string(),
});

/** Whether an operator has chosen an encoder; the default is the bundled one. */
export function isEncoderChosen({ ENCODER_PROVIDER = '' }: EncoderEnvironment): boolean {
  return !['', 'bundled'].includes(ENCODER_PROVIDER.trim());
}

/**
 * The operator's encoder from the environment; null for the bundled one, which needs no variable.
 *
 * @throws Error that names each missing or wrong variable, without its value
 */
export function readEncoderSettings(environment: EncoderEnvironment): EncoderSettings | null {
  if (!isEncoderChosen(environment)) return null;
  const values = Object.fromEntries(
    [...ENCODER_VARIABLES, 'ENCODER_API_KEY' as const].map((name) => [name, environment[name]?.trim() ?? '']),
  );
  const parsed = settingsSchema.safeParse(values);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  const all = [...problems, ...missingFor(values)];
  if (!parsed.success || all.length > 0) {
    throw new Error(`The encoder is not configured: ${[...new Set(all)].join('; ')}`);
  }
  return settingsOf(parsed.data);
}

/** Each provider has its own requirements. The key `none` means that an endpoint needs no key. */
function missingFor(values: Record<string, string>): string[] {
  const hasKey = !['', 'none'].includes(values['ENCODER_API_KEY'] ?? '');
  if (values['ENCODER_PROVIDER'] === 'google' && !hasKey) {
    return ['ENCODER_API_KEY needs a key of the Gemini API'];
  }
  if (values['ENCODER_PROVIDER'] === 'openai-compatible' && values['ENCODER_BASE_URL'] === '') {
    return ['ENCODER_BASE_URL needs the address of the endpoint, such as https://api.openai.com/v1'];
  }
  return [];
}

function settingsOf(values: z.infer<typeof settingsSchema>): EncoderSettings {
  return {
    provider: values.ENCODER_PROVIDER,
    name: values.ENCODER_NAME,
    dimensions: values.ENCODER_DIMENSIONS,
    baseUrl: values.ENCODER_BASE_URL || GOOGLE,
    apiKey: values.ENCODER_API_KEY === 'none' ? '' : values.ENCODER_API_KEY,
  };
}

/** Names an operator's encoder. Vectors of another model or size are no vectors of this one. */
export function encoderIdOf({
  provider,
  name,
  dimensions,
}: Pick<EncoderSettings, 'provider' | 'name' | 'dimensions'>): string {
  return `${provider}/${name}@${dimensions}`;
}
