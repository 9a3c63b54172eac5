import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseDatabase, requireCredentials, type ChosenDatabase } from './chosen-database.ts';
import { emptyEmulator, exportTo } from './move-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostrum-backup-'));
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => response.end('{}'));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const place = () => ({
  projectId: 'demo-rostrum',
  emulator: `127.0.0.1:${(server.address() as AddressInfo).port}`,
});

test('a backup makes its folder, which the emulator wants to find', async () => {
  await exportTo(place(), join(folder, 'new/one'));
  expect(existsSync(join(folder, 'new/one'))).toBe(true);
  expect(asked).toEqual(['POST /emulator/v1/projects/demo-rostrum:export']);
});

test('an emulator is emptied only if there is a backup to read, and a real database never', async () => {
  await expect(emptyEmulator(place(), folder)).rejects.toThrow('has no backup');
  const real = { projectId: 'debates-prod', emulator: null };
  await expect(emptyEmulator(real, folder)).rejects.toThrow('--empty is for an emulator');
  expect(asked).toEqual([]);
  mkdirSync(join(folder, 'firestore_export'));
  writeFileSync(join(folder, 'firestore_export/firestore_export.overall_export_metadata'), '');
  await emptyEmulator(place(), folder);
  expect(asked).toEqual(['DELETE /emulator/v1/projects/demo-rostrum/databases/(default)/documents']);
});

test('without a running database the command says what to run', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  await expect(chooseDatabase(undefined)).rejects.toThrow('Run npm start in another terminal first');
  vi.unstubAllEnvs();
});

test('without credentials for a real project the command says how to sign in', async () => {
  const getAccessToken = () => Promise.reject(new Error('Could not load the default credentials.'));
  const app = { name: 'one', options: { credential: { getAccessToken } } } as ChosenDatabase['app'];
  const check = (emulator: string | null) => requireCredentials({ app, projectId: 'debates-prod', emulator });
  await expect(check(null)).rejects.toThrow(/application-default login\nCould not load/);
  await expect(check('127.0.0.1:8080')).resolves.toBeUndefined();
});
