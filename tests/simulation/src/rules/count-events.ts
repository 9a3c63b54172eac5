import type { DebateEvent } from '@rostrum/domain';
import type { RoomView } from '../cloud/room-view.ts';
import { count, type Seen, type World } from '../world/world.ts';

/** Counts what only the end of a story shows: the parts of a debate it has reached. */
export function countEvents(world: World, view: RoomView): void {
  let hasBegun = false;
  for (const event of view.log()) {
    hasBegun ||= event.type === 'stepStarted';
    const name = nameOf(event, hasBegun);
    if (name) count(world, name);
  }
  for (const { state } of view.messages()) if (state !== 'shown' && state !== 'refused') count(world, 'held');
}

function nameOf(event: DebateEvent, hasBegun: boolean): Seen | undefined {
  if (event.type === 'seatTaken') return hasBegun ? 'substitute' : undefined;
  if (event.type === 'restatementAnswered') return 'restatement answered';
  if (event.type === 'paused') return 'pause';
  if (event.type === 'asked') return 'question';
  if (event.type === 'agreed') return 'agreement';
  if (event.type === 'ballotFiled') return 'ballot';
  if (event.type === 'ballotsClosed' && event.result) return 'decision of judges';
  if (event.type !== 'spoke' || event.as === 'floor') return undefined;
  return event.as === 'poi' ? 'point of information' : 'turn from the queue';
}
