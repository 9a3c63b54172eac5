import type { HouseHandlers, Later, Platform } from '../commands/platform.ts';
import { createKnownRooms } from '../commands/known-rooms.ts';
import type { Chance } from '../port/chance.ts';
import type { Unit } from '../port/documents.ts';
import { judgeWords } from '../room/judge-words.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { CALM, memoryBatch, memoryReader, memoryTransaction, type CommitHooks } from './memory-work.ts';

/** The platform for handlers in memory: nothing waits, no work follows, and there is no house. */
export function memoryPlatform(
  database: MemoryDatabase,
  chance: Chance,
  hooks: CommitHooks = CALM,
): Platform {
  return {
    transaction: (work, options) => memoryTransaction(database, hooks, work, options),
    reader: memoryReader(database),
    batch: () => memoryBatch(database, hooks),
    known: createKnownRooms(),
    chance,
    motions: () => Promise.resolve(HOUSE_MOTIONS),
    wait: () => Promise.resolve(),
    judge: judgeWords,
    caseFile: () => Promise.resolve(undefined),
    later: NOTHING_LATER,
    house: NO_HOUSE,
  };
}

/** Motions of the house in memory. */
export const HOUSE_MOTIONS: readonly string[] = [
  'This house would make public transport free',
  'This house would abolish homework in primary schools',
  'This house prefers a small town to a big city',
];

const nothing = () => Promise.resolve();
export const NOTHING_LATER: Later = {
  schedule: nothing,
  classify: nothing,
  word: nothing,
  report: nothing,
  reach: nothing,
  settleTopic: nothing,
};

/** Refuses everything that needs the house. */
const refused = () => Promise.resolve({ ok: false, refusal: 'said-unknown' } as const);
export const NO_HOUSE: HouseHandlers<Unit> = {
  callHouse: refused,
  hideMessage: refused,
  showMessage: refused,
};
