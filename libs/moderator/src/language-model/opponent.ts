import { accept, countCharacters, refuse, type Result } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { Brief } from '../practice/desk.ts';
import { quotesAreTrue } from '../practice/quotes.ts';
import type { BadAnswer } from './bad-answer.ts';
import { cleanForModel } from './clean-text.ts';
import { fencedPrompt, type Prompt } from './prompt.ts';

/** What a model has to know of the debate. */
export type OpponentBrief = Pick<Brief, 'motion' | 'side' | 'level' | 'part' | 'said' | 'self' | 'limit'>;

const OPPONENT_LIMITS = { messages: 12, textCharacters: 900, answerCharacters: 2_400 } as const;

export const opponentSchema = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(20_000)) });

const TASK = `You are the opponent in a practice debate and write its next message. "side" is yours, "part" is what the message is, "level"
how hard you make it: a beginner grants what is strong, a fair one grants facts, a strong one grants no more than it must. "draft"
is what would be said without you, from the case of this motion. Say it better, and keep it: make its points and its answers and no
others, concede what it concedes, and never argue for the other side. Speak to the other person
with respect, about arguments and never about them. State no figures, sources or names that are not in the data. Quote the
other side only in “ ” and word for word. Plain sentences without markup or links, not longer than "most" characters; a part
"question" is one question, an "answer" ends in none.`;

/** The request for the next message; `draft` is the embedded engine's version. */
export function opponentPrompt(brief: OpponentBrief, draft: string, nonce: string): Prompt {
  const { motion, side, level, part, said, self } = brief;
  const messages = said.slice(-OPPONENT_LIMITS.messages).map(({ authorId, kind, text }) => ({
    by: authorId === self ? 'you' : 'other side',
    kind,
    text: cleanForModel(text, OPPONENT_LIMITS.textCharacters),
  }));
  const data = {
    motion: cleanForModel(motion, 300),
    side,
    level,
    part,
    most: mostCharacters(brief),
    messages,
    draft: cleanForModel(draft, OPPONENT_LIMITS.answerCharacters),
  };
  return fencedPrompt(TASK, data, nonce);
}

/** Words of ordinary sentences, in paragraphs. */
const PLAIN = /^[\p{L}\p{M}\p{N} \n.,;:!?'’“”"()%…–—-]*$/u;
const LIKE_AN_ADDRESS = /\p{L}\.\p{L}|@|\bwww\b|https?/iu;

/** A usable message, unless the engine objects: the caller must also ask the engine. */
export function readOpponent(answer: unknown, brief: OpponentBrief): Result<string, BadAnswer> {
  const parsed = opponentSchema.safeParse(answer);
  if (!parsed.success) return refuse('wrongShape');
  const text = parsed.data.text.normalize('NFC').trim();
  if (countCharacters(text) > mostCharacters(brief)) return refuse('tooLong');
  if (text === '' || !PLAIN.test(text) || LIKE_AN_ADDRESS.test(text)) return refuse('notPlain');
  if (!quotesAreTrue(text, brief.said)) return refuse('wrongQuote');
  const asks = text.endsWith('?');
  if (brief.part === 'question' ? !asks : brief.part === 'answer' && asks) return refuse('wrongShape');
  return accept(text);
}

function mostCharacters({ limit }: OpponentBrief): number {
  return Math.min(limit, OPPONENT_LIMITS.answerCharacters);
}
