/** The address of the running stack; `npm run benchmark` and `npm run load` start one and set it. */
export function benchmarkEnvironment() {
  return {
    projectId: required('GCLOUD_PROJECT'),
    firestore: required('FIRESTORE_EMULATOR_HOST'),
    auth: `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`,
    functions: new URL(required('FUNCTIONS_EMULATOR_ORIGIN')),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run this with npm run, which starts the stack.`);
  return value;
}
