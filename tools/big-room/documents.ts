import {
  backchannelPath,
  countsPath,
  eventPath,
  flagPath,
  interventionsPath,
  LIMITS,
  memberPath,
  messagesPath,
  openDebate,
  openingState,
  QUICK_CLASH,
  roomPath,
  storedMessage,
  withLengths,
} from '@rostrum/domain';
import { aMessage, anIntervention, aRoom, playLog, type Move } from '@rostrum/domain/testing';
import { wordsOf } from './words.ts';

export const MESSAGES = 10_000;

/** A document and its path. */
export type Stored = { path: string; data: object };

/** After this many messages the moderator says something to everybody, or to one person. */
const ACT_TO_ALL_EVERY = 25;
const ACT_TO_ONE_EVERY = 200;
const APART_MS = 700;
/** Held words of the first debater, lines of the backchannel, and flagged messages. */
const HELD = 12;
const CHATS = 200;
const FLAGS = 60;

/** Two of the demo people; the first is at home in the browser. */
const ADA = { uid: 'user_ada', name: 'Ada Marsh', side: 'for' } as const;
const BEN = { uid: 'user_ben', name: 'Ben Okafor', side: 'against' } as const;

/** A debate of ten thousand messages between Ada and Ben, as the server would have stored it until just now. */
export function bigRoom(roomId: string, isOver: boolean): Stored[] {
  const startMs = Date.now() - MESSAGES * APART_MS - 60_000;
  const { documents, firstSeq } = theRoom(roomId, startMs, isOver);
  const said = Array.from({ length: MESSAGES }, (_, index) =>
    saidAndDone(roomId, index, firstSeq + index, startMs + index * APART_MS),
  );
  return [...documents, ...said.flat(), ...besideTheFloor(roomId, startMs)];
}

/** Ben is still there: without it the debate would soon wait for him. */
export function beatOfBen(roomId: string): Stored {
  return { path: memberPath(roomId, BEN.uid), data: { lastSeenAtMs: Date.now() } };
}

/** Documents that only some people in the room read. */
function besideTheFloor(roomId: string, startMs: number): Stored[] {
  const held = Array.from({ length: HELD }, (_, index) => ({
    path: `${messagesPath(roomId)}/held-${index}`,
    data: aMessage({ authorId: ADA.uid, state: 'held', createdAtMs: startMs + MESSAGES * APART_MS + index }),
  }));
  const chats = Array.from({ length: CHATS }, (_, index) => ({
    path: `${backchannelPath(roomId)}/line-${index}`,
    data: { authorId: BEN.uid, authorName: BEN.name, text: wordsOf(index), createdAtMs: startMs + index },
  }));
  const flags = Array.from({ length: FLAGS }, (_, index) => ({
    path: flagPath(roomId, `message-${index}`, BEN.uid),
    data: { messageId: `message-${index}`, by: BEN.uid, reason: 'offTopic', atMs: startMs + index },
  }));
  return [...held, ...chats, ...flags];
}

/** The room without its messages; `firstSeq` is the log number of the first message. */
function theRoom(
  roomId: string,
  startMs: number,
  isOver: boolean,
): { documents: Stored[]; firstSeq: number } {
  const format = withLengths(QUICK_CLASH, { preparation: 0, 'opening-for': LIMITS.stepMaxSeconds });
  const opened = openDebate(ADA.uid, format, startMs);
  const begun = playLog(
    openingState(opened),
    { type: 'takeSeat', by: ADA.uid, seatId: 'for-1' },
    { type: 'takeSeat', by: BEN.uid, seatId: 'against-1' },
    { type: 'ready', by: ADA.uid },
    { type: 'ready', by: BEN.uid },
  );
  const said = { ...begun.state, seq: begun.state.seq + MESSAGES, atMs: startMs + MESSAGES * APART_MS };
  const end: Move[] = isOver ? [{ type: 'end', by: ADA.uid }] : [];
  const { state, events } = playLog(said, ...end);
  const named = [ADA, BEN].map(({ uid, name }) => [uid, { displayName: name, photoURL: '' }] as const);
  const people = Object.fromEntries(named);
  const { id: _, ...room } = aRoom({ debate: state, people, createdAtMs: startMs, dueAtMs: null });
  const { seq, atMs, spoken } = state;
  const counts = { seq, atMs, spoken, used: 'floor' in state ? state.floor.used : {} };
  const seen = { joinedAtMs: startMs, lastSeenAtMs: Date.now() };
  const log = [opened, ...begun.events, ...events];
  const documents = [
    { path: roomPath(roomId), data: room },
    { path: countsPath(roomId), data: counts },
    ...log.map((event) => ({ path: eventPath(roomId, event.seq), data: event })),
    ...named.map(([uid, person]) => ({ path: memberPath(roomId, uid), data: { uid, ...person, ...seen } })),
  ];
  return { documents, firstSeq: begun.state.seq + 1 };
}

/** One message, and the moderator's act after it. */
function saidAndDone(roomId: string, index: number, seq: number, atMs: number): Stored[] {
  const { uid, name, side } = index % 2 === 0 ? ADA : BEN;
  const author = { authorId: uid, authorName: name, side };
  const reactions = index % 5 === 0 ? { strongPoint: 1 + (index % 3) } : {};
  const message = aMessage({ ...author, text: wordsOf(index), createdAtMs: atMs, reactions, seq });
  return [
    { path: `${messagesPath(roomId)}/message-${index}`, data: storedMessage(message) },
    ...(index % ACT_TO_ALL_EVERY === 0 ? [anAct(roomId, 'all', atMs + 1)] : []),
    ...(index % ACT_TO_ONE_EVERY === 0 ? [anAct(roomId, ADA.uid, atMs + 2)] : []),
  ];
}

function anAct(roomId: string, to: string, atMs: number): Stored {
  const act = anIntervention({ to, atMs, says: 'One minute.' });
  return { path: `${interventionsPath(roomId)}/act-${atMs}`, data: act };
}
