import {
  accept,
  countCharacters,
  LIMITS,
  motionFingerprint,
  refuse,
  TOPIC_CATEGORIES,
  topicKindSchema,
  type ProposalRequest,
  type PublicField,
  type Result,
  type TopicContent,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import { checkMotion } from '../motions/check-motion.ts';
import { gate } from '../gate/gate.ts';
import type { BadAnswer } from './bad-answer.ts';
import { cleanForModel } from './clean-text.ts';
import { isPlain } from './plain-words.ts';
import { fencedPrompt, type Prompt } from './prompt.ts';

const ARGUMENTS = 3;
const TERMS_MOST = 3;
/** How many characters we send of a wish, and of each motion that the person has seen. */
const SENT = { wish: 2_000, motion: 200 } as const;

const words = z.string().check(z.maxLength(2_000));
const side = z.array(words).check(z.length(ARGUMENTS));

/** One motion with its case, as a model gives it. */
export const proposalSchema = z.strictObject({
  motion: words,
  category: z.enum(TOPIC_CATEGORIES),
  kind: topicKindSchema,
  background: words,
  arguments: z.strictObject({ for: side, against: side }),
  terms: z
    .array(z.strictObject({ term: words, meaning: words }))
    .check(z.minLength(1), z.maxLength(TERMS_MOST)),
});
type Proposal = z.infer<typeof proposalSchema>;

const TASK = `You propose one motion for a debate about what somebody wishes, with what one needs to begin. The motion begins with
"This house", is one sentence of plain words, has two sides that a reasonable person could take, asks for one thing only,
uses no word that takes a side, attacks nobody, names no private person, and is at most ${LIMITS.motionMaxLength} characters long. It is
none of "offered" and says something else than they do; its kind is one of "kinds" where there are any; "difficulty" says
for whom it is. "background" tells in two sentences what is at stake and takes no side. Each side has ${ARGUMENTS} arguments of one
sentence, as strong as the other's. "terms" explains one to ${TERMS_MOST} words that a newcomer needs. Give no figures, no names of
studies and no addresses.`;

export function topicPrompt(wish: ProposalRequest, nonce: string): Prompt {
  const { about, category, difficulty, kinds, offered } = wish;
  const data = {
    about: cleanForModel(about, SENT.wish),
    category,
    difficulty,
    kinds,
    offered: offered.map((motion) => cleanForModel(motion, SENT.motion)),
  };
  return fencedPrompt(TASK, data, nonce);
}

/** A motion that may be offered to the caller. Nobody else sees it before the caller has chosen it. */
export function readProposal(answer: unknown, wish: ProposalRequest): Result<TopicContent, BadAnswer> {
  const parsed = proposalSchema.safeParse(answer);
  if (!parsed.success) return refuse('wrongShape');
  const proposal = trimmed(parsed.data);
  const problem = problemOf(proposal, wish);
  return problem ? refuse(problem) : accept({ ...proposal, difficulty: wish.difficulty });
}

function problemOf(proposal: Proposal, { offered }: ProposalRequest): BadAnswer | undefined {
  const { motion } = proposal;
  if (isTooLong(proposal)) return 'tooLong';
  const texts = fieldsOf(proposal).map(([, text]) => text);
  const isEmpty = texts.some((text) => text === '');
  if (isEmpty || countCharacters(motion) < LIMITS.motionMinLength) return 'notPlain';
  if (!isMotion(motion) || !texts.every(isPlain)) return 'notPlain';
  if (isRude(proposal)) return 'rude';
  // A sensitive matter can be debated fairly; the page labels it.
  if (checkMotion(motion).some(({ kind }) => kind !== 'sensitive')) return 'unfair';
  const seen = new Set(offered.map(motionFingerprint));
  return seen.has(motionFingerprint(motion)) ? 'repeated' : undefined;
}

function isTooLong({ motion, background, arguments: sides, terms }: Proposal): boolean {
  const isLonger = (most: number) => (text: string) => countCharacters(text) > most;
  return (
    isLonger(LIMITS.motionMaxLength)(motion) ||
    isLonger(LIMITS.topicBackgroundMaxLength)(background) ||
    [...sides.for, ...sides.against].some(isLonger(LIMITS.topicArgumentMaxLength)) ||
    terms.some(
      ({ term, meaning }) =>
        isLonger(LIMITS.topicTermMaxLength)(term) || isLonger(LIMITS.topicMeaningMaxLength)(meaning),
    )
  );
}

function isRude(proposal: Proposal): boolean {
  return fieldsOf(proposal).some(([field, text]) => !gate(text, field).ok);
}

function fieldsOf({ motion, background, arguments: sides, terms }: Proposal): [PublicField, string][] {
  return [
    ['motion', motion],
    ['background', background],
    ...[...sides.for, ...sides.against].map((text): [PublicField, string] => ['argument', text]),
    ...terms.flatMap(({ term, meaning }): [PublicField, string][] => [
      ['term', term],
      ['meaning', meaning],
    ]),
  ];
}

function trimmed({ arguments: sides, terms, ...rest }: Proposal): Proposal {
  const trim = (text: string) => text.trim();
  return {
    ...rest,
    motion: trim(rest.motion),
    background: trim(rest.background),
    arguments: { for: sides.for.map(trim), against: sides.against.map(trim) },
    terms: terms.map(({ term, meaning }) => ({ term: trim(term), meaning: trim(meaning) })),
  };
}

function isMotion(motion: string): boolean {
  return /^this house /i.test(motion) && !/[:;()]|[.!?]\s/.test(motion);
}
