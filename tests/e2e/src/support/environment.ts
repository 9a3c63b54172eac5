/** The running stack's variables for the tests; `npm test` and `npm run stack` set them. */
export function stackEnvironment() {
  return {
    webUrl: required('ROSTRUM_WEB_URL'),
    projectId: required('GCLOUD_PROJECT'),
    authEmulator: `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`,
    firestoreEmulator: required('FIRESTORE_EMULATOR_HOST'),
    functionsOrigin: required('FUNCTIONS_EMULATOR_ORIGIN'),
    chromiumPath: process.env['CHROMIUM_PATH'],
  };
}

/** Quiet and offline: without these Chromium looks for its maker's hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set. Run the tests with "npm test -- e2e", which starts the stack.`);
  return value;
}
