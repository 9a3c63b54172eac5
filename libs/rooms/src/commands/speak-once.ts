import { refuse, standingPath, type RoomCommandOf } from '@rostrum/domain';
import type { Handled } from '../access/context.ts';
import { speak, type Spoken } from '../handlers/speak.ts';
import type { Version } from '../port/documents.ts';
import { RoomStore } from '../store/room-store.ts';
import type { RoomRequest } from './once.ts';
import type { Platform } from './platform.ts';

const TRIES = 12;

type SpeakPlatform = Pick<Platform, 'reader' | 'batch' | 'known' | 'chance' | 'judge' | 'wait'>;

/**
 * Speaks without a transaction, because a debate waits for words. It writes one batch that succeeds only if the room
 * is unchanged, and retries if not. An instance that has just written the room does not even read it. It checks for
 * an existing message only then: a batch that would post twice collides with the first.
 *
 * The same batch checks whether the author may act: it succeeds only if the author has no record. Only authors with a
 * record are looked up first.
 */
export async function speakOnce(
  platform: SpeakPlatform,
  { entry, ...asked }: RoomRequest,
  command: RoomCommandOf<'speak'>,
): Promise<Handled> {
  const { reader, known, chance, judge, wait } = platform;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const isPlain = !command.replaces && !command.quotes;
    const isRepeat = attempt > 0;
    const remembered = !isRepeat && isPlain ? known.get(command.roomId) : undefined;
    const batch = platform.batch();
    const isLookedUp = isRepeat || entry?.mayHaveStanding === true;
    // A failure is thrown where the promise is awaited.
    if (isLookedUp) entry?.ask().catch(() => undefined);
    else if (entry) batch.requireAbsent(standingPath(asked.uid));
    const store = new RoomStore(reader, batch);
    const spoken = await speak({ ...asked, store, judge, isRepeat, known: remembered }, command);
    const { handled } = spoken;
    if (!handled.ok && (remembered || (!isRepeat && batch.isEmpty))) continue;
    if (batch.isEmpty) return handled;
    const entered = isLookedUp ? await entry?.ask() : undefined;
    if (entered?.ok === false) return entered;
    // Still so at the commit, however long it takes.
    if (entered?.isOnRecord === false) batch.requireAbsent(standingPath(asked.uid));
    const version = await batch.commit();
    if (version) {
      if (handled.ok) remember(known, command.roomId, spoken, version);
      return handled;
    }
    known.forget(command.roomId);
    if (attempt > 0) await wait(chance.below(20 * attempt));
  }
  return refuse('too-busy');
}

/** Keeps the room in its current state if only its counts have moved. */
function remember(known: Platform['known'], roomId: string, { after }: Spoken, countsAt: Version): void {
  if (after) known.remember({ ...after, countsAt });
  else known.forget(roomId);
}
