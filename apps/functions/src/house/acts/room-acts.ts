import {
  accept,
  debateInCatalogue,
  decide,
  HIDDEN_LINES,
  isFinished,
  refuse,
  visibilitySchema,
  type DebateEvent,
  type HouseAct,
  type HouseRefusal,
  type Result,
  type RoomDocument,
} from '@rostrum/domain';
import {
  tasksFor,
  withoutClaimsOf,
  withReworded,
  type RoomStore,
  type ScheduledTask,
  type StoredRoom,
} from '@rostrum/rooms';
import { putInCatalogue, takeFromCatalogue } from '../../catalogue.ts';
import { roomStoreIn } from '../../documents/firestore-unit.ts';
import { reportLater } from '../../reports/report-tasks.ts';
import { scheduleTasks } from '../../rooms/schedule-tasks.ts';
import type { HouseActContext, Prepared, UndoHandler } from './act-on.ts';
import { hidingLine, showingLine } from './hide-line.ts';
import { hidingReason, showingReason } from './hide-reason.ts';
import { hidingWords, showingWords } from './hide-words.ts';

type HouseActsInRoom = { hide: boolean; close: Extract<HouseAct, { act: 'closeRoom' }> | undefined };
/** A hidden message, and the line in its place. */
type Reworded = { messageId: string; text: string };
type Hiding = { before: Record<string, string>; write: () => void };

/** Prepares all acts of the house in a room together: they are one change of the room. */
export async function actOnRoom(
  context: HouseActContext,
  { hide, close }: HouseActsInRoom,
): Promise<Result<Prepared, HouseRefusal>> {
  const { db, tx, subject, atMs } = context;
  if (!('roomId' in subject)) return refuse('acts-impossible');
  const store = roomStoreIn(db, tx);
  const stored = await store.read(subject.roomId);
  if (!stored) return refuse('subject-unknown');
  const hiding = hide ? await hidingIn(context, store) : undefined;
  if (hide && !hiding) return refuse('subject-unknown');
  const { id, room } = stored;
  const isReworded = hide && subject.kind === 'message';
  const changes = {
    ...(close && closed(context, room, close.isHidden)),
    ...(isReworded && recordChanged(room, atMs)),
  };
  const events = close ? endOf(room, atMs) : [];
  const listed = close ? debateInCatalogue(id, room) : undefined;
  let tasks: ScheduledTask[] = [];
  return accept({
    before: { ...hiding?.before, ...(close && { visibility: room.visibility }) },
    write: () => {
      hiding?.write();
      if (listed) takeFromCatalogue(db, tx, listed);
      const reworded = isReworded
        ? { messageId: subject.messageId, text: HIDDEN_LINES[context.by] }
        : undefined;
      tasks = commit(store, stored, events, changes, reworded);
    },
    afterwards: [
      () => scheduleTasks(tasks),
      ...(isReworded && room.status === 'finished' ? [() => reportLater(id)] : []),
    ],
  });
}

function commit(
  store: RoomStore,
  stored: StoredRoom,
  events: readonly DebateEvent[],
  changes: Partial<RoomDocument>,
  reworded: Reworded | undefined,
): ScheduledTask[] {
  const { room: after } =
    reworded === undefined
      ? store.commit(stored, events, changes)
      : store.commit(...withoutWords(stored, reworded, events, changes));
  return tasksFor(stored.id, stored.room.debate, after.debate, after.practice);
}

/** Removes hidden words from the moderator's memory: from the latest messages and from the claims to quote. */
function withoutWords(
  stored: StoredRoom,
  { messageId, text }: Reworded,
  events: readonly DebateEvent[],
  changes: Partial<RoomDocument>,
): Parameters<RoomStore['commit']> {
  const { memory } = stored;
  const heard = withReworded(memory.heard, messageId, text);
  const pulse = withoutClaimsOf(memory.pulse, messageId);
  return [{ ...stored, memory: { ...memory, pulse } }, events, changes, { heard }];
}

async function hidingIn(context: HouseActContext, store: RoomStore): Promise<Hiding | undefined> {
  const { db, tx, subject, atMs, by, decisionId } = context;
  const hidden = { by, atMs, decisionId };
  if (subject.kind === 'chatLine') return hidingLine(db, tx, subject, hidden);
  if (subject.kind === 'judgeReason') return hidingReason(db, tx, subject, hidden);
  if (subject.kind !== 'message') return undefined;
  const { roomId, messageId } = subject;
  const message = await store.readMessage(roomId, messageId);
  if (message?.state !== 'shown' || message.hidden) return undefined;
  return hidingWords({ db, tx, roomId, messageId }, message, hidden);
}

function closed(
  { atMs, decisionId }: HouseActContext,
  { visibility }: RoomDocument,
  isHidden: boolean,
): Partial<RoomDocument> {
  const unlisted = visibility === 'public' ? 'unlisted' : visibility;
  return {
    closed: { atMs, isHidden, decisionId },
    visibility: isHidden ? 'private' : unlisted,
  };
}

/** Ends an unfinished debate: cancelled before it began, abandoned after. */
function endOf({ debate }: RoomDocument, atMs: number): DebateEvent[] {
  const ended = isFinished(debate) ? undefined : decide(debate, { type: 'sweep', by: 'house' }, atMs);
  return ended?.ok ? ended.value : [];
}

/** Marks the changed record of a finished debate, so that its report is rewritten. */
function recordChanged(room: RoomDocument, atMs: number): Partial<RoomDocument> {
  if (room.status !== 'finished') return {};
  return { recordChangedAtMs: Math.max(atMs, (room.recordChangedAtMs ?? 0) + 1) };
}

export const showMessage: UndoHandler = async (context, before) => {
  const { db, tx, subject, atMs } = context;
  if (subject.kind === 'chatLine') return (await showingLine(db, tx, subject)) ?? {};
  if (subject.kind === 'judgeReason') return (await showingReason(db, tx, subject)) ?? {};
  if (subject.kind !== 'message') return {};
  const { roomId, messageId } = subject;
  const store = roomStoreIn(db, tx);
  const stored = await store.read(roomId);
  const showing = stored && (await showingWords({ db, tx, roomId, messageId }, before));
  if (!stored || !showing) return {};
  const heard = withReworded(stored.memory.heard, messageId, showing.text);
  return {
    write: () => {
      showing.write();
      store.commit(stored, [], recordChanged(stored.room, atMs), { heard });
    },
    afterwards: stored.room.status === 'finished' ? [() => reportLater(roomId)] : [],
  };
};

/**
 * Lists the debate again and makes it readable. An ended debate stays ended, because nobody can get their turn
 * back.
 */
export const reopenRoom: UndoHandler = async (context, before) => {
  const { db, tx, subject } = context;
  const visibility = visibilitySchema.safeParse(before['visibility']);
  if (!('roomId' in subject) || !visibility.success) return {};
  const store = roomStoreIn(db, tx);
  const stored = await store.read(subject.roomId);
  if (!stored?.room.closed) return {};
  const listed = debateInCatalogue(stored.id, { ...stored.room, visibility: visibility.data });
  return {
    write: () => {
      store.reopen(stored.id, visibility.data);
      if (listed) putInCatalogue(db, tx, listed);
    },
  };
};
