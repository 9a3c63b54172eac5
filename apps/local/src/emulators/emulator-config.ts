import * as z from 'zod/mini';
import type { Ports } from './ports.ts';

const firebaseConfigSchema = z.looseObject({
  firestore: z.looseObject({}),
  storage: z.looseObject({}),
  functions: z.looseObject({}),
});

/**
 * The deployed `firebase.json` adapted for the emulators: our ports, everything on 127.0.0.1, the functions from the
 * stack's own copy, no hosting (the web client has its own server). @param functionsSource relative to the folder of
 * the configuration file
 */
export function emulatorConfig(firebaseJson: unknown, ports: Ports, functionsSource: string) {
  const { firestore, storage, functions } = firebaseConfigSchema.parse(firebaseJson);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    firestore,
    storage,
    functions: { ...functions, source: functionsSource },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      tasks: at(ports.tasks),
      eventarc: at(ports.eventarc),
      hub: at(ports.hub),
      logging: at(ports.logging),
    },
  };
}
