import * as refusals from '@rostrum/words/refusals';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { difficultySchema, keyTermSchema, topicContentSchema, topicKindSchema } from '../documents/topic.ts';
import { LIMITS } from '../limits.ts';
import { TOPIC_CATEGORIES } from '../topics/categories.ts';
import { isBlank, tidyLine, tidyText } from '../text.ts';
import { atMost } from './text-of.ts';
import { ENTRANCE_REFUSALS, RULES_REFUSALS } from './callable.ts';
import { GATE_REFUSALS, privateText, publicText, type PublicField } from './public-text.ts';
import { commandIdSchema, topicIdSchema as topicId } from '../ids.ts';
import { motionSchema } from './motion.ts';

/** One line, normalised and not empty, with a maximum number of characters. */
function lineSchema(what: PublicField, most: number) {
  const schema = z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20_000, { error: () => m.fieldFarTooLong({ field: what }) })),
      z.transform(tidyLine),
    ),
    z.string().check(
      z.refine((text) => !isBlank(text), { error: () => m.fieldMissing({ field: what }) }),
      atMost(most, () => m.fieldTooLong({ field: what, most })),
    ),
  );
  return publicText(what, schema);
}

const backgroundSchema = publicText(
  'background',
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20_000, { error: () => m.backgroundFarTooLong() })),
      z.transform(tidyText),
    ),
    z
      .string()
      .check(
        atMost(LIMITS.topicBackgroundMaxLength, () =>
          m.backgroundTooLong({ most: LIMITS.topicBackgroundMaxLength }),
        ),
      ),
  ),
);

const sideArguments = z.array(lineSchema('argument', LIMITS.topicArgumentMaxLength)).check(
  z.maxLength(LIMITS.topicArgumentsPerSide, {
    error: () => m.tooManyArguments({ most: LIMITS.topicArgumentsPerSide }),
  }),
);

/** An author's topic, normalised before the checks. */
export const topicInputSchema = z.object({
  motion: motionSchema,
  category: lineSchema('category', LIMITS.topicCategoryMaxLength),
  kind: topicKindSchema,
  difficulty: difficultySchema,
  background: backgroundSchema,
  arguments: z.object({ for: sideArguments, against: sideArguments }),
  terms: z
    .array(
      z.pipe(
        z.object({
          term: lineSchema('term', LIMITS.topicTermMaxLength),
          meaning: lineSchema('meaning', LIMITS.topicMeaningMaxLength),
        }),
        keyTermSchema,
      ),
    )
    .check(
      z.maxLength(LIMITS.topicTermsMost, { error: () => m.tooManyTerms({ most: LIMITS.topicTermsMost }) }),
    ),
});

/** Motions that must not be offered again. */
const OFFERED_MOST = 20;

/** What motions are wanted for. It needs words or a category. */
export const proposalWishSchema = z.object({
  about: publicText('wish', z.string().check(z.maxLength(20_000))),
  category: z._default(z.nullable(z.enum(TOPIC_CATEGORIES)), null),
  difficulty: z._default(difficultySchema, 'fair'),
  kinds: z._default(z.array(topicKindSchema).check(z.maxLength(3)), []),
  /** Motions that were already offered. */
  offered: z._default(
    z.array(publicText('wish', z.string().check(z.maxLength(500)))).check(z.maxLength(OFFERED_MOST)),
    [],
  ),
});
export type ProposalRequest = z.infer<typeof proposalWishSchema>;

/**
 * The commands of the area `topics`.
 *
 * - `publish`: everybody. If a published topic has the same meaning, the command returns that topic and publishes
 *   nothing, unless `evenSo` is set and the words differ. A topic whose motion the moderator cannot clear waits for the house.
 * - `edit`, `withdraw`: the author. An edit may make a topic wait, or end its wait.
 * - `vote`: everybody, once per topic and changeable; null removes the vote.
 * - `propose`: motions for an interest, a pasted text or a category. A streaming caller gets each motion as soon as it is
 *   ready.
 * - `findCase`: whether the practice opponent has a case for a motion, and which near motions it has one for.
 */
