import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startClerkServer } from '../server.ts';
import type { ClerkServer } from '../server.ts';

export const APP_URL = 'http://localhost:5173';
export const ADA = {
  id: 'user_ada',
  email: 'ada@example.com',
  password: 'debate-well-2024',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Okonjo',
};

export interface TestClerk extends ClerkServer {
  /** Moves the server's clock forward. */
  wait(ms: number): void;
  /** The same data folder in a new process, as after Ctrl-C and `npm start`. */
  restart(): Promise<TestClerk>;
  stop(): Promise<void>;
}

/** A server on a free port with one person, Ada, and a clock that the test moves. */
export async function startTestClerk(): Promise<TestClerk> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostrum-clerk-'));
  const clerk = await open(dataFolder, { nowMs: 1_800_000_000_000 });
  clerk.app.users.create(ADA);
  return clerk;
}

async function open(dataFolder: string, clock: { nowMs: number }): Promise<TestClerk> {
  const clerkJsFolder = join(dataFolder, 'no-clerk-js');
  const now = () => clock.nowMs;
  const server = await startClerkServer({ port: 0, appUrl: APP_URL, dataFolder, clerkJsFolder, now });
  return {
    ...server,
    wait: (ms) => void (clock.nowMs += ms),
    async restart() {
      await server.close();
      return open(dataFolder, clock);
    },
    async stop() {
      await server.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
