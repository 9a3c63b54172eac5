import { countCharacters } from '@rostrum/domain';
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
  const clean = { ...brief, file: withoutFlagged(brief.file, engine) };
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

/** An author's arguments may hold words that the opponent must not say. */
function withoutFlagged(file: PracticeCase, engine: Judge): PracticeCase {
  if (file.from === 'bank') return file;
  const sayable = ({ claim }: CasePoint) =>
    engine.judgeMessage(claim).length === 0 && !detectInjection(engine.analyse(claim), []).flag;
  const { for: pro, against } = file.arguments;
  return { ...file, arguments: { for: pro.filter(sayable), against: against.filter(sayable) } };
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
