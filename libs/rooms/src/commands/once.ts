import { answeredCommandSchema, keptMs, roomPath, type RoomCommand } from '@rostrum/domain';
import type { Handled, Refused, RoomContext } from '../access/context.ts';
import type { SpeakContext } from '../handlers/speak.ts';
import { getOne, type Unit } from '../port/documents.ts';
import { fieldsOf } from '../port/read-stored.ts';
import { RoomStore } from '../store/room-store.ts';
import { handle } from './handle.ts';
import type { Platform } from './platform.ts';

/** Kept for a day, so that a repeated command answers as the first time. Deleted by a TTL policy on `expiresAt`. */
const REMEMBER_MS = keptMs('commands');

/** How a speech command learns whether its author may act. */
export type Entry = {
  /** Whether anything may be on record of the author, so that it has to be looked up. Else the commit need only find nothing. */
  mayHaveStanding: boolean;
  /** Looks it up once. */
  ask: () => Promise<{ ok: true; isOnRecord: boolean } | Refused>;
};

/** The caller, the command's id, and the server's time. */
export type RoomRequest = Pick<RoomContext, 'uid' | 'commandId' | 'atMs' | 'isModerator' | 'motionWaits'> &
  Pick<SpeakContext, 'writtenBy'> & {
    /** Whether a person may act; only `speak` asks, since every other command was let in before. */
    entry?: Entry;
  };

/** These are safe to repeat: the caller and the command's id determine what they write. */
const NATURALLY_ONCE: ReadonlySet<RoomCommand['type']> = new Set([
  'enter',
  'chat',
  'caption',
  'vote',
  'react',
  'flag',
  'callUnfair',
  'answerCall',
  'seek',
  'keepSeeking',
  'stopSeeking',
]);

/**
 * Runs a command once: the transaction stores its answer, and a repeat reads that. A refused command changed
 * nothing, so it is not stored and may be sent again. Only words are refused permanently.
 */
export function once<Work extends Unit>(
  {
    transaction,
    chance,
    judge,
    caseFile,
    house,
  }: Pick<Platform<Work>, 'transaction' | 'chance' | 'judge' | 'caseFile' | 'house'>,
  asked: RoomRequest,
  command: Exclude<RoomCommand, { type: 'speak' }>,
): Promise<Handled> {
  const { uid, commandId, atMs } = asked;
  const isRemembered = !NATURALLY_ONCE.has(command.type);
  const remembered = `${placeOf(command, uid)}/commands/${uid}-${commandId}`;
  return transaction(
    async (unit): Promise<Handled> => {
      const done = isRemembered ? await getOne(unit, remembered) : undefined;
      if (done?.fields) return { ok: true, value: { answer: fieldsOf(answeredCommandSchema, done).answer } };
      const store = RoomStore.in(unit);
      const handled = await handle(house, { ...asked, store, unit, chance, judge, caseFile }, command);
      if (handled.ok && isRemembered) {
        unit.set(remembered, { answer: handled.value.answer, expiresAt: new Date(atMs + REMEMBER_MS) });
      }
      return handled;
    },
    { isSafeTwice: true },
  );
}

/** Commands of a room are remembered beside it, the others beside the person. */
function placeOf(command: RoomCommand, uid: string): string {
  return 'roomId' in command ? roomPath(command.roomId) : `people/${uid}`;
}
