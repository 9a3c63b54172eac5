import type { Room } from '../documents/room.ts';
import { sectionsOf, type FloorEntry, type FloorSection } from './floor-sections.ts';
import { onRecord, type TranscriptSource } from './on-record.ts';
import { proceedingsOf, type Proceeding } from './proceedings.ts';
import { offsetSeconds, personName, SIDE_WORDS } from './words.ts';

const HEAD = [
  'time',
  'seconds',
  'step',
  'step name',
  'type',
  'kind',
  'author',
  'side',
  'text',
  'quoted author',
  'quoted text',
  'edited',
  'restates',
  'restated says',
  'id',
];

/**
 * A debate as a table, with one row for every message, every public act of the moderator and everything
 * that changed how the debate ran, in order.
 * Comma-separated according to RFC 4180: lines end in CR LF, and cells with a comma, a quote or a line break are
 * quoted.
 */
export function renderTranscriptCsv(source: TranscriptSource): string {
  const { messages, acts } = onRecord(source);
  const sections = sectionsOf(source.room.debate.format.steps, messages, acts);
  const rows = sections.flatMap((section) =>
    section.entries.map((entry) => rowOf(entry, section, source.room)),
  );
  const run = proceedingsOf(source.room, source.events ?? []).map((one) => runCells(one, source.room));
  return csvTable([HEAD, ...[...rows, ...run].toSorted(byTime)]);
}

/** Rows by time; those of the same moment stay in their order. */
function byTime([one = '']: readonly string[], [other = '']: readonly string[]): number {
  return one < other ? -1 : Number(one > other);
}

/** How the debate was run: without a step, and by name. */
function runCells({ seq, atMs, by, says }: Proceeding, room: Room): string[] {
  const name = by === null ? '' : personName(room, by);
  const seconds = String(offsetSeconds(atMs, room.startedAtMs));
  const cells = ['', '', 'run', '', name, '', says, '', '', 'no', '', '', `event-${seq}`];
  return [new Date(atMs).toISOString(), seconds, ...cells];
}

/** Every row on one line, including the last; `csvCell` makes the cells. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** The characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** One cell. Text that a spreadsheet would take for a formula starts with an apostrophe. */
export function csvCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function rowOf(entry: FloorEntry, { stepIndex, step }: FloorSection, { startedAtMs }: Room): string[] {
  return [
    new Date(entry.atMs).toISOString(),
    String(offsetSeconds(entry.atMs, startedAtMs)),
    String(stepIndex + 1),
    step?.name ?? '',
    ...(entry.type === 'act' ? actCells(entry) : messageCells(entry)),
  ];
}

function messageCells({ message }: Extract<FloorEntry, { type: 'message' }>): string[] {
  const { kind, authorName, side, text, quote, edits, restates, id } = message;
  const bench = side ? SIDE_WORDS[side] : 'Audience';
  const edited = edits.length > 0 ? 'yes' : 'no';
  const quoted = [quote?.authorName ?? '', quote?.text ?? ''];
  const restated = [restates?.name ?? '', restates?.answer ?? ''];
  return ['message', kind, authorName, bench, text, ...quoted, edited, ...restated, id];
}

function actCells({ act }: Extract<FloorEntry, { type: 'act' }>): string[] {
  return ['act', act.act, 'Moderator', '', act.says, '', act.quote ?? '', 'no', '', '', act.id];
}
