import * as m from '@rostrum/words/record-words';
import { stepName } from '../debate/formats/format-words.ts';
import { teamOf } from '../debate/team-words.ts';
import { csvFile } from '../files/csv-file.ts';
import type { Room } from '../documents/room.ts';
import { shownWords } from '../documents/shown-words.ts';
import { aboutDebate } from './about-debate.ts';
import { rulingWords } from './decision-parts.ts';
import { sectionsOf, type FloorEntry, type FloorSection } from './floor-sections.ts';
import { onRecord, type TranscriptSource } from './on-record.ts';
import { proceedingsOf, type Proceeding } from './proceedings.ts';
import { offsetSeconds, personName, sideWord } from './words.ts';

const COLUMNS = [
  'time',
  'seconds',
  'step',
  'step name',
  'type',
  'kind',
  'author',
  'side',
  'team',
  'text',
  'quoted author',
  'quoted text',
  'edited',
  'restates',
  'restated says',
  'id',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/**
 * A debate as a table: the facts about it, then one row for every message, every public act of the moderator and everything that
 * changed how the debate ran, in order, and at last the judges' ballots.
 */
export function renderTranscriptCsv(source: TranscriptSource): string {
  const { room } = source;
  const { messages, acts } = onRecord(source);
  const sections = sectionsOf(room.debate.format.steps, messages, acts);
  const floor = sections.flatMap((section) => section.entries.map((entry) => rowOf(entry, section, room)));
  const run = proceedingsOf(room, source.events ?? []).map((one) => runRow(one, room));
  const rows = [
    ...aboutDebate(room, source.link).map(([kind, text]): Row => ({ type: 'about', kind, text })),
    ...[...floor, ...run].toSorted(byTime),
    ...ballotRows(source),
  ];
  return csvFile([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]);
}

/** Rows by time; those of the same moment stay in their order. */
function byTime({ time: one = '' }: Row, { time: other = '' }: Row): number {
  return one < other ? -1 : Number(one > other);
}

function timeCells(atMs: number, { startedAtMs }: Room): Row {
  return { time: new Date(atMs).toISOString(), seconds: String(offsetSeconds(atMs, startedAtMs)) };
}

/** How the debate was run: without a step, and by name. */
function runRow({ seq, atMs, by, says }: Proceeding, room: Room): Row {
  const author = by === null ? '' : personName(room, by);
  return { ...timeCells(atMs, room), type: 'run', author, text: says, edited: 'no', id: `event-${seq}` };
}

function rowOf(entry: FloorEntry, { stepIndex, step }: FloorSection, room: Room): Row {
  return {
    ...timeCells(entry.atMs, room),
    step: String(stepIndex + 1),
    'step name': step ? stepName(room.debate.format, step) : '',
    ...(entry.type === 'act' ? actCells(entry) : messageCells(entry, room)),
  };
}

function messageCells({ message }: Extract<FloorEntry, { type: 'message' }>, room: Room): Row {
  const { kind, authorId, authorName, side, text, quote, edits, restates, id } = message;
  return {
    type: 'message',
    kind,
    author: authorName,
    side: sideWord(side),
    team: teamOf(room.debate, authorId) ?? '',
    text,
    'quoted author': quote?.authorName ?? '',
    'quoted text': quote?.text ?? '',
    edited: edits.length > 0 ? 'yes' : 'no',
    restates: restates?.name ?? '',
    'restated says': restates?.answer ?? '',
    id,
  };
}

function actCells({ act }: Extract<FloorEntry, { type: 'act' }>): Row {
  const { says, quote, id } = act;
  return {
    type: 'act',
    kind: act.act,
    author: m.moderator(),
    text: says,
    'quoted text': quote ?? '',
    edited: 'no',
    id,
  };
}

/** Each judge's ballot: what they decided, and why. */
function ballotRows({ room, decision }: TranscriptSource): Row[] {
  if (!decision) return [];
  return decision.ballots.map(({ by, ballot }) => ({
    ...timeCells(decision.closedAtMs, room),
    type: 'ballot',
    kind: rulingWords(room, ballot),
    author: personName(room, by),
    text: shownWords(ballot.reason),
  }));
}
