import { accept, countCharacters, LIMITS, refuse, type Result } from '@rostrum/domain';
import * as z from 'zod/mini';
import { judgeMessage } from '../signals/judge.ts';
import type { BadAnswer } from './bad-answer.ts';
import { cleanForModel } from './clean-text.ts';
import { isPlain } from './plain-words.ts';
import { fencedPrompt, type Prompt } from './prompt.ts';

/** What somebody wishes to debate about. */
export type TopicWish = { about: string; count: number };

export const TOPIC_LIMITS = { wishCharacters: 300, motions: 5 } as const;

export const motionsSchema = z.strictObject({
  motions: z
    .array(z.string().check(z.maxLength(2_000)))
    .check(z.minLength(1), z.maxLength(TOPIC_LIMITS.motions)),
});

const TASK = `You propose motions for a debate about what somebody wishes. A motion begins with "This house", is one sentence of plain
words, has two sides that a reasonable person could take, attacks nobody, names no private person, and is at most
${LIMITS.motionMaxLength} characters long. Give as many as "count" says.`;

export function topicPrompt({ about, count }: TopicWish, nonce: string): Prompt {
  const wish = { about: cleanForModel(about, TOPIC_LIMITS.wishCharacters), count: atMost(count) };
  return fencedPrompt(TASK, wish, nonce);
}

/** Motions that may be shown to whoever asked; nobody else sees them before that person has chosen one. */
export function readMotions(answer: unknown, { count }: TopicWish): Result<string[], BadAnswer> {
  const parsed = motionsSchema.safeParse(answer);
  if (!parsed.success) return refuse('wrongShape');
  const motions = parsed.data.motions.map((motion) => motion.trim());
  for (const motion of motions) {
    const length = countCharacters(motion);
    if (length > LIMITS.motionMaxLength) return refuse('tooLong');
    if (length < LIMITS.motionMinLength || !isMotion(motion)) return refuse('notPlain');
    if (isRude(motion)) return refuse('rude');
  }
  return accept([...new Set(motions)].slice(0, atMost(count)));
}

/** Its claim is judged by itself too: after "believes that" an insult reads like somebody else's words. */
function isRude(motion: string): boolean {
  const claim = motion.replace(/^this house \p{L}+ (that )?/iu, '');
  return [motion, claim].some((words) => judgeMessage(words).length > 0);
}

function isMotion(words: string): boolean {
  return isPlain(words) && /^this house /i.test(words) && !/[:;()]|[.!?]\s/.test(words);
}

function atMost(count: number): number {
  return Math.min(Math.max(Math.trunc(count) || 1, 1), TOPIC_LIMITS.motions);
}
