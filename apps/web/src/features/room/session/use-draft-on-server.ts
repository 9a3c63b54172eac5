import { useKeptDraft, useServerDraft, type DraftPlace, type OwnDraft } from '@rostrum/data';
import {
  floorHolders,
  graceEndsAtMs,
  hasFloor,
  seatTakenBy,
  tidyText,
  type DebateState,
  type KeptDraft,
  type Message,
  type Phase,
  type Room,
} from '@rostrum/domain';
import { useState } from 'react';
import { quoteOf } from './quote-of.ts';
import type { DraftAndPosts } from './use-words.ts';

type ServerDraft = {
  /** A draft that the server has and this browser does not, perhaps from a phone that broke. */
  offered: OwnDraft | null;
  /** Its author has taken it, or thrown it away. */
  take: () => void;
  drop: () => void;
};

/** Keeps a copy of the draft on the server while its author may come to speak, and finds the copy of an earlier visit. */
export function useDraftOnServer(
  { id: roomId, debate }: Room,
  uid: string,
  words: DraftAndPosts,
  messages: readonly Message[],
  goesOut: boolean,
  place?: DraftPlace,
): ServerDraft {
  const { draft } = words;
  const isWriter = mayComeToSpeak(debate, uid);
  const { found, forget } = useServerDraft(roomId, uid, isWriter, place);
  const [first] = useState(draft);
  const [isChosen, setChosen] = useState(false);
  const isNews = found !== null && found !== undefined && !isChosen && !isKnown(found, words, messages, uid);
  const offered = isNews ? ownOf(found, messages) : null;
  // Until its author has looked at the other copy, or writes on, it stays as it is.
  const waits = found === undefined || (isNews && draft === first);
  const kept = isWriter && !waits ? keepable(words, goesOut) : undefined;
  useKeptDraft(roomId, uid, kept, ownDeadlineMs(debate, uid), momentOf(debate), place);
  return {
    offered,
    take: () => setChosen(true),
    drop() {
      setChosen(true);
      // DraftAndPosts in the composer take its place soon. Without any, what was thrown away must not go out.
      if (draft.text === '') forget();
    },
  };
}

const WRITABLE: ReadonlySet<Phase> = new Set(['prep', 'live', 'prepBank', 'paused']);

/** Whether a person has a seat, a turn or a raised hand in a debate that is prepared or runs. */
function mayComeToSpeak(debate: DebateState, uid: string): boolean {
  if (!WRITABLE.has(debate.phase)) return false;
  const mayGetTurn = hasFloor(debate) && (debate.floor.queue.includes(uid) || debate.floor.turn?.uid === uid);
  return mayGetTurn || seatTakenBy(debate, uid) !== undefined;
}

function keepable({ draft, posts }: DraftAndPosts, goesOut: boolean) {
  const { id: commandId, text, replaces, quotes } = draft;
  if (text.trim() !== '') return { commandId, text, replaces, quotes: quotes?.messageId ?? null, goesOut };
  // Until the server has the words, its copy of them is the only other one.
  const isSending = posts.some(({ state }) => state !== 'sent' && state !== 'refused');
  return isSending ? undefined : null;
}

/** The end of a person's own time: of their turn, or of the step and its grace. */
function ownDeadlineMs(debate: DebateState, uid: string): number | undefined {
  if (debate.phase !== 'live' || !floorHolders(debate).includes(uid)) return undefined;
  const { turn } = debate.floor;
  const isGuest = turn?.uid === uid && !seatTakenBy(debate, uid);
  return isGuest ? turn.endsAtMs : graceEndsAtMs(debate);
}

/** Changes when a draft may be kept again that was not accepted a moment ago. */
function momentOf(debate: DebateState): number {
  return hasFloor(debate) ? debate.floor.stepSeq : 0;
}

/** Whether this browser has the words, or the floor. */
function isKnown(
  { commandId, text }: KeptDraft,
  { draft, others }: DraftAndPosts,
  messages: readonly Message[],
  uid: string,
): boolean {
  const isHere = [draft, ...others].some((one) => one.text.startsWith(text));
  const isSaid = messages.some(
    (message) => message.authorId === uid && (message.draft === commandId || message.text === tidyText(text)),
  );
  return text.trim() === '' || isHere || isSaid;
}

function ownOf({ commandId: id, text, replaces, quotes }: KeptDraft, messages: readonly Message[]): OwnDraft {
  const quoted = messages.find((message) => message.id === quotes);
  return { id, text, replaces, ...(quoted && { quotes: quoteOf(quoted) }) };
}
