import { signalsFrom, type Signals } from '@rostrum/moderator';
import { sharedEngine } from '@rostrum/moderator/gate';
import type { Judge, Platform } from '@rostrum/rooms';
import {
  memoryBatch,
  memoryReader,
  memoryTransaction,
  HOUSE_MOTIONS,
  NO_HOUSE,
  NOTHING_LATER,
  type MemoryDatabase,
} from '@rostrum/rooms/testing';
import { later as inVirtualTime } from '../world/later.ts';
import { count, type World } from '../world/world.ts';
import type { ClockQueue } from './clock-queue.ts';
import { batchPath, transactionPath } from './commit-path.ts';
import type { Instance } from './instance.ts';
import type { Cause, RoomView } from './room-view.ts';

/** The shared state of all requests of a story. */
export type Cloud = {
  world: World;
  db: MemoryDatabase;
  view: RoomView;
  queue: ClockQueue;
  publish: () => void;
};

/** The platform of the product's handlers in a story: documents in memory, virtual time and seeded chance. */
export function platformFor(cloud: Cloud, instance: Instance, cause: Cause): Platform {
  const { world, db } = cloud;
  const commits = { ...cloud, instance, cause };
  let isRemembered = false;
  return {
    transaction: (work, options) => memoryTransaction(db, transactionPath(commits), work, options),
    reader: memoryReader(db),
    batch: () =>
      memoryBatch(
        db,
        batchPath(commits, () => {
          const name = isRemembered ? 'room remembered wrongly' : 'speech retried';
          isRemembered = false;
          return name;
        }),
      ),
    known: {
      get(roomId) {
        const known = instance.known.get(roomId);
        if (known) count(world, 'room remembered');
        isRemembered = known !== undefined;
        return known;
      },
      forget: (roomId) => instance.known.forget(roomId),
      remember: (stored) => instance.known.remember(stored),
    },
    chance: { below: (limit) => (limit > 0 ? world.chance.between(0, limit - 1) : 0) },
    motions: () => Promise.resolve(HOUSE_MOTIONS),
    wait: (milliseconds) => inVirtualTime(world, milliseconds),
    judge,
    // Nobody practises in a story.
    caseFile: async () => undefined,
    later: { ...NOTHING_LATER, schedule: async (tasks) => cloud.queue.schedule(tasks) },
    house: NO_HOUSE,
  };
}

/** People in a story repeat few messages, so each is judged once, in isolation. */
const read = new Map<string, Signals>();

const judge: Judge = ({ text }) => {
  const signals = read.get(text) ?? signalsFrom(sharedEngine().judge(text));
  read.set(text, signals);
  return { signals, answers: [] };
};
