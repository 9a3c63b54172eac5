import type { FloorView, OwnDraft } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { useRoomSettings } from '../../../shared/settings/use-room-settings.ts';
import { useDraftOnServer } from './use-draft-on-server.ts';
import { useWords, type DraftAndPosts } from './use-words.ts';

/** A person's writing in a room: their words here, the server's copy of their draft, and whether it goes out by itself. */
export type RoomWriting = DraftAndPosts & { sendsDraft: boolean; setSendsDraft: (on: boolean) => void };

/** `floor` is undefined until it is known. */
export function useRoomWriting(room: Room, uid: string, floor: FloorView | undefined): RoomWriting {
  const words = useWords(uid, room.id, floor);
  const { sendsDraft, setSendsDraft } = useRoomSettings();
  const server = useDraftOnServer(room, uid, words, floor?.messages ?? [], sendsDraft);
  const { offered } = server;
  const isOffered = (id: string | undefined) => offered !== null && id === offered.id;
  return {
    ...words,
    sendsDraft,
    setSendsDraft,
    others: offered ? [offered, ...words.others] : words.others,
    takeDraft(draft: Parameters<DraftAndPosts['takeDraft']>[0]) {
      if (isOffered(draft.id)) server.take();
      words.takeDraft(draft);
    },
    dropDraft(id: OwnDraft['id']) {
      if (isOffered(id)) server.drop();
      else words.dropDraft(id);
    },
  };
}
