import { join } from 'node:path';
import { FUNCTIONS_REGION, type Operator } from '@rostrum/domain';
import { CLERK_PROXY_PATH } from '../clerk-frontend-api/clerk-app.ts';
import { CLERK_JS_VERSION } from '../paths.ts';
import { hostAndPort, local } from './addresses.ts';
import type { Addresses } from './addresses.ts';

/** Not a secret: it opens only the local Clerk instance, which does not even ask for it. */
export const LOCAL_CLERK_SECRET_KEY = 'sk_test_local_instance_without_any_secret';

/** Signs messages to this stack's webhook; not a secret either. */
export const LOCAL_WEBHOOK_SECRET = `whsec_${Buffer.from('local-instance-without-any-secret').toString('base64')}`;

/** Clerk reads its host out of the key and requires a dot in it; `proxyUrl` then replaces the host. */
const LOCAL_PUBLISHABLE_KEY = `pk_test_${Buffer.from('clerk.localhost.example$').toString('base64')}`;

/** The configuration of this stack's functions. */
export function functionsEnvironment({ webUrl, clerkUrl }: Addresses): Record<string, string> {
  return {
    CLERK_ISSUER: `${webUrl}${CLERK_PROXY_PATH}`,
    CLERK_API_URL: clerkUrl,
    CLERK_AUTHORIZED_PARTIES: webUrl,
    // So that a topic can be tried out without somebody who reads it.
    MOTIONS_WAIT: 'unsure',
  };
}

/** An example of what an operator fills in: on this machine nobody runs anything for others. */
const LOCAL_OPERATOR = {
  name: 'The person at this computer (example)',
  address: '1 Example Street\nExampletown',
  dataProtection: 'privacy@example.org',
  region: 'this computer, and nowhere else',
  authority: 'the data protection authority where you live (example)',
  law: 'the country where you live (example)',
} satisfies Operator;

/** The variables for building or serving the web client. */
export function webEnvironment({ projectId, ports, clerkUrl }: Addresses): Record<string, string> {
  const emulators = {
    auth: local(ports.auth),
    firestore: local(ports.firestore),
    functions: local(ports.functions),
    storage: local(ports.storage),
  };
  return {
    LOCAL_CLERK_URL: clerkUrl,
    VITE_CLERK_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
    VITE_LOCAL_CLERK_PROXY_URL: CLERK_PROXY_PATH,
    VITE_LOCAL_CLERK_JS_URL: `${CLERK_PROXY_PATH}/npm/@clerk/clerk-js@${CLERK_JS_VERSION}/dist/clerk.browser.js`,
    VITE_LOCAL_EMULATORS: JSON.stringify(emulators),
    VITE_FIREBASE_API_KEY: 'local-emulators-need-no-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_DATABASE_URL: `https://${projectId}-default-rtdb.${FUNCTIONS_REGION}.firebasedatabase.app`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: storageBucket(projectId),
    VITE_FIREBASE_MESSAGING_SENDER_ID: '000000000000',
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
    VITE_FUNCTIONS_REGION: FUNCTIONS_REGION,
    VITE_DONATION_URL: 'https://example.org/support-rostrum',
    VITE_CONTACT_EMAIL: 'hello@example.org',
    VITE_OPERATOR: JSON.stringify(LOCAL_OPERATOR),
  };
}

/** What the emulators and the functions in them say. */
export const functionsLogIn = (logFolder: string) => join(logFolder, 'emulators.log');

/** The variables by which tests find the stack; the Admin SDK itself reads most of them. */
export function testEnvironment(
  addresses: Addresses,
  { keyFile, logFolder }: { keyFile: string; logFolder: string },
): Record<string, string> {
  const { projectId, ports, webUrl, clerkUrl, functionsOrigin } = addresses;
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: hostAndPort(ports.auth),
    FIRESTORE_EMULATOR_HOST: hostAndPort(ports.firestore),
    FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort(ports.storage),
    CLOUD_TASKS_EMULATOR_HOST: hostAndPort(ports.tasks),
    // Under our own name, because the SDKs would use it to look up addresses.
    ROSTRUM_EMULATOR_HUB: hostAndPort(ports.hub),
    FUNCTIONS_EMULATOR_ORIGIN: functionsOrigin,
    CLERK_LOCAL_URL: clerkUrl,
    CLERK_LOCAL_KEY_FILE: keyFile,
    CLERK_LOCAL_SECRET_KEY: LOCAL_CLERK_SECRET_KEY,
    CLERK_LOCAL_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    ROSTRUM_WEB_URL: webUrl,
    ROSTRUM_FUNCTIONS_LOG: functionsLogIn(logFolder),
    // Without it the Admin SDK looks for a metadata server and holds the first call back.
    METADATA_SERVER_DETECTION: 'none',
  };
}

function storageBucket(projectId: string): string {
  return `${projectId}.appspot.com`;
}

/** As a dotenv file, each value quoted. */
export function dotenv(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value.replace(/["\\]/g, '\\$&')}"\n`)
    .join('');
}
