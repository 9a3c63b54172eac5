import { readBank } from '@rostrum/bank/source';
import {
  OPPONENT_UID,
  otherSide,
  practiceLevelSchema,
  type CaseFile,
  type PracticeLevel,
  type Side,
} from '@rostrum/domain';
import { bundledEncoder } from '@rostrum/encoder';
import { createEngine } from '@rostrum/moderator/engine';
import type { MapMessage } from '@rostrum/moderator/map/reader';
import {
  openEars,
  opponentMessage,
  practiceCase,
  textsToHear,
  type Brief,
} from '@rostrum/moderator/practice';

/** A row of `practice.jsonl`; README.md describes its fields. */
export type Exchange = {
  id: string;
  motion: string;
  category: string;
  slug: string;
  opponentSide: Side;
  said: string[];
  expects: { fits: string | null; fitsAt: { side: Side; n: number } | null; mustNot: string };
  kind:
    'argument' | 'study' | 'concession' | 'only-questions' | 'only-quotes' | 'rude' | 'off-topic' | 'silence';
};

/** The opponent's next line to an exchange, and those after it. */
export type Line = {
  exchange: Exchange;
  level: PracticeLevel;
  file: CaseFile;
  text: string;
  later: string[];
};

/** An opponent repeats itself, if ever, when the other side does. */
const LATER = ['question', 'rebuttal', 'turn', 'closing'] as const;
const LIMIT = 1_800;

const engine = createEngine();
export const ears = openEars(bundledEncoder(), (error) => {
  throw error;
});

/** Every exchange at every level, as a speech of rebuttal. */
export async function linesTo(exchanges: readonly Exchange[]): Promise<Line[]> {
  const bank = new Map(readBank().map((file) => [`${file.category}/${file.slug}`, file]));
  const lines: Line[] = [];
  for (const exchange of exchanges) {
    const file = bank.get(`${exchange.category}/${exchange.slug}`);
    if (!file)
      throw new Error(`${exchange.id}: there is no case file ${exchange.category}/${exchange.slug}.`);
    for (const level of practiceLevelSchema.options) lines.push(await lineTo(exchange, level, file));
  }
  return lines;
}

async function lineTo(exchange: Exchange, level: PracticeLevel, file: CaseFile): Promise<Line> {
  const said = exchange.said.map((text) => message(exchange, text, false));
  const text = await nextWords(exchange, level, file, 'rebuttal', said);
  const later: string[] = [];
  for (const part of LATER) {
    const own = [text, ...later].map((words) => message(exchange, words, true));
    const again = exchange.said.map((words) => message(exchange, words, false));
    later.push(await nextWords(exchange, level, file, part, [...said, ...own, ...again]));
  }
  return { exchange, level, file, text, later };
}

async function nextWords(
  exchange: Exchange,
  level: PracticeLevel,
  file: CaseFile,
  part: Brief['part'],
  said: readonly MapMessage[],
): Promise<string> {
  const known = practiceCase(file.motion, file, undefined);
  if (!known) throw new Error('A case file is always a case.');
  const numbered = said.map((one, at) => ({ ...one, id: `m${at}`, createdAtMs: at }));
  const heard = { said: numbered, file: known, self: OPPONENT_UID };
  return opponentMessage(
    {
      ...heard,
      motion: exchange.motion,
      side: exchange.opponentSide,
      level,
      part,
      limit: LIMIT,
      seed: exchange.id + part,
      ear: await ears(textsToHear(heard)),
    },
    engine,
  );
}

function message({ opponentSide }: Exchange, text: string, isOwn: boolean): MapMessage {
  return {
    id: '',
    authorId: isOwn ? OPPONENT_UID : 'person',
    side: isOwn ? opponentSide : otherSide(opponentSide),
    stepIndex: 0,
    kind: 'speech',
    text,
    quote: null,
    createdAtMs: 0,
  };
}
