import { expect, test } from 'vitest';
import { clerkHostOf, missingFromLegalPages, readDeploySettings } from './settings.ts';

const keyOf = (host: string, kind = 'live') => `pk_${kind}_${Buffer.from(`${host}$`).toString('base64')}`;

const GOOD = {
  VITE_CLERK_PUBLISHABLE_KEY: keyOf('clerk.debates.org'),
  VITE_FIREBASE_API_KEY: 'AIzaSy-example',
  VITE_FIREBASE_AUTH_DOMAIN: 'debates-prod.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: 'https://debates-prod-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_FIREBASE_PROJECT_ID: 'debates-prod',
  VITE_FIREBASE_STORAGE_BUCKET: 'debates-prod.appspot.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_FUNCTIONS_REGION: 'europe-west1',
  VITE_DONATION_URL: 'https://opencollective.com/debates',
  VITE_CONTACT_EMAIL: 'hello@debates.org',
  CLERK_AUTHORIZED_PARTIES: 'https://debates.org, https://www.debates.org',
};

test('a whole environment is read, and Clerk’s issuer follows from its key', () => {
  expect(readDeploySettings(GOOD)).toEqual({
    projectId: 'debates-prod',
    storageBucket: 'debates-prod.appspot.com',
    stage: 'production',
    host: 'debates.org',
    alertChannels: [],
    clerkHost: 'clerk.debates.org',
    hasAppCheck: false,
    functions: {
      APP_CHECK: 'off',
      CLERK_ISSUER: 'https://clerk.debates.org',
      CLERK_AUTHORIZED_PARTIES: GOOD.CLERK_AUTHORIZED_PARTIES,
      CLERK_API_URL: 'https://api.clerk.com',
      MOTIONS_WAIT: 'all',
      SPENDING_DAY_BUDGET: '10',
      NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=384',
    },
  });
});

test('every missing variable is named in one message', () => {
  const { VITE_FIREBASE_API_KEY: _key, VITE_CONTACT_EMAIL: _email, ...rest } = GOOD;
  const read = () => readDeploySettings({ ...rest, VITE_DONATION_URL: '  ' });
  for (const name of ['VITE_FIREBASE_API_KEY', 'VITE_CONTACT_EMAIL', 'VITE_DONATION_URL']) {
    expect(read).toThrow(`${name} is missing`);
  }
});

test.each(Object.keys(GOOD))('an empty environment names %s', (name) => {
  expect(() => readDeploySettings({})).toThrow(name);
});

test.each([
  ['VITE_CLERK_PUBLISHABLE_KEY', 'sk_live_abc'],
  ['VITE_CLERK_PUBLISHABLE_KEY', keyOf('clerk.localhost.example', 'test')],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-rostrum'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://debates-prod.firebaseapp.com'],
  ['VITE_FIREBASE_DATABASE_URL', 'http://127.0.0.1:9000'],
  ['VITE_FIREBASE_MESSAGING_SENDER_ID', 'soon'],
  ['VITE_FUNCTIONS_REGION', 'us-central1'],
  ['VITE_DONATION_URL', 'opencollective.com'],
  ['VITE_CONTACT_EMAIL', 'hello'],
  ['CLERK_AUTHORIZED_PARTIES', 'https://debates.org/'],
  ['CLERK_AUTHORIZED_PARTIES', 'https://debates.org,http://localhost:5173'],
])('refuses %s as %s', (name, value) => {
  expect(() => readDeploySettings({ ...GOOD, [name]: value })).toThrow(`${name} is wrong`);
});

test.each(['AIza…', 'PROJECT.firebaseapp.com'])('a value of the page’s own, %s, is not taken', (value) => {
  const env = { ...GOOD, VITE_FIREBASE_API_KEY: value };
  expect(() => readDeploySettings(env)).toThrow('VITE_FIREBASE_API_KEY still has a placeholder');
});

