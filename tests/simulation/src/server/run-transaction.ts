import { count, type World } from '../world/world.ts';
import { Transaction } from './documents.ts';

/** Attempts before a transaction gives up, as Firestore's own. */
const ATTEMPTS = 5;

type Run<Outcome> = {
  /** Reads and decides; its writes go into the transaction. */
  work: (tx: Transaction) => Outcome;
  done: (outcome: Outcome) => void;
  /** Too many conflicts. */
  failed: () => void;
};

/** Reads now and commits a little later; where something it read has changed meanwhile, it begins anew. */
export function runTransaction<Outcome>(world: World, run: Run<Outcome>, attempt = 1): void {
  const { timeline, chance } = world;
  const tx = new Transaction();
  const outcome = run.work(tx);
  timeline.after(chance.between(2, world.commitMs), () => {
    if (tx.commit(world.mistake === 'commits-blindly')) return run.done(outcome);
    count(world, attempt < ATTEMPTS ? 'transaction retried' : 'contention');
    if (attempt === ATTEMPTS) return run.failed();
    timeline.after(chance.between(5, 80 * attempt), () => runTransaction(world, run, attempt + 1));
  });
}
