import {
  FUNCTIONS_REGION,
  helpLinesSchema,
  missingOfOperator,
  OPERATOR_NEEDS,
  operatorSchema,
  readMotionsWaiting,
  readOperator,
  readSpendingBudget,
} from '@rostrum/domain';
import { readModelSettings } from '@rostrum/moderator/language-model';
import { encoderIdOf, READER_ENCODER, readEncoderSettings } from '@rostrum/moderator/reader';
import { Problem } from '../problem.ts';
import { reachEnvironment } from '../stack/reach-environment.ts';
import { complainAboutJson } from './json-setting.ts';
import { complainAboutReach } from './reach-settings.ts';
import { channelsOf, complainAboutStage, stageOf, type Stage } from './stage.ts';
import { modelEnvironment } from '../stack/model-environment.ts';

interface Setting {
  name: string;
  isRight: (value: string) => boolean;
  needs: string;
}

/** The required settings of a deployment, each with its format. */
const SETTINGS = [
  {
    name: 'VITE_CLERK_PUBLISHABLE_KEY',
    isRight: (value: string) => clerkHostOf(value) !== null,
    needs: 'the publishable key of the Clerk application (pk_live_… or pk_test_…)',
  },
  { name: 'VITE_FIREBASE_API_KEY', isRight: isFilled, needs: 'apiKey of the Firebase web app' },
  { name: 'VITE_FIREBASE_AUTH_DOMAIN', isRight: isHost, needs: 'authDomain of the Firebase web app' },
  { name: 'VITE_FIREBASE_DATABASE_URL', isRight: isHttps, needs: 'databaseURL of the Firebase web app' },
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    isRight: (value: string) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value) && !value.startsWith('demo-'),
    needs: 'the id of a real Firebase project (none that begins with demo-)',
  },
  { name: 'VITE_FIREBASE_STORAGE_BUCKET', isRight: isHost, needs: 'storageBucket of the Firebase web app' },
  {
    name: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
    isRight: isDigits,
    needs: 'messagingSenderId of the Firebase web app',
  },
  { name: 'VITE_FIREBASE_APP_ID', isRight: isFilled, needs: 'appId of the Firebase web app' },
  {
    name: 'VITE_FUNCTIONS_REGION',
    isRight: (value: string) => value === FUNCTIONS_REGION,
    needs: `${FUNCTIONS_REGION}, where the functions run`,
  },
  { name: 'VITE_DONATION_URL', isRight: isHttps, needs: 'the https:// address of the donation page' },
  {
    name: 'VITE_CONTACT_EMAIL',
    isRight: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    needs: 'the address that people write to',
  },
  {
    name: 'CLERK_AUTHORIZED_PARTIES',
    isRight: (value: string) => value.split(',').every((origin) => isOrigin(origin.trim())),
    needs:
      'the origins the product is served from, such as https://example.org, separated by commas, without a slash at their end',
  },
] as const satisfies Setting[];

type SettingName = (typeof SETTINGS)[number]['name'];

export interface DeploySettings {
  projectId: string;
  storageBucket: string;
  stage: Stage;
  /** The domain that the product is served from. */
  host: string;
  /** Whom Cloud Monitoring tells of alerts. */
  alertChannels: readonly string[];
  /** Host of Clerk's Frontend API, read from the publishable key. */
  clerkHost: string;
  /** Whether the web client has a site key of App Check. */
  hasAppCheck: boolean;
  /** The configuration of the functions without secrets. */
  functions: Record<string, string>;
}

/**
 * Node's default memory limits are generous: with them the report of 5,000 messages takes up to twice as much at its
 * peak, and no less time. The old space leaves room for the rest in the smallest instance, of 512 MiB.
 */
const FUNCTIONS_NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=384';

/** @throws Problem that names every missing or wrong variable, in one message */
export function readDeploySettings(env: Partial<Record<string, string>>): DeploySettings {
  const complaints = SETTINGS.flatMap((setting) => complain(setting, env[setting.name]?.trim() ?? ''));
  const local = Object.keys(env).filter((name) => name.startsWith('VITE_LOCAL_'));
  complaints.push(...local.map((name) => `  ${name} must not be set: it belongs to the local stack`));
  complaints.push(...complainAboutModel(env), ...complainAboutEncoder(env));
  complaints.push(
    ...complainAboutJson(env, 'VITE_HELP_LINES', helpLinesSchema, 'libs/domain/src/moderation/help-lines.ts'),
    ...complainAboutJson(env, 'VITE_OPERATOR', operatorSchema, 'libs/domain/src/operator.ts'),
    ...complainAboutReach(env),
    ...complainAbout(readMotionsWaiting, env),
    ...complainAboutStage(env),
  );
  complaints.push(...complainAbout(readSpendingBudget, env), ...complainAboutAppCheck(env));
  if (complaints.length > 0) {
    throw new Problem(`The environment is not ready for a deployment:\n${complaints.join('\n')}`);
  }
  const value = (name: SettingName) => env[name]?.trim() ?? '';
  const hasAppCheck = siteKeyOf(env) !== '';
  const clerkHost = clerkHostOf(value('VITE_CLERK_PUBLISHABLE_KEY')) ?? '';
  return {
    projectId: value('VITE_FIREBASE_PROJECT_ID'),
    storageBucket: value('VITE_FIREBASE_STORAGE_BUCKET'),
    stage: stageOf(env),
    host: new URL(value('CLERK_AUTHORIZED_PARTIES').split(',', 1)[0] ?? '').host,
    alertChannels: channelsOf(env),
    clerkHost,
    hasAppCheck,
    functions: {
      APP_CHECK: hasAppCheck && env['APP_CHECK']?.trim() !== 'off' ? 'on' : 'off',
      CLERK_ISSUER: `https://${clerkHost}`,
      CLERK_AUTHORIZED_PARTIES: value('CLERK_AUTHORIZED_PARTIES'),
      CLERK_API_URL: env['CLERK_API_URL']?.trim() || 'https://api.clerk.com',
      MOTIONS_WAIT: readMotionsWaiting(env),
      SPENDING_DAY_BUDGET: String(readSpendingBudget(env) / 1_000_000),
      NODE_OPTIONS: FUNCTIONS_NODE_OPTIONS,
      ...modelEnvironment(env),
      ...reachEnvironment(env),
    },
  };
}