test('half of the settings of push and e-mail is refused', () => {
  const complaint = (env: object) => () => readDeploySettings({ ...GOOD, ...env });
  expect(complaint({ MAIL_SERVICE: 'pigeon' })).toThrow('MAIL_SERVICE is “pigeon”');
  expect(complaint({ MAIL_SERVICE: 'smtp' })).toThrow(/REACH_WEB_URL is missing[^]*MAIL_HOST is missing/);
  expect(complaint({ PUSH_PUBLIC_KEY: 'key' })).toThrow('REACH_WEB_URL is missing');
  const web = { PUSH_PUBLIC_KEY: 'key', REACH_WEB_URL: 'https://debates.org' };
  expect(readDeploySettings({ ...GOOD, ...web }).functions).toMatchObject(web);
});

test('a language model is optional; a configured one goes to the functions, without its key', () => {
  const model = { MODEL_PROVIDER: 'google', MODEL_NAME: 'gemini-2.5-flash-lite', MODEL_INPUT_PRICE: '0.10' };
  const env = { ...GOOD, ...model, MODEL_API_KEY: 'a-secret', VITE_LANGUAGE_MODEL: 'Google Gemini' };
  expect(readDeploySettings(env).functions).toMatchObject(model);
  expect(JSON.stringify(readDeploySettings(env))).not.toContain('a-secret');
});

