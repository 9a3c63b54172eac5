import type { Message, Room, Side } from '@rostrum/domain';
import { aDebate, aMessage, aRoom } from '@rostrum/domain/testing';
import { bundledEncoder } from '@rostrum/encoder';
import { createCivilityEngine } from '@rostrum/moderator/engine';
import { createMapHeads } from '@rostrum/moderator/map/reader';
import { openAnswerReader } from '@rostrum/moderator/reader';
import { peopleIn, writeReport } from '@rostrum/moderator/report';
import { bootstrap } from '../../training/metrics.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { measuredHalf, readSet } from '../substance/read-set.ts';

type Row = {
  id: string;
  motion: string;
  debaters: { name: string; side: Side }[];
  messages: { by: string; side: Side; text: string }[];
  strongestEvidence: Record<Side, number | null>;
  neverIn: number[];
  neverText: string[];
  creditedTo: Record<string, string>;
  tooThin: boolean;
};

/** The outcome for one debate: for each question how many were asked, and what went wrong, in words. */
type Marks = Record<Question, { asked: number; wrong: string[] }>;
type Question = keyof typeof QUESTIONS;

/** The questions to a report, and the share that should be right. */
const QUESTIONS = {
  lines: { says: 'lines of summaries that are no joke, aside or greeting', atLeast: 1 },
  whole: { says: 'lines of summaries that are whole sentences', atLeast: 1 },
  evidence: { says: 'strongest evidence of a side that is in its summary', atLeast: 1 },
  credit: { says: 'restatements credited to the person who holds them', atLeast: 1 },
  own: { says: 'lines of summaries that are their speaker’s own words', atLeast: 1 },
  thin: { says: 'debates that are called too thin to judge where they are, and nowhere else', atLeast: 1 },
} as const;
const ASKED = Object.keys(QUESTIONS) as Question[];

const engine = createCivilityEngine();
const heads = createMapHeads(engine.analyse);

/** The reports of debates that were labelled by hand, with meaning as on the server, and by words alone. */
export const ROW: EvaluationRow = {
  name: 'substance-reports',
  data: [],
  measure: async () => {
    const reader = openAnswerReader(bundledEncoder());
    const rows = readSet<Row>('reports');
    const byMeaning = await Promise.all(rows.map((row) => markRow(row, reader)));
    const byWords = await Promise.all(rows.map((row) => markRow(row)));
    complain(rows, byMeaning, 'by meaning');
    complain(rows, byWords, 'by words');
    return [...figuresOf(byMeaning, 'by meaning'), ...figuresOf(byWords, 'by words alone')];
  },
};

async function markRow(row: Row, reader?: ReturnType<typeof openAnswerReader>): Promise<Marks> {
  const room = roomOf(row);
  const messages = messagesOf(row);
  const meaning = await reader?.prepare(messages, heads, { motion: row.motion, people: peopleIn(room) });
  const source = { room, messages, interventions: [] };
  const { report, map } = writeReport(source, engine, { atMs: 1, ...(meaning && { meaning }) });
  const lines = (['for', 'against'] as const).flatMap((side) =>
    report.summary[side].map((line) => ({ ...line, side })),
  );
  const placeOf = (messageId: string) => Number(messageId.slice(1));
  const restated = map.nodes.filter(({ kind }) => kind === 'restatement');
  const asked = <Value>(values: readonly Value[], wrong: (value: Value) => string | false) => ({
    asked: values.length,
    wrong: values.flatMap((value) => wrong(value) || []),
  });
  return {
    lines: asked(lines, ({ messageId, text }) => {
      const isOff =
        row.neverIn.includes(placeOf(messageId)) || row.neverText.some((never) => text.includes(never));
      return isOff && `in: ${text}`;
    }),
    whole: asked(
      lines,
      (line) => !isWhole(line, row.messages[placeOf(line.messageId)]?.text ?? '') && `cut: ${line.text}`,
    ),
    evidence: asked(
      (['for', 'against'] as const).flatMap((side) => {
        const place = row.strongestEvidence[side];
        return place === null ? [] : [{ side, place }];
      }),
      ({ side, place }) =>
        !lines.some((line) => line.side === side && placeOf(line.messageId) === place) &&
        `not in: ${row.messages[place]?.text}`,
    ),
    credit: asked(Object.entries(row.creditedTo), ([place, name]) => {
      const own = restated.filter(({ messageId }) => placeOf(messageId) === Number(place));
      return (
        !own.some(({ heldBy }) => heldBy === name) &&
        `credited to ${own.map(({ heldBy }) => heldBy).join()}: ${row.messages[Number(place)]?.text}`
      );
    }),
    own: asked(lines, (line) => {
      const only = restated.find(
        (node) =>
          node.messageId === line.messageId && node.end >= line.end - 1 && node.start <= line.start + 40,
      );
      return only !== undefined && `restated: ${line.text}`;
    }),
    thin: asked(
      [row],
      () =>
        (report.notJudged.verdict === 'thin') !== row.tooThin &&
        `thin: ${report.notJudged.verdict ?? 'judged'}`,
    ),
  };
}

