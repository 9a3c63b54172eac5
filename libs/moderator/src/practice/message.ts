import { countCharacters } from '@rostrum/domain';
import type { CivilityEngine } from '../engine/civility-engine.ts';
import { detectInjection } from '../heads/injection/injection.ts';
import { compose, type Brief } from './compose.ts';
import { quotesAreTrue } from './quotes.ts';

type Judge = Pick<CivilityEngine, 'analyse' | 'judgeMessage'>;

/**
 * The opponent's message, as long as the engine finds nothing in it that it would find in a person's. If it does,
 * because of quotes or stored arguments, the opponent rephrases, and finally leaves them out. Empty if nothing
 * remains.
 */
export function opponentMessage(brief: Brief, engine: Judge): string {
  const plain: Brief = {
    ...brief,
    said: brief.said.filter(({ authorId }) => authorId === brief.self),
    map: { nodes: [], edges: [], removed: [] },
  };
  const otherwise = ['a', 'b', 'c'].map((more) => ({ ...brief, seed: brief.seed + more }));
  for (const one of [brief, ...otherwise, plain, { ...plain, topic: undefined }]) {
    const text = compose(one);
    if (text !== '' && isSayable(text, brief, engine)) return text;
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
