import type { KeptDraft, MessageDocument } from '@rostrum/domain';
import { idFor } from '../room/command-id.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';
import { isKeptOut } from './speak.ts';

/** A draft that may go out, with what was read for it. */
export type FoundDraft = {
  draft: KeptDraft;
  /** Its message, if its author has already sent it. */
  done: MessageDocument | undefined;
  quoted: { messageId: string; message: MessageDocument } | undefined;
};

/** The drafts of these people that may go out. A person whom the house suspended or the host blocked keeps theirs. */
export async function findDrafts(
  store: RoomStore,
  { id: roomId, room }: StoredRoom,
  uids: readonly string[],
  atMs: number,
): Promise<FoundDraft[]> {
  if (room.closed) return [];
  const wished = (await store.drafts.readOf(roomId, uids)).filter(({ goesOut }) => goesOut);
  const silenced = await store.drafts.readSuspended(
    wished.map(({ uid }) => uid),
    atMs,
  );
  const found: FoundDraft[] = [];
  for (const draft of wished) {
    const mayAct = !silenced.has(draft.uid) && !(await isKeptOut(store, room, draft.uid));
    if (mayAct) found.push(await findFor(store, roomId, draft));
  }
  return found;
}

async function findFor(store: RoomStore, roomId: string, draft: KeptDraft): Promise<FoundDraft> {
  const { uid, commandId, replaces, quotes } = draft;
  const ids = [idFor(uid, commandId), replaces ?? undefined, quotes ?? undefined];
  const [done, replaced, quoted] = await store.readMessages(roomId, ids);
  const isTheirs = replaced?.authorId === uid && replaced.state === 'held';
  const isQuotable = quoted?.state === 'shown' && !quoted.hidden;
  return {
    draft: isTheirs ? draft : { ...draft, replaces: null },
    done,
    quoted: quotes && quoted && isQuotable ? { messageId: quotes, message: quoted } : undefined,
  };
}
