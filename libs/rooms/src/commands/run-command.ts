import { isOpponent, type RoomCommand } from '@rostrum/domain';
import type { Handled } from '../access/context.ts';
import type { Unit } from '../port/documents.ts';
import { tasksFor } from '../room/clock-tasks.ts';
import { once, type RoomRequest } from './once.ts';
import { meetSomebody } from './meet.ts';
import type { Later, Platform } from './platform.ts';
import { speakOnce } from './speak-once.ts';

/** Runs a command of a room once, for a person or the opponent, and hands over the work that follows. */
export async function runCommand<Work extends Unit>(
  platform: Platform<Work>,
  asked: RoomRequest,
  command: RoomCommand,
): Promise<Handled> {
  const handled =
    command.type === 'speak'
      ? await speakOnce(platform, asked, command)
      : await once(platform, asked, command);
  if (!handled.ok) return handled;
  if (command.type === 'seek' || command.type === 'keepSeeking')
    return handled.value.answer['roomId'] ? handled : seekOn(platform, asked);
  const { later } = platform;
  const {
    answer,
    clock,
    recordChangedAtMs,
    written = [],
    looks = [],
    told = [],
    afterwards = [],
    isWorthALook,
  } = handled.value;
  if (clock) await later.schedule(tasksFor(clock.roomId, clock.before, clock.after, clock.practice));
  const shown = { ...answer, isWorthALook: isWorthALook === true };
  await Promise.all([
    lookAgainAt(later, asked, command, shown),
    ...looks.map((message) => later.classify(message)),
    ...written.map((task) => later.word(task)),
    ...(told.length > 0 ? [later.reach(told)] : []),
  ]);
  for (const work of afterwards) await work();
  if (recordChangedAtMs !== undefined && 'roomId' in command) await later.report(command.roomId);
  if (command.type === 'create' && command.topicId) await later.settleTopic(command.topicId);
  return handled;
}

/** Looks for an opponent for a person whose place in the queue is stored. */
async function seekOn<Work extends Unit>(platform: Platform<Work>, asked: RoomRequest): Promise<Handled> {
  const met = await meetSomebody(platform, asked);
  if (!met.ok || !met.value.clock) return met;
  const { roomId, before, after } = met.value.clock;
  await platform.later.schedule(tasksFor(roomId, before, after));
  return met;
}

/** A model, if there is one, may check people's shown words, and the second reader those with a weak sign. */
async function lookAgainAt(
  later: Later,
  { uid }: RoomRequest,
  command: RoomCommand,
  { messageId, state, isWorthALook }: { messageId?: string; state?: string; isWorthALook: boolean },
): Promise<void> {
  if (command.type !== 'speak' || isOpponent(uid) || state !== 'shown' || messageId === undefined) return;
  await later.classify({ roomId: command.roomId, messageId, isWorthALook });
}