/** From a capital, or the beginning of the message, to a full stop, or the end of the message. */
function isWhole({ start, end, text }: { start: number; end: number; text: string }, said: string): boolean {
  const begins = start === 0 || /[.!?…\n]["'”’)]*\s*$/u.test(said.slice(0, start));
  const ends = /[.!?…]["'”’)]*$/u.test(text) || said.slice(end).trim() === '';
  return begins && ends && said.slice(start, end) === text;
}

function roomOf({ motion, debaters, messages }: Row): Room {
  const debate = aDebate({ phase: 'debrief' });
  const seats = Object.fromEntries(
    debate.format.seats.flatMap(({ id, side }) => {
      const person = debaters.find((one) => one.side === side);
      return person ? [[id, person.name]] : [];
    }),
  );
  return aRoom({
    motion,
    debate: { ...debate, seats, spoken: {} },
    people: Object.fromEntries(debaters.map(({ name }) => [name, { displayName: name, photoURL: '' }])),
    startedAtMs: 1,
    endedAtMs: 1 + messages.length * 60_000,
  });
}

function messagesOf({ messages }: Row): Message[] {
  return messages.map(({ by, side, text }, at) => ({
    ...aMessage(),
    id: `m${at}`,
    authorId: by,
    authorName: by,
    side,
    text,
    stepIndex: at,
    createdAtMs: 1 + at * 60_000,
  }));
}

/** Every failure of the open half; of the shut half only its id. */
function complain(rows: readonly Row[], marks: readonly Marks[], how: string): void {
  const isOpen = measuredHalf() === 'open';
  rows.forEach(({ id }, at) => {
    for (const question of ASKED) {
      for (const words of marks[at]?.[question].wrong ?? []) {
        console.error(`${id} ${question}, ${how}${isOpen ? `: ${words}` : ''}`);
      }
    }
  });
}

function figuresOf(marks: readonly Marks[], how: string): Figure[] {
  return ASKED.map((question): Figure => {
    const right = (all: readonly Marks[]) => {
      const asked = all.reduce((sum, one) => sum + one[question].asked, 0);
      const wrong = all.reduce((sum, one) => sum + one[question].wrong.length, 0);
      return asked === 0 ? 1 : (asked - wrong) / asked;
    };
    const count = marks.reduce((sum, one) => sum + one[question].asked, 0);
    return {
      head: 'report',
      figure: `${QUESTIONS[question].says}, ${how}, ${marks.length} debates of ours, n = ${count}`,
      value: right(marks),
      interval: bootstrap(marks.length, (places) => right(places.flatMap((place) => marks[place] ?? []))),
      trivial: '–',
      wordList: '–',
      aim: { atLeast: QUESTIONS[question].atLeast },
      reference: 'none; the aim is ours',
    };
  });
}
