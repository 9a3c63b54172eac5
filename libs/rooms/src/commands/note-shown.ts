import { hasFloor, type MessageDocument, type RoomDocument } from '@rostrum/domain';
import {
  noteAfterwards,
  POLICY_LIMITS,
  type Finding,
  type PolicyEventOf,
  type SignalKind,
} from '@rostrum/moderator';
import type { RoomStore } from '../store/room-store.ts';
import { settingOf, stateOf } from '../room/moderation.ts';
import type { ClassifyTask } from '../room/model-tasks.ts';

/** The policy drops a note after its own limit, so nobody looks for a reason for one then. */
const TIME_TO_NOTE_MS = 1_000;

export type ShownMessage = { room: RoomDocument; message: MessageDocument };

/** The room and the message, if a note is still possible: it is shown, and the moderator of the debate works. */
export async function readShown(
  store: RoomStore,
  { roomId, messageId }: ClassifyTask,
): Promise<ShownMessage | undefined> {
  const { stored, messages } = await store.readWithMessages(roomId, [messageId]);
  return shownIn(stored?.room, messages[0]);
}

function shownIn(
  room: RoomDocument | undefined,
  message: MessageDocument | undefined,
): ShownMessage | undefined {
  const isOn = room && hasFloor(room.debate) && !room.debate.moderatorPaused;
  return isOn && message?.state === 'shown' && !message.hidden ? { room, message } : undefined;
}

/** The last moment at which looking at a message can still lead to a note. */
export function noteDeadlineMs({ createdAtMs }: MessageDocument): number {
  return createdAtMs + POLICY_LIMITS.staleMs - TIME_TO_NOTE_MS;
}

/** What a slower engine found in the words of a message. */
export type FoundLater = {
  engine: 'model' | 'embedded';
  /** The words that it read. */
  text: string;
  signals: readonly Finding<SignalKind>[];
};

/**
 * Notes a finding in a shown message to its author, once, however often this runs. It rereads everything in its transaction,
 * and drops the finding if the words were edited meanwhile.
 */
export async function noteShown(
  store: RoomStore,
  { roomId, messageId }: ClassifyTask,
  { engine, text, signals }: FoundLater,
  nowMs: number,
): Promise<void> {
  const { stored, messages } = await store.readWithMessages(roomId, [messageId]);
  const found = shownIn(stored?.room, messages[0]);
  if (!stored || !found || found.message.text !== text) return;
  const { state, note } = noteAfterwards(
    stateOf(stored),
    classified(messageId, found, engine),
    signals,
    nowMs,
  );
  if (!note || (await store.rulings.readAct(roomId, note.id))) return;
  store.commit(stored, [], {}, { moderated: { state, decisions: [note] } });
}

function classified(
  id: string,
  { room, message }: ShownMessage,
  engine: FoundLater['engine'],
): PolicyEventOf<'classified'> {
  const { text, authorId, side, kind, createdAtMs } = message;
  return {
    type: 'classified',
    engine,
    atMs: createdAtMs,
    room: settingOf(room),
    message: { id, text, authorId, side, kind, quoted: null, answers: null },
  };
}
