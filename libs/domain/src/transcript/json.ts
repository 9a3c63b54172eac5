import { BRAND } from '../brand.ts';
import type { Side } from '../debate/format.ts';
import { formatSource } from '../debate/formats/format-abouts.ts';
import { formatName, stepName } from '../debate/formats/format-words.ts';
import { reactionSchema } from '../documents/message.ts';
import type { Room } from '../documents/room.ts';
import type { Tally, VoteCounts } from '../documents/tally.ts';
import { sectionsOf, type FloorEntry } from './floor-sections.ts';
import { judgingOf } from './json-judging.ts';
import { peopleOf } from './json-people.ts';
import type { TranscriptJson } from './json-schema.ts';
import { proceedingsOf } from './proceedings.ts';
import { onRecord, type TranscriptSource } from './on-record.ts';
import { endingOf, offsetSeconds } from './words.ts';

type Entry = TranscriptJson['floor'][number];

/** A debate as JSON by `transcriptJsonSchema`, indented, its fields always in the same order. */
export function renderTranscriptJson(source: TranscriptSource): string {
  return `${JSON.stringify(transcriptJson(source), null, 2)}\n`;
}

/** The content of the file. It names seats and people, but no account and no room code. */
export function transcriptJson(source: TranscriptSource): TranscriptJson {
  const { room } = source;
  const { messages, acts } = onRecord(source);
  const people = peopleOf(room, messages);
  const idOf = (uid: string) => people.get(uid)?.id ?? '';
  const sections = sectionsOf(room.debate.format.steps, messages, acts);
  return {
    version: 1,
    keptBy: BRAND,
    debate: debateOf(source),
    format: formatOf(room),
    people: [...people.values()],
    floor: sections.flatMap(({ stepIndex, entries }) =>
      entries.map((entry) => entryOf(entry, stepIndex + 1, room, idOf)),
    ),
    proceedings: proceedingsOf(room, source.events ?? []).map(({ seq, atMs, by, says }) => ({
      seq,
      at: timeOf(atMs),
      seconds: offsetSeconds(atMs, room.startedAtMs),
      by: by === null ? null : (people.get(by)?.id ?? null),
      says,
    })),
    votes: votesOf(room),
    judging: judgingOf(source, idOf),
    ledger: ledgerOf(room),
  };
}

function debateOf({ room, link }: TranscriptSource): TranscriptJson['debate'] {
  const { id, motion, visibility, strictness, createdAtMs, startedAtMs, endedAtMs, debate } = room;
  return {
    id,
    motion,
    visibility,
    strictness,
    ending: endingOf(debate),
    openedAt: timeOf(createdAtMs),
    startedAt: startedAtMs === null ? null : timeOf(startedAtMs),
    endedAt: endedAtMs === null ? null : timeOf(endedAtMs),
    link: link ?? null,
  };
}

function formatOf({ debate }: Room): TranscriptJson['format'] {
  const { format } = debate;
  const { id, custom, pace, restatesFirst, preparationSeconds, prepBankSeconds, steps } = format;
  return {
    id,
    name: formatName(format),
    source: formatSource(format),
    custom,
    pace: pace === 'correspondence' ? pace : 'live',
    delivery: pace === 'spoken' ? 'spoken' : 'written',
    restatesFirst,
    preparationSeconds,
    prepBankSeconds,
    steps: steps.map((step) => ({ name: stepName(format, step), kind: step.kind, seconds: step.seconds })),
  };
}

function entryOf(entry: FloorEntry, step: number, room: Room, idOf: (uid: string) => string): Entry {
  const at = timeOf(entry.atMs);
  const seconds = offsetSeconds(entry.atMs, room.startedAtMs);
  if (entry.type === 'act') {
    const { id, act, says, quote, rule } = entry.act;
    return { type: 'act', id, at, seconds, step, act, says, quote, rule };
  }
  const { id, kind, authorId, side, text, edits, quote, reactions, restates } = entry.message;
  return {
    type: 'message',
    id,
    at,
    seconds,
    step,
    kind,
    author: idOf(authorId),
    side,
    text,
    edited: edits.length > 0,
    quote: quote && { message: quote.messageId, author: quote.authorName, text: quote.text },
    restates: restates ? { name: restates.name, answer: restates.answer } : null,
    // The database does not keep the order of fields.
    reactions: inOrder(reactions, reactionSchema.options),
  };
}

function votesOf({ tally }: Room): TranscriptJson['votes'] {
  if (!tally) return null;
  const { voted, counts, swing, gained, changed, late } = tally;
  return {
    voted: { before: voted.before, after: voted.after },
    before: counts && countsOf(counts.before),
    after: counts && countsOf(counts.after),
    swing: swing && swingOf(swing),
    gained,
    changedTheirMind: changed,
    joinedLate: late,
  };
}

function countsOf({ for: pro, against, undecided }: VoteCounts): VoteCounts {
  return { for: pro, against, undecided };
}

function swingOf({ for: pro, against }: NonNullable<Tally['swing']>) {
  return { for: pro, against };
}

function ledgerOf({ ledger }: Room): TranscriptJson['ledger'] {
  const bySide = ({ for: pro, against }: Record<Side, number>) => ({ for: pro, against });
  return Object.fromEntries(
    byName(ledger).map(([act, { found, acted }]) => [act, { found: bySide(found), acted: bySide(acted) }]),
  );
}

function byName<Value>(record: Record<string, Value>): [string, Value][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}

function inOrder<Key extends string>(counts: Partial<Record<Key, number>>, keys: readonly Key[]) {
  const kept: Partial<Record<Key, number>> = {};
  for (const key of keys) if (counts[key] !== undefined) kept[key] = counts[key];
  return kept;
}

function timeOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
