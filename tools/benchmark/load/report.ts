import { quantile, ratioLine } from '../statistics.ts';
import type { Observed, Seen, Share } from './share.ts';
import type { Memory } from './memory.ts';

const MOST_KINDS_SHOWN = 20;

/** Everything that all processes saw, as one. */
export function together(parts: readonly Observed[]): Observed {
  const all: Observed = { texts: {}, bare: [], reads: {}, commands: 0, errors: [] };
  for (const part of parts) {
    for (const [text, seen] of Object.entries(part.texts)) all.texts[text] = merged(all.texts[text], seen);
    for (const [name, count] of Object.entries(part.reads)) all.reads[name] = (all.reads[name] ?? 0) + count;
    all.bare.push(...part.bare);
    all.commands += part.commands;
    all.errors.push(...part.errors);
  }
  return all;
}

function merged(one: Seen | undefined, other: Seen): Seen {
  return {
    roomId: other.roomId,
    sentAtMs: one?.sentAtMs ?? other.sentAtMs,
    seenBy: (one?.seenBy ?? 0) + other.seenBy,
    lastAtMs: Math.max(one?.lastAtMs ?? 0, other.lastAtMs),
  };
}

/** Failed commands and listeners, and posts that somebody did not get. */
function errorsIn(found: Observed, { people, watchers, watched }: Share): string[] {
  const missed = Object.values(found.texts).flatMap(({ roomId, sentAtMs, seenBy }) => {
    const audience = people + (roomId === watched ? watchers : 0);
    return sentAtMs !== null && seenBy !== audience ? [`a post reached ${seenBy} of ${audience}`] : [];
  });
  return [...found.errors, ...missed];
}

/** Prints what a run was like. @returns how many errors there were */
export function report(
  found: Observed,
  share: Share,
  writes: Readonly<Record<string, number>>,
  memory: readonly Memory[],
): number {
  const errors = errorsIn(found, share);
  const posts = Object.values(found.texts).filter(({ sentAtMs }) => sentAtMs !== null);
  const took = (isWatched: boolean) =>
    posts
      .filter(({ roomId, seenBy }) => seenBy > 0 && (roomId === share.watched) === isWatched)
      .map(({ sentAtMs, lastAtMs }) => lastAtMs - (sentAtMs ?? 0));
  const compare = (what: string, ours: readonly number[], names: readonly [string, number][]) => {
    if (ours.length === 0) return;
    for (const [name, part] of names)
      console.log(ratioLine(`${what}, ${name}`, quantile(ours, part), quantile(found.bare, part)));
  };
  const names = [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const satisfies [string, number][];
  console.log(`errors: ${errors.length}, in ${found.commands} commands and ${posts.length} posts`);
  const kinds = new Map<string, number>();
  for (const error of errors) kinds.set(error, (kinds.get(error) ?? 0) + 1);
  for (const [kind, count] of [...kinds].slice(0, MOST_KINDS_SHOWN)) console.log(`  ${count} × ${kind}`);
  compare(
    `post until the last of ${share.people} has it, against a bare write to as many`,
    took(false),
    names,
  );
  if (share.watchers > 0)
    compare(`the same until the last of ${share.people + share.watchers}`, took(true), names);
  perPost('documents that listeners received', found.reads, posts.length);
  perPost('documents written', writes, posts.length);
  for (const part of ['functions', 'Firestore'] as const) {
    const sizes = memory.map((at) => at[part]);
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
    const most = Math.max(...sizes);
    console.log(
      `memory of ${part}: ${first.toFixed(0)} MB at first, ${most.toFixed(0)} at most, ${last.toFixed(0)} at last`,
    );
  }
  return errors.length;
}

function perPost(what: string, of: Readonly<Record<string, number>>, posts: number): void {
  const parts = Object.entries(of).map(([name, count]) => `${name} ${(count / posts).toFixed(2)}`);
  const total = Object.values(of).reduce((sum, count) => sum + count, 0);
  console.log(`${what} for each post: ${(total / posts).toFixed(1)} (${parts.join(', ')})`);
}
