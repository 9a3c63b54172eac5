import type { Handled } from '@rostrum/rooms';
import { count, type World } from '../world/world.ts';
import type { Cause, Commit } from './room-view.ts';

/** Counts a command that was done before and is only answered again. */
export function noteRepeat(world: World, commits: readonly Commit[], cause: Cause, handled: Handled): void {
  const own = commits.filter((commit) => commit.cause.commandId === cause.commandId);
  if (own.length === 0 || own.some((commit) => commit.cause === cause)) return;
  if (cause.type === 'speak') count(world, handled.ok ? 'speech repeated' : 'refusal repeated');
  else if (handled.ok) count(world, 'command repeated');
}
