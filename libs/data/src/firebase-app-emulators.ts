import { connectAuthEmulator } from 'firebase/auth';
import { connectFirestoreEmulator } from 'firebase/firestore';
import { connectFunctionsEmulator } from 'firebase/functions';
import type { EmulatorConnections } from './firebase-app.ts';

/** The address of each emulator: `http://host:port`. */
export interface EmulatorAddresses {
  auth: string;
  firestore: string;
  functions: string;
  storage: string;
}

function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(address);
  return [hostname, Number(port)];
}

/** Sends every service to its local emulator. Only a local build refers to this file. */
export function emulatorConnections(addresses: EmulatorAddresses): EmulatorConnections {
  return {
    auth: (auth) => connectAuthEmulator(auth, addresses.auth, { disableWarnings: true }),
    firestore: (firestore) => connectFirestoreEmulator(firestore, ...hostAndPort(addresses.firestore)),
    functions: (functions) => connectFunctionsEmulator(functions, ...hostAndPort(addresses.functions)),
    functionsOrigin: new URL(addresses.functions).origin,
    storage: async (storage) => {
      const { connectStorageEmulator } = await import('firebase/storage');
      connectStorageEmulator(storage, ...hostAndPort(addresses.storage));
    },
  };
}
