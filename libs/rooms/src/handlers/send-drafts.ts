import {
  charactersLeft,
  countCharacters,
  decide,
  floorHolders,
  isBlank,
  LIMITS,
  tidyText,
  trimText,
  type DebateEvent,
  type KeptDraft,
  type MessageDocument,
} from '@rostrum/domain';
import type { Decision } from '@rostrum/moderator';
import { idFor } from '../room/command-id.ts';
import type { Judge } from '../room/judge-words.ts';
import { withEvents, type StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';
import { findDrafts, type FoundDraft } from './find-drafts.ts';
import { newMessage, stageMessage, type NewMessage } from './new-message.ts';
import { slowedDown } from './speak.ts';

/** The deadline at which drafts go out. */
export type Bell = { stepSeq: number; endedAtMs: number };

/** Drafts as messages, one after the other, before anything is stored. */
export type SentDrafts = {
  /** The room once they are stored. */
  after: StoredRoom;
  made: readonly NewMessage[];
  events: readonly DebateEvent[];
  decisions: readonly Decision[];
  /** Drafts that are no longer needed, and what did not fit of the others. */
  spent: readonly KeptDraft[];
};

/**
 * Makes messages of the drafts of everybody whose time is up, as they reached the server before the deadline. Their authors
 * have chosen this by a switch. A draft that is longer than what its author may still say ends with a sentence, and the rest stays a draft. Reads, and stores nothing.
 */
export async function draftsAt(
  store: RoomStore,
  judge: Judge,
  stored: StoredRoom,
  bell: Bell,
): Promise<SentDrafts> {
  const uids = speakersAt(stored, bell);
  const found = await findDrafts(store, stored, uids, bell.endedAtMs);
  let sent: SentDrafts = { after: stored, made: [], events: [], decisions: [], spent: [] };
  for (const [place, draft] of found.entries()) {
    const atMs = bell.endedAtMs - (found.length - place);
    sent = await withDraft(judge, sent, draft, atMs);
  }
  return sent;
}

/** The people whose turn ends: the holder of a turn from the queue, or everybody who shares the step. */
function speakersAt({ room: { debate } }: StoredRoom, { stepSeq }: Bell): string[] {
  if (debate.phase !== 'live') return [];
  const { turn, stepSeq: running, yielded } = debate.floor;
  if (stepSeq !== running) return turn?.seq === stepSeq ? [turn.uid] : [];
  return floorHolders(debate).filter((uid) => !yielded.includes(uid));
}

async function withDraft(
  judge: Judge,
  sent: SentDrafts,
  { draft, done, quoted }: FoundDraft,
  wishedAtMs: number,
): Promise<SentDrafts> {
  const { after: stored } = sent;
  const { debate } = stored.room;
  if (done && done.state !== 'refused') return { ...sent, spent: [...sent.spent, draft] };
  const { uid, commandId } = draft;
  const atMs = Math.max(wishedAtMs, debate.atMs + 1, stored.memory.pulse.lastAtMs + 1);
  const left = Math.min(LIMITS.messageMaxLength, charactersLeft(debate, uid, atMs));
  const { kept: text, rest } = trimText(tidyText(draft.text), left);
  if (isBlank(text) || slowedDown(stored, uid, atMs)) return sent;
  const messageId = idFor(uid, commandId);
  const said = { by: uid, messageId, characters: countCharacters(text), arrivedAtMs: draft.keptAt.getTime() };
  const decision = decide(debate, { type: 'speak', ...said }, atMs);
  if (!decision.ok) return sent;
  const made = await newMessage(judge, stored, {
    uid,
    messageId,
    text,
    replaces: draft.replaces ?? undefined,
    quoted,
    atMs,
    spoke: decision.value,
    draft: commandId,
    wasRefused: done !== undefined,
  });
  return {
    after: withMessage(stored, made),
    made: [...sent.made, made],
    events: [...sent.events, ...made.events],
    decisions: [...sent.decisions, ...made.moderated.decisions],
    spent: [...sent.spent, { ...draft, text: rest }],
  };
}

function withMessage(stored: StoredRoom, { events, moderated, heard }: NewMessage): StoredRoom {
  const { pulse, record, ledger } = moderated.state;
  return {
    ...stored,
    room: withEvents({ ...stored.room, ledger }, events),
    memory: { ...stored.memory, pulse, record, heard },
  };
}

/** Stages the messages, and removes the drafts or keeps what did not fit. */
export function stageDrafts(store: RoomStore, stored: StoredRoom, { made, spent }: SentDrafts): void {
  for (const one of made) stageMessage(store, stored, one);
  for (const { text, commandId, ...draft } of spent) {
    if (text === '' || !made.some(({ message }) => message.draft === commandId)) {
      store.drafts.remove(stored.id, draft.uid);
    } else {
      const rest = idFor(draft.uid, commandId);
      store.drafts.put(stored.id, { ...draft, text, commandId: rest, replaces: null, goesOut: false });
    }
  }
}

/** The messages that people see now. */
export function shownOf(made: readonly NewMessage[]): (MessageDocument & { id: string })[] {
  return made.flatMap(({ id, message }) => (message.state === 'shown' ? [{ id, ...message }] : []));
}
