import { accept, refuse, type Result, type Side } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { BadAnswer } from './bad-answer.ts';
import { cleanForModel } from './clean-text.ts';
import { fencedPrompt, type Prompt } from './prompt.ts';

/** The criteria for comparing two cases, as in the judging of debates. */
export const CRITERIA = ['matter', 'clash', 'method'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Each side's words, in order, without names. */
export type Cases = { motion: string; for: readonly string[]; against: readonly string[] };

const JUDGE_LIMITS = { speeches: 30, textCharacters: 1_500 } as const;

const better = z.enum(['first', 'second', 'equal']);
export const verdictSchema = z.strictObject({ matter: better, clash: better, method: better });

const TASK = `You compare two cases of a debate by three criteria. "matter": are the claims supported and do they bear on the motion?
"clash": does the case answer what the other one said? "method": is it ordered and clear? For each say which case is better,
"first", "second" or "equal". Which case stands first means nothing; nor does length, tone or your own opinion of the motion.`;

export function judgePrompt({ motion, ...sides }: Cases, first: Side, nonce: string): Prompt {
  const second: Side = first === 'for' ? 'against' : 'for';
  const caseOf = (side: Side) => ({
    side,
    speeches: sides[side]
      .slice(-JUDGE_LIMITS.speeches)
      .map((speech) => cleanForModel(speech, JUDGE_LIMITS.textCharacters)),
  });
  const data = { motion: cleanForModel(motion, 300), first: caseOf(first), second: caseOf(second) };
  return fencedPrompt(TASK, data, nonce);
}

export type ModelVerdict = Record<Criterion, Side | 'equal'>;

/** A verdict by side, whichever case stood first. */
export function readVerdict(answer: unknown, first: Side): Result<ModelVerdict, BadAnswer> {
  const parsed = verdictSchema.safeParse(answer);
  if (!parsed.success) return refuse('wrongShape');
  const sideOf = (which: z.infer<typeof better>): Side | 'equal' => {
    if (which === 'equal') return 'equal';
    return (which === 'first') === (first === 'for') ? 'for' : 'against';
  };
  const { matter, clash, method } = parsed.data;
  return accept({ matter: sideOf(matter), clash: sideOf(clash), method: sideOf(method) });
}