test.each([
  [
    { MODEL_PROVIDER: 'azure' },
    'MODEL_PROVIDER needs none or one of google, openai, anthropic, openai-compatible',
  ],
  [{ MODEL_PROVIDER: 'openai-compatible' }, 'MODEL_NAME needs'],
  [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' }, 'MODEL_BASE_URL needs'],
])('refuses a partly configured model: %j', (model, complaint) => {
  expect(() => readDeploySettings({ ...GOOD, ...model })).toThrow(complaint);
});

const ENCODER = {
  ENCODER_PROVIDER: 'google',
  ENCODER_NAME: 'gemini-embedding-001',
  ENCODER_DIMENSIONS: '768',
};

test('refuses a word for the motions that wait which it does not know', () => {
  expect(readDeploySettings({ ...GOOD, MOTIONS_WAIT: 'unsure' }).functions['MOTIONS_WAIT']).toBe('unsure');
  expect(() => readDeploySettings({ ...GOOD, MOTIONS_WAIT: 'no' })).toThrow('it needs all or unsure');
});

test.each([
  [{ ENCODER_PROVIDER: 'openai' }, 'ENCODER_PROVIDER needs bundled, google or openai-compatible'],
  [{ ENCODER_PROVIDER: 'google' }, 'ENCODER_NAME needs'],
  [ENCODER, 'run "npm run train reader"'],
  [ENCODER, 'VITE_SENTENCE_ENCODER is missing'],
])('refuses an encoder that cannot read: %j', (encoder, complaint) => {
  expect(() => readDeploySettings({ ...GOOD, ...encoder })).toThrow(complaint);
});

test('the bundled encoder needs no variable', () => {
  expect(readDeploySettings({ ...GOOD, ENCODER_PROVIDER: 'bundled' }).functions).toMatchObject({
    ENCODER_PROVIDER: 'bundled',
  });
});

test("the page names the recipient of people's words, and only if there is one", () => {
  const model = { MODEL_PROVIDER: 'google', MODEL_NAME: 'gemini-2.5-flash-lite' };
  expect(() => readDeploySettings({ ...GOOD, ...model })).toThrow('VITE_LANGUAGE_MODEL is missing');
  expect(() => readDeploySettings({ ...GOOD, VITE_LANGUAGE_MODEL: 'OpenAI' })).toThrow(
    'VITE_LANGUAGE_MODEL is set',
  );
  expect(() => readDeploySettings({ ...GOOD, VITE_SENTENCE_ENCODER: 'OpenAI' })).toThrow(
    'VITE_SENTENCE_ENCODER is set',
  );
});

test('an operator that cannot be read is refused, and what is missing from one is named', () => {
  const withOperator = (json: string) => () => readDeploySettings({ ...GOOD, VITE_OPERATOR: json });
  expect(withOperator('Riverside')).toThrow(/VITE_OPERATOR is wrong: it is no JSON .* in single quotes/);
  expect(withOperator('{"name":"R","email":"r@example.org"}')).toThrow('it does not know email');
  expect(withOperator('{"processors":[{"name":"G","does":"all"}]}')).toThrow('wrong in processors.0.where');
  expect(withOperator('[]')).toThrow('it needs an object');
  const operator = { name: 'R', address: 'A', dataProtection: 'D', region: 'B', authority: 'I' };
  const env = { ...GOOD, VITE_OPERATOR: JSON.stringify(operator) };
  expect(readDeploySettings(env).projectId).toBe(readDeploySettings(GOOD).projectId);
  expect(missingFromLegalPages(env)).toEqual(['VITE_OPERATOR lacks "law": the country whose law applies']);
  expect(missingFromLegalPages(GOOD)).toHaveLength(6);
});

test('a stage and channels of alerts that do not exist are refused', () => {
  const env = { ...GOOD, DEPLOY_STAGE: 'test', ALERT_CHANNELS: 'me' };
  expect(() => readDeploySettings(env)).toThrow(/DEPLOY_STAGE is wrong[^]*ALERT_CHANNELS has me/);
  expect(readDeploySettings({ ...GOOD, DEPLOY_STAGE: 'staging' }).stage).toBe('staging');
});

test('variables of the local stack must not be set', () => {
  const env = { ...GOOD, VITE_LOCAL_EMULATORS: '{}' };
  expect(() => readDeploySettings(env)).toThrow('VITE_LOCAL_EMULATORS must not be set');
});

test('Clerk’s host is read from either kind of key, and from nothing else', () => {
  expect(clerkHostOf(keyOf('clerk.debates.org'))).toBe('clerk.debates.org');
  expect(clerkHostOf(keyOf('known-owl-12.clerk.accounts.dev', 'test'))).toBe(
    'known-owl-12.clerk.accounts.dev',
  );
  expect(clerkHostOf(`pk_live_${Buffer.from('clerk.debates.org').toString('base64')}`)).toBeNull();
  expect(clerkHostOf('pk_live_')).toBeNull();
});

test('the day’s budget may be nothing, and is refused where it is no amount', () => {
  expect(readDeploySettings({ ...GOOD, SPENDING_DAY_BUDGET: '0' }).functions['SPENDING_DAY_BUDGET']).toBe(
    '0',
  );
  expect(() => readDeploySettings({ ...GOOD, SPENDING_DAY_BUDGET: 'much' })).toThrow(
    'it needs US dollars a day',
  );
});

test('a site key switches App Check on, in the client and in the functions alike', () => {
  const key = '6LcExampleExampleExampleExampleExampleEx';
  expect(readDeploySettings({ ...GOOD, VITE_APP_CHECK_SITE_KEY: key })).toMatchObject({
    hasAppCheck: true,
    functions: { APP_CHECK: 'on' },
  });
  // The client sends tokens, and the functions still answer without one.
  expect(readDeploySettings({ ...GOOD, VITE_APP_CHECK_SITE_KEY: key, APP_CHECK: 'off' })).toMatchObject({
    hasAppCheck: true,
    functions: { APP_CHECK: 'off' },
  });
  expect(() => readDeploySettings({ ...GOOD, VITE_APP_CHECK_SITE_KEY: 'a secret!' })).toThrow(
    'VITE_APP_CHECK_SITE_KEY is wrong',
  );
  expect(() => readDeploySettings({ ...GOOD, APP_CHECK: 'of' })).toThrow('APP_CHECK is wrong');
});
