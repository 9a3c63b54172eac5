/** The address of the running stack; `npm test -- faults` starts one and sets it. */
export function stackEnvironment() {
  return {
    projectId: required('GCLOUD_PROJECT'),
    auth: `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`,
    firestore: addressOf(required('FIRESTORE_EMULATOR_HOST')),
    functions: addressOf(new URL(required('FUNCTIONS_EMULATOR_ORIGIN')).host),
    hub: `http://${required('ROSTRUM_EMULATOR_HUB')}`,
  };
}

export type Address = { host: string; port: number };

/** How long a connection is cut, in seconds. */
export const CUT_SECONDS = Number(process.env['FAULT_SECONDS'] ?? 60);

function addressOf(hostAndPort: string): Address {
  const [host = '', port = ''] = hostAndPort.split(':');
  return { host, port: Number(port) };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run these tests with "npm test -- faults".`);
  return value;
}
