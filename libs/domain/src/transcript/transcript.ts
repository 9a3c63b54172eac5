import { BRAND } from '../brand.ts';
import type { Side } from '../debate/format.ts';
import type { DebateState } from '../debate/state.ts';
import type { Intervention } from '../documents/intervention.ts';
import type { Message } from '../documents/message.ts';
import { NAMELESS } from '../documents/profile.ts';
import type { RoomDocument } from '../documents/room.ts';
import { sectionsOf, type FloorEntry } from './floor-sections.ts';
import { sharesOf } from './shares.ts';
import { escapeBlock, escapeLine, markdownTable } from './markdown.ts';

export type TranscriptSource = {
  room: RoomDocument;
  messages: readonly Message[];
  interventions: readonly Intervention[];
};

const SIDE_WORDS: Readonly<Record<Side, string>> = { for: 'For', against: 'Against' };

/** What the moderator looked for, as people read it in its ledger. */
export const LEDGER_WORDS: Readonly<Record<string, string>> = {
  personAttack: 'Words about a person',
  outOfTurn: 'Out of turn',
};

/**
 * A whole debate as Markdown: motion, people, every step with what was said and what the moderator did in public,
 * who spoke how much, and the moderator's ledger. Times count from the start of the first step. What is held, withdrawn
 * or private never enters it.
 */
export function renderTranscript({ room, messages, interventions }: TranscriptSource): string {
  const shown = messages.filter((message) => message.state === 'shown');
  const acts = interventions.filter((intervention) => intervention.to === 'all');
  const sections = sectionsOf(room.debate.format.steps, shown, acts);
  const parts = [
    `# ${escapeLine(room.motion)}`,
    heading(room),
    ...sections.flatMap(({ stepIndex, step, entries }) => [
      `## ${stepIndex + 1}. ${escapeLine(step?.name ?? 'Step')}`,
      ...entries.map((entry) => renderEntry(entry, room)),
    ]),
    '## Who spoke how much',
    shares(room),
    '## What the moderator found and did',
    ledger(room),
    `Kept by ${BRAND}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A name for the file, from the day and the motion. */
export function transcriptFileName({ motion, createdAtMs }: RoomDocument): string {
  const words = motion.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, 60).replace(/-$/, '');
  return `${new Date(createdAtMs).toISOString().slice(0, 10)}-${slug}.md`;
}

function heading(room: RoomDocument): string {
  const { debate, strictness, visibility } = room;
  const seats = debate.format.seats.map(({ id, side }) => {
    const uid = debate.seats[id];
    return `- ${SIDE_WORDS[side]}: ${uid ? nameIn(room, uid) : 'nobody'}`;
  });
  return [
    ...seats,
    `- Host: ${nameIn(room, room.hostId)}`,
    `- Format: ${escapeLine(debate.format.name)}${debate.format.custom ? ', custom lengths' : ''}`,
    `- Moderation: ${strictness}; ${visibility}`,
    `- ${whenOf(room)}`,
    `- ${OUTCOMES[outcomeOf(debate)]}`,
  ].join('\n');
}

const OUTCOMES = {
  completed: 'Ended after its last step',
  endedByHost: 'Ended by its host',
  agreed: 'Ended early by agreement of both sides',
  abandoned: 'Abandoned: a debater left',
  cancelled: 'Called off before it began',
  running: 'Still going on when this was written',
};

function outcomeOf(debate: DebateState): keyof typeof OUTCOMES {
  if ('outcome' in debate) return debate.outcome;
  return debate.phase === 'abandoned' || debate.phase === 'cancelled' ? debate.phase : 'running';
}

function whenOf({ startedAtMs, createdAtMs }: RoomDocument): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return startedAtMs === null
    ? `Opened on ${day.format(createdAtMs)} UTC, never started`
    : `Started on ${day.format(startedAtMs)} UTC`;
}

function renderEntry(entry: FloorEntry, room: RoomDocument): string {
  const time = relativeTime(entry.atMs, room.startedAtMs);
  if (entry.type === 'act') return renderAct(entry.act, time);
  const { authorName, side, kind, text } = entry.message;
  const remark = kind === 'speech' ? '' : `, ${kind}`;
  const bench = side ? SIDE_WORDS[side] : 'from the audience';
  return `**${escapeLine(authorName) || NAMELESS}** (${bench}${remark}, ${time})\n\n${escapeBlock(text)}`;
}

function renderAct({ says, quote, rule }: Intervention, time: string): string {
  const quoted = quote ? ` “${escapeLine(quote)}”` : '';
  const ruled = rule ? ` (${escapeLine(rule)})` : '';
  return `> **Moderator** (to everyone, ${time}): ${escapeLine(says)}${quoted}${ruled}`;
}

function shares(room: RoomDocument): string {
  const rows = sharesOf(room.debate).map(({ uid, side, characters, share }) => [
    room.people[uid]?.displayName || NAMELESS,
    SIDE_WORDS[side],
    String(characters),
    `${Math.round(share * 100)}%`,
  ]);
  if (rows.length === 0) return 'Nobody spoke.';
  return markdownTable([['Person', 'Side', 'Characters', 'Share'], ...rows]);
}

function ledger(room: RoomDocument): string {
  const rows = Object.entries(room.ledger).map(([act, { found, acted }]) => [
    LEDGER_WORDS[act] ?? act,
    ...[found.for, found.against, acted.for, acted.against].map((count) => String(count)),
  ]);
  if (rows.length === 0) return 'It found nothing to act on, on either side.';
  return markdownTable([['', 'Found, For', 'Found, Against', 'Acted, For', 'Acted, Against'], ...rows]);
}

function nameIn(room: RoomDocument, uid: string): string {
  return escapeLine(room.people[uid]?.displayName ?? '') || NAMELESS;
}

/** `2:05` or `1:02:05` after the start; what came before it is at `0:00`. */
export function relativeTime(atMs: number, startedAtMs: number | null): string {
  const seconds = startedAtMs === null ? 0 : Math.max(0, Math.floor((atMs - startedAtMs) / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
