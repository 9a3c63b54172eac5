import { countCharacters, otherSide } from '@rostrum/domain';
import { remembering, rememberingOf } from '../base/remembering.ts';
import type { CivilityEngine } from '../engine/civility-engine.ts';
import { detectInjection } from '../heads/injection/injection.ts';
import { isSpoken } from '../heads/spoken.ts';
import type { CasePoint, PracticeCase } from './case.ts';
import { compose } from './compose.ts';
import type { Brief } from './desk.ts';
import { listen } from './listen.ts';
import { quotesAreTrue } from './quotes.ts';

type Judge = Pick<CivilityEngine, 'analyse' | 'judgeMessage'>;

/**
 * The opponent's message, as long as the engine finds nothing in it that it would find in a person's. If it does,
 * because of quotes, the opponent rephrases, and finally quotes nobody. Empty if nothing remains.
 */
export function opponentMessage(brief: Brief, engine: Judge): string {
  const clean = { ...brief, file: withoutFlagged(brief, engine) };
  const heard = listen({ ...clean, ...unfitFor(brief, engine) });
  const seeds = ['', 'a', 'b', 'c'].map((more) => ({ ...clean, seed: brief.seed + more }));
  for (const quotes of [true, false]) {
    for (const one of quotes ? seeds : [clean]) {
      const text = compose(one, heard, quotes);
      if (text !== '' && isSayable(text, brief, engine)) return text;
    }
  }
  return '';
}

/**
 * Whether the opponent may say these words: within the limit, without repetition or misquotation, and not flagged.
 */
export function isSayable(text: string, { limit, said, self }: Brief, engine: Judge): boolean {
  if (countCharacters(text) > limit || !quotesAreTrue(text, said)) return false;
  const earlier = said.filter(({ authorId }) => authorId === self).map((one) => one.text);
  if (earlier.includes(text)) return false;
  const isOrder = detectInjection(engine.analyse(text), []).flag;
  return !isOrder && engine.judgeMessage(text, { earlier: earlier.slice(-4) }).length === 0;
}

/** The case without the lines that the engine would flag in the opponent's mouth; a point goes with its claim. */
function withoutFlagged({ side, file }: Brief, engine: Judge): PracticeCase {
  const isClean = cleanLines(engine);
  const isSaid = (line: string | undefined) => line !== undefined && isClean(line);
  const own = file.arguments[side]
    .filter(({ claim }) => isSaid(claim))
    .map((point) => keepParts(point, (part) => part === 'answer' || isSaid(point[part])));
  const theirs = file.arguments[otherSide(side)].map((point) =>
    keepParts(point, (part) => part !== 'answer' || isSaid(point[part])),
  );
  return {
    ...file,
    arguments: side === 'for' ? { for: own, against: theirs } : { for: theirs, against: own },
  };
}

/** The lines of a case are judged at every move, so their judgements are remembered. */
const cleanLines = rememberingOf((engine: Judge) =>
  remembering(
    2_000,
    (line: string) =>
      engine.judgeMessage(line).length === 0 && !detectInjection(engine.analyse(line), []).flag,
  ),
);

const PARTS = ['why', 'so', 'example', 'answer'] as const;

function keepParts(point: CasePoint, keeps: (part: (typeof PARTS)[number]) => boolean): CasePoint {
  const kept = PARTS.filter((part) => point[part] !== undefined && keeps(part));
  return { claim: point.claim, ...Object.fromEntries(kept.map((part) => [part, point[part]])) };
}

/** The other side's messages that it must not repeat, and those in a language that it cannot read. */
function unfitFor({ said, self }: Brief, engine: Judge) {
  const theirs = said.filter(({ authorId }) => authorId !== self);
  const ids = (is: (text: string) => boolean) =>
    new Set(theirs.filter(({ text }) => is(text)).map(({ id }) => id));
  return {
    rude: ids((text) => engine.judgeMessage(text).length > 0),
    unread: ids((text) => !isSpoken(engine.analyse(text).language)),
  };
}
