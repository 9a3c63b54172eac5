import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { emulatorConfig } from './emulator-config.ts';
import { shiftedPorts } from './ports.ts';

const deployed: unknown = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
const ports = shiftedPorts(100);
const config = emulatorConfig(deployed, ports, '.local/work/start/functions');

test('the emulators judge by the rules that are deployed', () => {
  expect(config.firestore).toMatchObject({ rules: 'firestore.rules', indexes: 'firestore.indexes.json' });
  expect(config.storage).toMatchObject({ rules: 'storage.rules' });
});

test('the functions come from the stack’s own copy and run as deployed', () => {
  expect(config.functions).toMatchObject({ source: '.local/work/start/functions', runtime: 'nodejs24' });
});

test('every emulator listens on this machine only, at the port that was chosen', () => {
  const { singleProjectMode: _, ui, ...emulators } = config.emulators;
  expect(ui).toEqual({ enabled: false });
  expect(Object.values(emulators).map(({ host }) => host)).toEqual(Array(8).fill('127.0.0.1'));
  expect(emulators.firestore).toMatchObject({
    port: ports.firestore,
    websocketPort: ports.firestoreWebsocket,
  });
});

test('refuses a firebase.json without functions', () => {
  expect(() => emulatorConfig({ firestore: {}, storage: {} }, ports, 'x')).toThrow('functions');
});
