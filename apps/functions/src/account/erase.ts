import { erasurePath, erasureSchema, LIMITS, newErasure, standingPath, type Erasure } from '@rostrum/domain';
import { pageOf } from '../pages.ts';
import { ERASURE_STEPS, type ErasureContext, type ErasureStep } from './erasure-steps.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ROUNDS = 2;

/** How an erasure continues: immediately if time ran out, later for its second round, or not at all. */
export type ErasureContinuation = { next: 'now' } | { next: 'later'; atMs: number } | { next: 'never' };

/** The bounds of one run of an erasure. It checks `hasTime` after each group of documents. */
export type Run = { hasTime: () => boolean; nowMs: () => number };

/**
 * Continues an interrupted erasure until it is done or time runs out. It records its progress after each group of
 * documents. It may repeat a group that it did not record, which is safe.
 */
export async function erase(
  context: ErasureContext,
  { hasTime, nowMs }: Run,
  steps: readonly ErasureStep[] = ERASURE_STEPS,
): Promise<ErasureContinuation> {
  let erasure = await readErasure(context);
  if (!erasure || erasure.doneAtMs !== null) return { next: 'never' };
  if (nowMs() < roundStartsAtMs(erasure)) return { next: 'later', atMs: roundStartsAtMs(erasure) };
  for (;;) {
    const step: ErasureStep | undefined = steps[erasure.step];
    erasure = step ? await takeStep(context, erasure, step) : nextRound(erasure, nowMs());
    await note(context, erasure);
    if (erasure.doneAtMs !== null) {
      await context.db.doc(standingPath(context.uid)).delete();
      return { next: 'never' };
    }
    if (!step) return { next: 'later', atMs: roundStartsAtMs(erasure) };
    if (!hasTime()) return { next: 'now' };
  }
}

/** The first round starts at once, the second when every session from that time has ended. */
function roundStartsAtMs({ askedAtMs, round }: Erasure): number {
  return askedAtMs + round * LIMITS.sessionOutlivesMinutes * MINUTE_MS;
}

/** Handles some documents of a step, or a whole step that has no documents. */
async function takeStep(context: ErasureContext, erasure: Erasure, step: ErasureStep): Promise<Erasure> {
  const { db, uid } = context;
  const size = LIMITS.accountPage;
  const found = step.of ? await pageOf(step.of(db, uid), erasure.after, size) : [];
  if (!step.of || found.length > 0) await step.erase(context, found);
  const isMore = found.length === size;
  return isMore
    ? { ...erasure, after: found.at(-1)?.ref.path ?? null }
    : { ...erasure, step: erasure.step + 1, after: null };
}

function nextRound(erasure: Erasure, atMs: number): Erasure {
  const isLast = erasure.round + 1 >= ROUNDS;
  return isLast
    ? { ...erasure, doneAtMs: atMs }
    : { ...erasure, round: erasure.round + 1, step: 0, after: null };
}

async function readErasure({ db, uid }: ErasureContext): Promise<Erasure | undefined> {
  const stored = await db.doc(erasurePath(uid)).get();
  if (!stored.exists) return undefined;
  // An unreadable erasure starts over; each step is safe to repeat.
  return readIfReadable(erasureSchema, stored) ?? newErasure(stored.createTime?.toMillis() ?? 0);
}

async function note({ db, uid }: ErasureContext, erasure: Erasure): Promise<void> {
  const { doneAtMs } = erasure;
  const expiresAt = doneAtMs === null ? null : new Date(doneAtMs + LIMITS.erasureKeptDays * DAY_MS);
  await db.doc(erasurePath(uid)).set({ ...erasure, expiresAt });
}
