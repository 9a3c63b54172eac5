import {
  dueAtMs,
  isFinished,
  statusOf,
  type Message,
  type Room,
  type TranscriptSource,
} from '@rostrum/domain';
import type { Stage } from './stage.ts';

/** A played debate as the server stores it, with its messages; an engine that writes reports reads this. */
export function reportSource({ script, debate, messages, state }: Stage): TranscriptSource {
  const benches = script.benches;
  const sideOf = (uid: string) =>
    benches.for.includes(uid)
      ? ('for' as const)
      : benches.against.includes(uid)
        ? ('against' as const)
        : null;
  const stored = messages.map((message): Message => ({
    id: message.id,
    authorId: message.by,
    authorName: script.names[message.by] ?? message.by,
    side: sideOf(message.by),
    stepIndex: message.stepIndex,
    kind: message.kind,
    text: message.text,
    state: message.state,
    open: true,
    spans: [],
    quote: null,
    edits: [],
    reactions: {},
    createdAtMs: message.atMs,
  }));
  const peopleIds = Object.keys(script.names);
  const room: Room = {
    id: script.id,
    motion: script.motion,
    visibility: 'public',
    strictness: script.strictness,
    hostId: script.hostId,
    code: 'ABC234',
    status: statusOf(debate),
    debate,
    peopleIds,
    people: Object.fromEntries(
      peopleIds.map((uid) => [uid, { displayName: script.names[uid] ?? uid, photoURL: '' }]),
    ),
    ledger: state.ledger,
    tally: null,
    createdAtMs: debate.atMs,
    opensAtMs: null,
    dueAtMs: isFinished(debate) ? null : dueAtMs(debate, null),
    startedAtMs: stored[0]?.createdAtMs ?? null,
    endedAtMs: debate.atMs,
  };
  return { room, messages: stored, interventions: [] };
}
