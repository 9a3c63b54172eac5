import { LostAnswer, type CommitHooks } from '@rostrum/rooms/testing';
import { later, never } from '../world/later.ts';
import { count, type Seen, type World } from '../world/world.ts';
import type { Instance } from './instance.ts';
import type { Cause, RoomView } from './room-view.ts';

/** How often an instance dies on the way to a commit, and how often the answer of the database is lost. */
const DIES = { beforeCommit: 0.01, afterCommit: 0.02 };
const LOSES_ANSWER = 0.01;
/** How often a commit is stuck, and for how long: its caller may have tried another instance in the meantime. */
const IS_STUCK = 0.01;
const STUCK_MS = { least: 2_000, most: 28_000 };

type Commits = { world: World; view: RoomView; instance: Instance; cause: Cause; publish: () => void };

/** The way of a transaction to its commit: it takes its time, meets others, and its instance may die. */
export function transactionPath(commits: Commits): CommitHooks {
  const { world } = commits;
  return {
    ...pathOf(commits),
    async overtaken(attempt, isLast) {
      count(world, isLast ? 'contention' : 'transaction retried');
      if (!isLast) await later(world, world.chance.between(5, 80 * attempt));
    },
  };
}

/** The path of a batch; `overtakenAs` is the error if another writer was faster. */
export function batchPath(commits: Commits, overtakenAs: () => Seen): CommitHooks {
  return {
    ...pathOf(commits),
    async overtaken() {
      count(commits.world, overtakenAs());
    },
  };
}

function pathOf({ world, view, instance, cause, publish }: Commits): Omit<CommitHooks, 'overtaken'> {
  return {
    async before() {
      await later(world, drawCommitMs(world));
      if (!happensNow(world, DIES.beforeCommit)) return;
      count(world, 'instance died before the commit');
      instance.restart();
      await never();
    },
    async after(writes) {
      view.see(cause, writes);
      publish();
      if (happensNow(world, DIES.afterCommit)) {
        count(world, 'instance died after the commit');
        instance.restart();
        await never();
      }
      if (!happensNow(world, LOSES_ANSWER)) return;
      count(world, 'answer of the database lost');
      throw new LostAnswer();
    },
  };
}

function drawCommitMs(world: World): number {
  const { chance, commitMs } = world;
  if (!happensNow(world, IS_STUCK)) return chance.between(2, commitMs);
  count(world, 'commit late');
  return chance.between(STUCK_MS.least, STUCK_MS.most);
}

function happensNow({ isStormy, chance }: World, rate: number): boolean {
  return isStormy && chance.happens(rate);
}
