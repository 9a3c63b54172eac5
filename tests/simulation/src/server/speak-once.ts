import { refuse, type RoomCommandOf } from '@rostrum/domain';
import { count, type World } from '../world/world.ts';
import type { Context, Handled } from './context.ts';
import { ROOM_ID } from './database.ts';
import { Batch } from './documents.ts';
import { findFor, speak } from './speak.ts';
import type { StoredRoom } from './stored-room.ts';

const TRIES = 12;

/** One running copy of the server, and the room as it last wrote it. */
export type Instance = { known: StoredRoom | undefined };

type Speaking = {
  world: World;
  instance: Instance;
  context: Context;
  command: RoomCommandOf<'speak'>;
  done: (handled: Handled) => void;
};

/**
 * Speaks as the real server does, without a transaction: one batch that holds only if the room is still as it was
 * read, tried again where it is not. An instance that has just written the room decides on what it remembers.
 */
export function speakOnce(speaking: Speaking, attempt = 1): void {
  const { world, instance, context, command, done } = speaking;
  const remembered = attempt === 1 && !command.replaces ? instance.known : undefined;
  const batch = new Batch();
  const found = remembered ? { room: remembered } : findFor(context, command);
  const { handled, after } = speak({ ...context, tx: batch }, command, found);
  const again = () => speakOnce(speaking, attempt + 1);
  if (remembered) count(world, 'room remembered');
  if (!handled.ok && remembered) return again();
  if (batch.isEmpty) return done(handled);
  world.timeline.after(world.chance.between(2, world.commitMs), () => {
    const isTrusted = remembered !== undefined && world.mistake === 'trusts-its-memory';
    if (batch.commit(isTrusted || world.mistake === 'commits-blindly')) {
      if (handled.ok)
        instance.known = after && { ...after, countsVersion: context.db.counts.versionOf(ROOM_ID) };
      return done(handled);
    }
    instance.known = undefined;
    count(world, remembered ? 'room remembered wrongly' : 'speech retried');
    if (attempt === TRIES) return done(refuse('too-busy'));
    world.timeline.after(world.chance.between(0, 20 * attempt), again);
  });
}
