import { getAuth } from 'firebase-admin/auth';
import type { RunningStack } from '../stack/start-stack.ts';
import { scheduleClock } from './clock-tasks.ts';
import { openDatabase } from './database.ts';
import { inTurn } from './in-turn.ts';
import { seedAccounts, seedDuties, seedProfiles } from './seed-people.ts';
import { seedFinishedDebates, seedOpenRooms, seedRoomsUnderWay } from './seed-rooms.ts';
import { seedTopics } from './seed-topics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Admin SDK takes a stack's addresses from the process's environment, so two stacks are not seeded at once. */
const whenItsTurn = inTurn();

/** Fills an empty stack with people and debates; on a filled one it only rebuilds the parts that must be fresh. */
export function seed(stack: RunningStack): Promise<void> {
  return whenItsTurn(() => fill(stack));
}

async function fill({ clerk, addresses }: RunningStack): Promise<void> {
  seedAccounts(clerk.app.users);
  const database = openDatabase(addresses);
  const { app, db } = database;
  try {
    const nowMs = Date.now();
    await seedProfiles(db, nowMs - 90 * DAY_MS);
    await seedDuties(getAuth(app));
    await seedTopics(db, nowMs);
    await seedFinishedDebates(db, nowMs);
    await seedOpenRooms(db, nowMs);
    for (const stage of await seedRoomsUnderWay(db, Date.now())) await scheduleClock(app, stage);
  } finally {
    await database.close();
  }
}
