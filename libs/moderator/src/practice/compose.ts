import { openDesk, madePoints, type Brief, type Desk, type PracticePart } from './desk.ts';
import { answerOf, questionOf } from './exchange.ts';
import type { Heard } from './listen.ts';
import { PARAGRAPHS } from './levels.ts';
import { written, type Paragraph } from './notebook.ts';
import * as PHRASES from './phrases.ts';
import { examplesOf, pointsOf, pressed, repliesTo } from './replies.ts';

/**
 * The opponent's next message; empty if it has nothing new to say or no room for it. Every quote in it is real. Pure:
 * the same brief gives the same words. `quotes`: whether it may repeat the other side's words.
 */
export function compose(brief: Brief, heard: Heard, quotes = true): string {
  const desk = openDesk(brief, heard, quotes);
  return written(PARTS[brief.part](desk).slice(0, MOST_PARAGRAPHS), brief.limit);
}

const MOST_PARAGRAPHS = 8;

const PARTS: Readonly<Record<PracticePart, (desk: Desk) => Paragraph[]>> = {
  opening: (desk) => {
    const replies = repliesTo(desk, desk.rules.repliesAtOnce);
    const points = PARAGRAPHS - replies.length - (desk.limit < ROOM_FOR_THREE ? 1 : 0);
    return [opener(desk), ...pointsOf(desk, Math.max(1, points), PHRASES.POINT_LEADS), ...replies];
  },
  rebuttal: (desk) => {
    const replies = [...thanks(desk), ...repliesTo(desk, desk.rules.replies)];
    const start = replies.length > 0 ? replies : instead(desk);
    const stands = desk.rules.presses && desk.heard.manner === 'argues' ? pressed(desk, 1) : [];
    return filled(desk, [...start, ...stands]);
  },
  closing: (desk) => [...repliesTo(desk, repliesAtTheEnd(desk)), ...weighed(desk)],
  turn: (desk) => {
    const replies = [...thanks(desk), ...repliesTo(desk, 1)];
    return filled(desk, replies.length > 0 ? replies : instead(desk), 2);
  },
  question: questionOf,
  answer: answerOf,
};

/** Below this limit the last point is kept for a later speech. */
const ROOM_FOR_THREE = 3_000;

function opener({ motion, side, notes }: Desk): Paragraph {
  const [, house] = /^This house (.+?)[.\s]*$/su.exec(motion) ?? [];
  const named = house && notes.any(PHRASES.OPENINGS_WITH_MOTION[side], `this house ${house}`);
  return { must: [named ?? notes.any(PHRASES.OPENINGS[side])] };
}

/** The paragraphs, with own points up to a speech's length. */
function filled(desk: Desk, start: readonly Paragraph[], length = PARAGRAPHS): Paragraph[] {
  const points = pointsOf(desk, Math.max(0, length - start.length), PHRASES.FURTHER_LEADS);
  const rest = Math.max(0, length - start.length - points.filter(isWhole).length);
  return [...start, ...points, ...examplesOf(desk, rest)];
}

function isWhole({ must }: Paragraph): boolean {
  return must.every((line) => line !== undefined);
}

/** What the other side granted is left in peace. */
function thanks({ heard, notes, quotes }: Desk): Paragraph[] {
  const granted = heard.granted
    .flatMap(({ quote }) => quote ?? [])
    .filter((quote) => !notes.wasSaid(`“${quote}”`));
  const line = quotes ? notes.any(PHRASES.THANKS, granted.at(-1)) : undefined;
  return line === undefined ? [] : [{ must: [line] }];
}

/** First words where there is no claim to answer. */
function instead(desk: Desk): Paragraph[] {
  const { heard, notes, side, quotes } = desk;
  const repeated = quotes ? heard.claims.findLast(({ isAnswered }) => isAnswered)?.quote : undefined;
  switch (heard.manner) {
    case 'asks':
      return [...answerOf(desk, false), { must: [notes.any(PHRASES.ONLY_ASKED)] }];
    case 'quotes':
      return [{ must: [notes.any(quotesOwnSide(desk) ? PHRASES.QUOTED_ME : PHRASES.ONLY_QUOTED)] }];
    case 'argues':
      return [{ must: [notes.any(PHRASES.AGAIN, repeated) ?? notes.any(PHRASES.NOTHING_NEW)] }];
    case 'silent':
      return [{ must: [notes.any(PHRASES.SILENT[side])] }];
    case 'beside':
      return [{ must: [notes.any(PHRASES.BESIDE)] }];
    case 'rude':
      return [{ must: [notes.any(PHRASES.RUDE)] }];
    case 'unread':
      return [{ must: [notes.any(PHRASES.CANNOT_READ)] }];
  }
}

/** Whether the other side's last message repeats words of the opponent or of its case. */
function quotesOwnSide({ said, self, own }: Desk): boolean {
  const last = said.findLast(({ authorId }) => authorId !== self)?.text ?? '';
  const words = last
    .replaceAll(/["“”«»>]/gu, '')
    .trim()
    .replace(/[.!?]+$/u, '');
  const mine = [
    ...said.filter(({ authorId }) => authorId === self).map(({ text }) => text),
    ...own.flatMap(({ claim, why = '', so = '', example = '' }) => [claim, why, so, example]),
  ];
  return words.length >= 12 && mine.some((text) => text.includes(words));
}

function oneParagraph(lines: readonly (string | undefined)[]): Paragraph[] {
  const [first, ...others] = lines.filter((line) => line !== undefined);
  return first === undefined ? [] : [{ must: [first], may: others }];
}

/** A closing leaves room for weighing. */
function repliesAtTheEnd({ rules }: Desk): number {
  return Math.max(1, rules.replies - 1);
}

/** The debate, weighed: the points that were dropped and met, and the rest on the other side. */
function weighed(desk: Desk): Paragraph[] {
  const { heard, notes, rules, side, quotes } = desk;
  const made = madePoints(desk);
  const met = made.find(({ isMet }) => isMet);
  const left = quotes ? desk.targets[repliesAtTheEnd(desk)] : undefined;
  const answered = quotes ? heard.claims.find(({ isAnswered }) => isAnswered) : undefined;
  const lines = [
    answered && notes.any(PHRASES.ANSWERED, answered.quote),
    left && notes.any(PHRASES.LEFT[rules.concedes], left.quote),
    heard.claims.length === 0 ? notes.any(PHRASES.NOBODY_ARGUED[side]) : undefined,
    met && notes.any(PHRASES.MET[rules.concedes], met.quote),
  ];
  return [
    ...oneParagraph(lines),
    ...pressed(desk, rules.presses ? 2 : 1),
    { must: [notes.any(PHRASES.CLOSINGS[side])] },
  ];
}