export const topicCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publish'), topic: topicInputSchema, evenSo: z.optional(z.boolean()) }),
  z.object({ type: z.literal('edit'), topicId, topic: topicInputSchema }),
  z.object({ type: z.literal('withdraw'), topicId }),
  z.object({ type: z.literal('vote'), topicId, vote: z.nullable(z.enum(['up', 'down'])) }),
  z.object({ type: z.literal('propose'), ...proposalWishSchema.shape }),
  z.object({
    type: z.literal('findCase'),
    motion: privateText(
      'the server compares it with the bank and keeps nothing',
      z.string().check(z.maxLength(2_000)),
    ),
    topicId: z.optional(topicId),
  }),
]);
export type TopicCommand = z.infer<typeof topicCommandSchema>;
export type TopicCommandInput = z.input<typeof topicCommandSchema>;
export type TopicCommandOf<Type extends TopicCommand['type']> = Extract<TopicCommand, { type: Type }>;

export const topicsInput = z.object({ commandId: commandIdSchema, command: topicCommandSchema });

/** Every way in which the area `topics` says no, with the sentence that the person reads. */
export const TOPIC_REFUSALS = {
  ...ENTRANCE_REFUSALS,
  ...RULES_REFUSALS,
  ...GATE_REFUSALS,
  'topic-unknown': refusals.topicUnknown,
  'not-author': refusals.notAuthor,
  'motion-taken': refusals.motionTaken,
} as const;
export type TopicRefusal = keyof typeof TOPIC_REFUSALS;

/** The result of `publish`: a new topic, which may wait for the house, or the existing one with the same meaning. */
export const publishAnswerSchema = z.union([
  z.object({ outcome: z.enum(['published', 'waiting']), topicId: z.string() }),
  z.object({ outcome: z.literal('twin'), topicId: z.string(), motion: z.string(), sameWords: z.boolean() }),
]);
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

/** How many motions we request from a model. */
export const PROPOSED_BY_MODEL = 5;

/**
 * A motion with its case and its source. `bank`: written beforehand; `words`: made from the caller's words, without a case;
 * `community`: the published topic `topicId`; `model`: by a language model. A stream delivers them one by one.
 */
export const proposedTopicSchema = z.object({
  ...topicContentSchema.shape,
  from: z.enum(['bank', 'words', 'community', 'model']),
  topicId: z.nullable(z.string()),
});
export type Proposal = z.infer<typeof proposedTopicSchema>;

/**
 * Why a wish gets no motions. `empty`: it says nothing; `unreadable`: its words are unknown, or in another language;
 * `private`: it speaks of somebody private; `unkind`: it runs people down; `nothingNear`: nothing good is known;
 * `nothingMore`: everything was offered.
 */
const whyNoMotionsSchema = z.enum(['empty', 'unreadable', 'private', 'unkind', 'nothingNear', 'nothingMore']);
export type WhyNoMotions = z.infer<typeof whyNoMotionsSchema>;

const pageShape = {
  topics: z.array(proposedTopicSchema),
  /** Null if there are motions. */
  whyNone: z.nullable(whyNoMotionsSchema),
  /** Categories to look into instead. */
  nearest: z.array(z.enum(TOPIC_CATEGORIES)),
};
const proposalPageSchema = z.object(pageShape);
/** What the server itself offers for a wish. */
export type ProposalPage = z.infer<typeof proposalPageSchema>;

/**
 * The motions for a wish. `model`: whether a language model was asked too, and whether it answered; `unusable`: how many of its
 * motions were refused.
 */
export const proposeAnswerSchema = z.object({
  ...pageShape,
  model: z.enum(['none', 'answered', 'failed']),
  unusable: z.number(),
});
export type ProposeAnswer = z.infer<typeof proposeAnswerSchema>;

/** How many near motions are offered where there is no case. */
export const NEAR_CASES = 3;

/** `near`: motions with a case, nearest first, without the motion itself. */
export const findCaseAnswerSchema = z.object({
  hasCase: z.boolean(),
  near: z.array(z.string()).check(z.maxLength(NEAR_CASES)),
});
export type FindCaseAnswer = z.infer<typeof findCaseAnswerSchema>;

/** Whether the edited topic is published, or waits for the house. */
export const editAnswerSchema = z.object({ outcome: z.enum(['published', 'waiting']) });

export const noAnswerSchema = z.object({});

/** The schema of what each command answers. */
export const TOPIC_ANSWERS = {
  publish: publishAnswerSchema,
  edit: editAnswerSchema,
  withdraw: noAnswerSchema,
  vote: noAnswerSchema,
  propose: proposeAnswerSchema,
  findCase: findCaseAnswerSchema,
} as const satisfies Record<TopicCommand['type'], z.ZodMiniType>;
export type TopicAnswers = { [Type in TopicCommand['type']]: z.infer<(typeof TOPIC_ANSWERS)[Type]> };
