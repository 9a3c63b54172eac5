import type { GrowingSource } from './chronicle.ts';

type Reaching = Pick<GrowingSource<unknown>, 'fetchEarlier' | 'sinceMs' | 'countSince'>;

/** A requested page adds at least this many entries, if they exist. */
const AT_LEAST = 20;

/**
 * Reads further back in chronicles that are shown as one, up to the moment from which all of them are known. It
 * fetches only the chronicle that limits this moment, and continues until there is something new to show. If one
 * chronicle alone was the limit, the next may begin an entry earlier.
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
