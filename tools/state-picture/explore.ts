import {
  decide,
  deadlineOf,
  evolveAll,
  floorHolders,
  seatTakenBy,
  type DebateCommand,
  type DebateState,
} from '@rostrum/domain';
import { aCommand, COMMAND_TYPES, ROLES } from '@rostrum/domain/testing';

export type CommandType = DebateCommand['type'];

/** A person's relation to a state, as far as it decides their rights. */
export type Standing = 'host' | 'holder' | 'debater' | 'audience';

/** An accepted command, its sender, and its result. */
export type Taken = {
  before: DebateState;
  type: CommandType;
  standing: Standing;
  events: string;
  after: DebateState;
};

/** Everything that is accepted in some states, and again in the resulting ones. */
export function explore(states: readonly DebateState[], rounds: number): Taken[] {
  const seen = new Set<string>();
  const all: Taken[] = [];
  let current = states;
  for (let round = 0; round < rounds; round += 1) {
    const taken = current.filter((state) => isNew(state, seen)).flatMap(takenIn);
    all.push(...taken);
    current = taken.map(({ after }) => after);
  }
  return all;
}

/** Each command by each of the four, the clock's at its deadline. */
function takenIn(state: DebateState): Taken[] {
  return COMMAND_TYPES.flatMap((type) => Object.values(ROLES).flatMap((uid) => take(state, type, uid)));
}

function take(before: DebateState, type: CommandType, uid: string): Taken[] {
  if (uid === before.hostId && isInvolved(before, uid)) return [];
  const atMs = type === 'advance' ? (deadlineOf(before)?.actsAtMs ?? before.atMs) : before.atMs;
  const decision = decide(before, aCommand(type, uid, before), atMs);
  if (!decision.ok) return [];
  const events = decision.value.map((event) => event.type).join(', ');
  return [
    { before, type, standing: standingOf(before, uid), events, after: evolveAll(before, decision.value) },
  ];
}

/** A host with a seat or a turn has two reasons for an action, which cannot be told apart. */
function isInvolved(state: DebateState, uid: string): boolean {
  return seatTakenBy(state, uid) !== undefined || floorHolders(state).includes(uid);
}

function standingOf(state: DebateState, uid: string): Standing {
  if (uid === state.hostId) return 'host';
  if (floorHolders(state).includes(uid)) return 'holder';
  return seatTakenBy(state, uid) ? 'debater' : 'audience';
}

/** Whether a state was not played yet; two that differ only in their times and numbers are one. */
function isNew(state: DebateState, seen: Set<string>): boolean {
  const key = JSON.stringify(state, (name, value: unknown) => (/(Ms|seq|Seq)$/.test(name) ? 0 : value));
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
