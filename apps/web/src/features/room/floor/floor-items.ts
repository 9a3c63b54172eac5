import {
  type Care,
  type Format,
  type Intervention,
  type Message,
  sectionsOf,
  type Side,
  type Step,
  stepName,
  tidyText,
  withoutBells,
} from '@rostrum/domain';
import type { Post } from '@rostrum/data';
import type { Readers } from '@rostrum/ui';

/** One line of the floor as one person sees it. `key` is stable for the same thing. */
export type FloorItem =
  | { type: 'step'; key: string; name: string; seconds: number }
  | { type: 'unread'; key: string }
  | { type: 'said'; key: string; message: Message }
  | { type: 'held'; key: string; message: Message; note: Intervention | undefined; readers: Readers }
  | { type: 'note'; key: string; act: Intervention; message?: Message | undefined; readers: Readers }
  | { type: 'care'; key: string; card: Care; readers: Readers; isOnFloor: boolean }
  /** `isBehind`: earlier words are still on their way. */
  | { type: 'post'; key: string; post: Post; side: Side | undefined; isBehind: boolean };

/** Whether two lines show the same. Each change rebuilds all lines, and most of them are as before. */
export function isSameItem(one: FloorItem, other: FloorItem): boolean {
  const [before, after] = [new Map(Object.entries(one)), Object.entries(other)];
  return before.size === after.length && after.every(([field, value]) => Object.is(before.get(field), value));
}

/** The line above the reader's news. */
export const UNREAD_KEY = 'unread';

export type FloorSource = {
  format: Pick<Format, 'id' | 'steps'>;
  messages: readonly Message[];
  acts: readonly Intervention[];
  /** The moderator's cards of care for the reader, each with its readers. */
  care?: readonly { card: Care; readers: Readers }[];
  posts: readonly Post[];
  /** The reader, and the reader's bench. */
  uid: string;
  side: Side | undefined;
  /** The readers of a private line, and of hidden words and their reasons; absent if they are the same. */
  readers: Readers;
  hiddenReaders?: Readers;
  /** The server's time of the last thing they saw here before, and when they came back; undefined for a first visit. */
  away?: { fromMs: number; untilMs: number } | undefined;
  /** Earlier lines exist: the first loaded line is not the start of its step. */
  hasEarlier?: boolean;
};

/**
 * The floor in order: every step with its messages and acts, then pending ones. A note about a missing message is
 * left out, and a held message is shown together with its note.
 */
export function floorItems(source: FloorSource): FloorItem[] {
  const {
    format,
    messages,
    acts,
    posts,
    uid,
    side,
    readers,
    hiddenReaders = readers,
    away,
    care = [],
    hasEarlier = false,
  } = source;
  const replacing = new Set(
    posts.flatMap((post) => (isUnderWay(post) && post.replaces ? [post.replaces] : [])),
  );
  const visible = messages.filter((message) => !(message.state === 'held' && replacing.has(message.id)));
  const held = new Set(visible.flatMap((message) => (isKeptBack(message) ? [message.id] : [])));
  const seen = new Map(visible.map((message) => [message.id, message]));
  const aboutHeld = new Map(
    acts.flatMap((act) => (act.messageId && act.act !== 'correction' ? [[act.messageId, act]] : [])),
  );
  const standing = withoutBells(acts).filter(
    ({ messageId, act }) =>
      messageId === null || act === 'correction' || (seen.has(messageId) && !held.has(messageId)),
  );

  const cards = new Map(care.map((one) => [one.card.id, one]));
  const inOrder = [...standing, ...care.map(({ card }) => card)].toSorted(
    (one, other) => one.atMs - other.atMs,
  );

  const sections = sectionsOf(format.steps, visible, inOrder, { hasEarlier }).flatMap(
    ({ stepIndex, step, entries }, index): FloorItem[] => [
      ...(hasEarlier && index === 0 ? [] : [stepHead(format, stepIndex, step)]),
      ...entries.map((entry): FloorItem => {
        const cared = entry.type === 'act' && cards.get(entry.act.id);
        if (cared) {
          const isOnFloor = seen.has(cared.card.messageId ?? '');
          return { type: 'care', key: `care-${cared.card.id}-${cared.card.atMs}`, ...cared, isOnFloor };
        }
        if (entry.type === 'act')
          return {
            type: 'note',
            key: `act-${entry.act.id}`,
            act: entry.act,
            message: seen.get(entry.act.messageId ?? ''),
            readers: entry.act.act === 'severe' ? hiddenReaders : readers,
          };
        const { message } = entry;
        if (!isKeptBack(message)) return { type: 'said', key: `said-${message.id}`, message };
        const note = aboutHeld.get(message.id);
        const mayRead = message.state === 'hidden' ? hiddenReaders : readers;
        return { type: 'held', key: `held-${message.id}`, message, note, readers: mayRead };
      }),
    ],
  );
  const underWay = posts.filter((post) => !isOnFloor(post, visible, uid));
  return [
    ...withUnread(sections, uid, away),
    ...underWay.map((post, index): FloorItem => {
      const isBehind = underWay.slice(0, index).some(isAhead);
      return { type: 'post', key: `post-${post.commandId}`, post, side, isBehind };
    }),
  ];
}

/** Whether others than its author and perhaps the host do not see a message. */
function isKeptBack({ state }: Message): boolean {
  return state === 'held' || state === 'hidden';
}

function stepHead(format: FloorSource['format'], stepIndex: number, step: Step | undefined): FloorItem {
  const name = step ? stepName(format, step) : '';
  return { type: 'step', key: `step-${stepIndex}`, name, seconds: step?.seconds ?? 0 };
}

/** The server's time of a line; undefined for a separator or a pending line. */
export function atMsOf(item: FloorItem): number | undefined {
  if (item.type === 'note') return item.act.atMs;
  if (item.type === 'care') return item.card.atMs;
  return item.type === 'said' || item.type === 'held' ? item.message.createdAtMs : undefined;
}

/** Whether these are the reader's own words. */
export function isOwn(item: FloorItem, uid: string): boolean {
  if (item.type === 'post') return true;
  return (item.type === 'said' || item.type === 'held') && item.message.authorId === uid;
}

/** Marks where the reader left off: before the first new line, below the known ones. */
function withUnread(items: FloorItem[], uid: string, away: FloorSource['away']): FloorItem[] {
  if (!away) return items;
  const first = items.findIndex((item) => (atMsOf(item) ?? 0) > away.fromMs && !isOwn(item, uid));
  const item = items[first];
  // Arrivals while they are here were not missed.
  if (!item || (atMsOf(item) ?? 0) > away.untilMs) return items;
  const at = items[first - 1]?.type === 'step' ? first - 1 : first;
  return at < 1 ? items : [...items.slice(0, at), { type: 'unread', key: UNREAD_KEY }, ...items.slice(at)];
}

function isUnderWay(post: Post): boolean {
  return post.state === 'sending' || post.state === 'waiting' || post.state === 'sent';
}

/** Whether later words wait for these, not for the connection alone. */
function isAhead({ state }: Post): boolean {
  return state === 'sending' || state === 'failed';
}

/** Whether a post is already among the messages: by its id, or, before the answer is here, by its words. */
function isOnFloor(post: Post, messages: readonly Message[], uid: string): boolean {
  if (post.state === 'sent') return messages.some((message) => message.id === post.messageId);
  if (post.state !== 'sending') return false;
  const text = tidyText(post.text);
  return messages.some(
    (message) => message.authorId === uid && message.createdAtMs > post.afterMs && message.text === text,
  );
}
