import type { GrowingSource } from './growing-source.ts';

type Reaching = Pick<GrowingSource<unknown>, 'fetchEarlier' | 'sinceMs' | 'countSince'>;

/** A page that was asked for adds at least so many entries, where there are as many. */
const AT_LEAST = 20;

/**
 * Reads further back in chronicles that are shown as one, from the moment on from which all of them are known. Fetches
 * only those that this moment comes from, and goes on until there is something to see of it: where one of them alone
 * reached back the least, the next may begin an entry earlier.
 */
export async function reachBack(sources: readonly Reaching[]): Promise<void> {
  const jointSinceMs = () => Math.max(0, ...sources.map((source) => source.sinceMs()));
  const count = () => sources.reduce((sum, source) => sum + source.countSince(jointSinceMs()), 0);
  const enough = count() + AT_LEAST;
  let sinceMs = jointSinceMs();
  while (sinceMs > 0 && count() < enough) {
    const beforeMs = sinceMs;
    await Promise.all(
      sources.filter((source) => source.sinceMs() === beforeMs).map((source) => source.fetchEarlier()),
    );
    sinceMs = jointSinceMs();
    // Nobody listens any more, or the reading started over.
    if (sinceMs >= beforeMs) return;
  }
}