/** The words that the operations page uses for values of one’s own. */
const PLACEHOLDER = /…|\b(?:PROJECT|NUMBER)\b/;

function complain({ name, isRight, needs }: Setting, value: string): string[] {
  if (value === '') return [`  ${name} is missing: ${needs}`];
  if (PLACEHOLDER.test(value)) return [`  ${name} still has a placeholder: it needs ${needs}`];
  return isRight(value) ? [] : [`  ${name} is wrong: it needs ${needs}`];
}

/** A model is optional, and its key is in Secret Manager. Everything visible here is checked as the functions do. */
function complainAboutModel(env: Partial<Record<string, string>>): string[] {
  try {
    const model = readModelSettings({ ...modelEnvironment(env), MODEL_API_KEY: 'lies in Secret Manager' });
    return complainAboutItsName(model !== null, env['VITE_LANGUAGE_MODEL']?.trim() ?? '');
  } catch (error) {
    return [`  ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** An encoder is optional, too. Vectors of another encoder than the one that the reader learned from mean nothing to it. */
function complainAboutEncoder(env: Partial<Record<string, string>>): string[] {
  try {
    const chosen = readEncoderSettings({
      ...modelEnvironment(env),
      ENCODER_API_KEY: 'lies in Secret Manager',
    });
    const isNamed = (env['VITE_SENTENCE_ENCODER']?.trim() ?? '') !== '';
    const misnamed = '  VITE_SENTENCE_ENCODER is set, and ENCODER_PROVIDER names no provider';
    if (!chosen) return isNamed ? [misnamed] : [];
    const id = encoderIdOf(chosen);
    const untrained = `  The encoder is ${id}, and the reader was trained on ${READER_ENCODER}: run "npm run train reader" with it`;
    const unnamed = '  VITE_SENTENCE_ENCODER is missing: who provides the encoder, such as OpenAI';
    return [...(id === READER_ENCODER ? [] : [untrained]), ...(isNamed ? [] : [unnamed])];
  } catch (error) {
    return [`  ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** What the privacy notice, the terms and the imprint will say is missing. A deployment may go on without it. */
export function missingFromLegalPages(env: Partial<Record<string, string>>): string[] {
  const operator = readOperator(env['VITE_OPERATOR'] ?? '') ?? {};
  return missingOfOperator(operator).map((need) => `VITE_OPERATOR lacks "${need}": ${OPERATOR_NEEDS[need]}`);
}

const siteKeyOf = (env: Partial<Record<string, string>>) => env['VITE_APP_CHECK_SITE_KEY']?.trim() ?? '';

/** Without a key App Check is off. */
function complainAboutAppCheck(env: Partial<Record<string, string>>): string[] {
  const key = siteKeyOf(env);
  const isKey = key === '' || /^[\w-]{30,60}$/.test(key);
  const wrong =
    '  VITE_APP_CHECK_SITE_KEY is wrong: it needs the id of a reCAPTCHA Enterprise key, such as 6Lc…';
  const isKnown = ['', 'off'].includes(env['APP_CHECK']?.trim() ?? '');
  return [...(isKey ? [] : [wrong]), ...(isKnown ? [] : ['  APP_CHECK is wrong: it needs off, or nothing'])];
}

/** The page names the real recipient of people's words, and never anybody else. */
function complainAboutItsName(hasModel: boolean, name: string): string[] {
  if (hasModel === (name !== '')) return [];
  return hasModel
    ? ['  VITE_LANGUAGE_MODEL is missing: who provides the language model, such as Google Gemini']
    : ['  VITE_LANGUAGE_MODEL is set, and MODEL_PROVIDER names no language model'];
}

/** Clerk's publishable key is its Frontend API's host and a `$`, in base64. Null for the local stack's key, too. */
export function clerkHostOf(publishableKey: string): string | null {
  const encoded = /^pk_(?:live|test)_([\w+/=-]+)$/.exec(publishableKey)?.[1];
  const host = encoded && Buffer.from(encoded, 'base64').toString('latin1');
  const isReal = host && /^[a-z0-9-]+(\.[a-z0-9-]+)+\$$/.test(host) && !host.endsWith('.example$');
  return isReal ? host.slice(0, -1) : null;
}

function isFilled(value: string): boolean {
  return value !== '';
}

function isDigits(value: string): boolean {
  return /^\d+$/.test(value);
}

function isHost(value: string): boolean {
  return /^[\w-]+(\.[\w-]+)+$/.test(value);
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function isOrigin(value: string): boolean {
  return isHttps(value) && new URL(value).origin === value;
}

/** What a setting's own reader says of it. */
function complainAbout<Env>(read: (env: Env) => unknown, env: Env): string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    return [`  ${error instanceof Error ? error.message : String(error)}`];
  }
}
