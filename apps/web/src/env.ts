import { languageFor, type Language } from '@rostrum/words';
import type { Kind, Need } from './env-kind.ts';
import { readLocalEnv, type LocalEnv } from './env-local.ts';

/*
 * The only reader of `import.meta.env`, besides `env-app-check.ts`. Each variable is named in full, because the bundler replaces them one by one.
 * Variables of a local build are behind `MODE === 'local-stack'`, so that no other build contains them.
 *
 * The checks are hand-written: a schema library would take a fifteenth of the landing page's budget.
 */

/** The product's environment. */
export interface Env {
  clerkPublishableKey: string;
  /** The whole web configuration of the Firebase project. */
  firebase: {
    apiKey: string;
    authDomain: string;
    databaseURL: string;
    projectId: string;
    storageBucket: string;
    messagingSenderId: string;
    appId: string;
  };
  functionsRegion: string;
  donationUrl: string;
  contactEmail: string;
  /** The provider of the language model that receives people's words, such as "Google Gemini"; absent without one. */
  languageModel?: string;
  /** The provider of the sentence encoder that receives words; absent if the server encodes them itself. */
  sentenceEncoder?: string;
  /** The operator's own help lines, as JSON (`readHelpLines`); absent for the recorded ones. */
  helpLines?: string;
  /** Who runs this deployment, as JSON (`readOperator`); absent until the operator fills it in. */
  operator?: string;
  /** Only where the product runs against the local stack. */
  local?: LocalEnv;
}

/** A missing or wrong variable, and what it needs. */
export interface EnvProblem {
  variable: string;
  needs: Need;
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: EnvProblem[] };

/** Values by the name of their variable. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

const TEXT: Kind = { pattern: /\S/, needs: 'value' };
const WEB: Kind = { pattern: /^https?:\/\/[^\s/]+/, needs: 'webAddress' };
const HOST: Kind = { pattern: /^[\w.-]+(:\d+)?$/, needs: 'host' };
const EMAIL: Kind = { pattern: /^[^\s@]+@[^\s@]+$/, needs: 'email' };
const REGION: Kind = { pattern: /^[a-z]+-[a-z]+\d+$/, needs: 'region' };
const CLERK_KEY: Kind = {
  pattern: /^pk_(live|test)_[\w+/=-]+$/,
  needs: 'clerkKey',
};

/** Reads and checks every variable, and names all that are missing or wrong at once. */
export function readEnv(source: EnvSource): EnvResult {
  const problems: EnvProblem[] = [];
  const read = (variable: string, { pattern, needs }: Kind = TEXT) => {
    const value = source[variable]?.trim() ?? '';
    if (!pattern.test(value)) problems.push({ variable, needs });
    return value;
  };
  const env: Env = {
    clerkPublishableKey: read('VITE_CLERK_PUBLISHABLE_KEY', CLERK_KEY),
    firebase: {
      apiKey: read('VITE_FIREBASE_API_KEY'),
      authDomain: read('VITE_FIREBASE_AUTH_DOMAIN', HOST),
      databaseURL: read('VITE_FIREBASE_DATABASE_URL', WEB),
      projectId: read('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: read('VITE_FIREBASE_STORAGE_BUCKET', HOST),
      messagingSenderId: read('VITE_FIREBASE_MESSAGING_SENDER_ID'),
      appId: read('VITE_FIREBASE_APP_ID'),
    },
    functionsRegion: read('VITE_FUNCTIONS_REGION', REGION),
    donationUrl: read('VITE_DONATION_URL', WEB),
    contactEmail: read('VITE_CONTACT_EMAIL', EMAIL),
  };
  const languageModel = source['VITE_LANGUAGE_MODEL']?.trim();
  if (languageModel) env.languageModel = languageModel;
  const sentenceEncoder = source['VITE_SENTENCE_ENCODER']?.trim();
  if (sentenceEncoder) env.sentenceEncoder = sentenceEncoder;
  const helpLines = source['VITE_HELP_LINES']?.trim();
  if (helpLines) env.helpLines = helpLines;
  const operator = source['VITE_OPERATOR']?.trim();
  if (operator) env.operator = operator;
  if (import.meta.env.MODE === 'local-stack') env.local = readLocalEnv(read);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env };
}

/** The variables of this very build. */
export function builtEnv(): EnvResult {
  return readEnv({
    VITE_CLERK_PUBLISHABLE_KEY: import.meta.env.VITE_CLERK_PUBLISHABLE_KEY,
    VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    VITE_FIREBASE_DATABASE_URL: import.meta.env.VITE_FIREBASE_DATABASE_URL,
    VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    VITE_FIREBASE_STORAGE_BUCKET: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
    VITE_FIREBASE_MESSAGING_SENDER_ID: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
    VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
    VITE_FUNCTIONS_REGION: import.meta.env.VITE_FUNCTIONS_REGION,
    VITE_DONATION_URL: import.meta.env.VITE_DONATION_URL,
    VITE_CONTACT_EMAIL: import.meta.env.VITE_CONTACT_EMAIL,
    VITE_LANGUAGE_MODEL: import.meta.env.VITE_LANGUAGE_MODEL,
    VITE_SENTENCE_ENCODER: import.meta.env.VITE_SENTENCE_ENCODER,
    VITE_HELP_LINES: import.meta.env.VITE_HELP_LINES,
    VITE_OPERATOR: import.meta.env.VITE_OPERATOR,
    ...(import.meta.env.MODE === 'local-stack' && {
      VITE_LOCAL_CLERK_PROXY_URL: import.meta.env.VITE_LOCAL_CLERK_PROXY_URL,
      VITE_LOCAL_CLERK_JS_URL: import.meta.env.VITE_LOCAL_CLERK_JS_URL,
      VITE_LOCAL_EMULATORS: import.meta.env.VITE_LOCAL_EMULATORS,
    }),
  });
}

/** The language whose texts this build holds; English in the development server. */
export const builtLanguage = (): Language => languageFor([import.meta.env.VITE_LANGUAGE ?? '']);
