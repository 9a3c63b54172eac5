import type { DebateEvent } from '../debate/events.ts';
import { evolve, openingState } from '../debate/evolve.ts';
import type { DebateState } from '../debate/state.ts';
import type { Intervention } from '../documents/intervention.ts';
import type { Message } from '../documents/message.ts';

/** A debate at one moment, with the words and acts up to then. */
export type Frame = { state: DebateState; messages: readonly Message[]; acts: readonly Intervention[] };

/** A snapshot is kept every so many events, so seeking replays fewer than these. */
const SNAPSHOT_EVERY = 32;

/** The states after every 32nd event, for each log in use. */
const snapshots = new WeakMap<readonly DebateEvent[], DebateState[]>();

/**
 * The debate at `atMs`: everything up to and including that moment. Before the first event it is as it was opened.
 * Undefined if the log does not begin with `opened`. All three lists are in chronological order. A caller that seeks
 * often should pass the same `events` array: its snapshots are then replayed only once.
 */
export function frameAt(
  events: readonly DebateEvent[],
  messages: readonly Message[],
  interventions: readonly Intervention[],
  atMs: number,
): Frame | undefined {
  const happened = Math.max(
    1,
    countUntil(events, (event) => event.atMs, atMs),
  );
  const state = stateAfter(events, happened);
  return (
    state && {
      state,
      messages: messages.slice(
        0,
        countUntil(messages, (message) => message.createdAtMs, atMs),
      ),
      acts: interventions.slice(
        0,
        countUntil(interventions, (act) => act.atMs, atMs),
      ),
    }
  );
}

/** How many of the chronologically ordered `items` are not later than `atMs`. */
export function countUntil<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number,
  atMs: number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && timeOf(item) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The state after the first `count` events, from the snapshot before it. */
function stateAfter(events: readonly DebateEvent[], count: number): DebateState | undefined {
  const [first] = events;
  if (first?.type !== 'opened') return undefined;
  const known = snapshots.get(events) ?? [openingState(first)];
  snapshots.set(events, known);
  const wanted = Math.floor((count - 1) / SNAPSHOT_EVERY);
  for (let index = known.length; index <= wanted; index += 1) {
    const before = known[index - 1] ?? openingState(first);
    known.push(replayed(before, events, (index - 1) * SNAPSHOT_EVERY + 1, index * SNAPSHOT_EVERY + 1));
  }
  return replayed(known[wanted] ?? openingState(first), events, wanted * SNAPSHOT_EVERY + 1, count);
}

function replayed(state: DebateState, events: readonly DebateEvent[], from: number, to: number): DebateState {
  return events.slice(from, to).reduce(evolve, state);
}
