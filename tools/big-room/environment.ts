/** The address of the running stack; `npm run big-room` starts one and sets it. */
export function bigRoomEnvironment() {
  // The Admin SDK reads it by itself.
  required('FIRESTORE_EMULATOR_HOST');
  return {
    projectId: required('GCLOUD_PROJECT'),
    webUrl: required('ROSTRUM_WEB_URL'),
    chromiumPath: required('CHROMIUM_PATH'),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set. Run this with "npm run big-room", which starts the stack.`);
  return value;
}
