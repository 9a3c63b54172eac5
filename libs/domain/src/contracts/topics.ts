import * as z from 'zod/mini';
import { difficultySchema, keyTermSchema, topicContentSchema, topicKindSchema } from '../documents/topic.ts';
import { LIMITS } from '../limits.ts';
import { TOPIC_CATEGORIES } from '../topics/categories.ts';
import { countCharacters, isBlank, tidyLine, tidyText } from '../text.ts';
import { ENTRANCE_REFUSALS, RULES_REFUSALS } from './callable.ts';
import { GATE_REFUSALS, publicText, type PublicField } from './public-text.ts';
import { commandIdSchema, topicIdSchema as topicId } from '../ids.ts';
import { motionSchema } from './motion.ts';

/** One line, normalised and not empty, with a maximum number of code points. */
function lineSchema(what: PublicField, most: number) {
  const schema = z.pipe(
    z.pipe(z.string().check(z.maxLength(20_000, `The ${what} is far too long`)), z.transform(tidyLine)),
    z.string().check(
      z.refine((text) => !isBlank(text), `Write the ${what}`),
      z.refine((text) => countCharacters(text) <= most, `Keep the ${what} to ${most} characters`),
    ),
  );
  return publicText(what, schema);
}

const backgroundSchema = publicText(
  'background',
  z.pipe(
    z.pipe(z.string().check(z.maxLength(20_000, 'The background is far too long')), z.transform(tidyText)),
    z
      .string()
      .check(
        z.refine(
          (text) => countCharacters(text) <= LIMITS.topicBackgroundMaxLength,
          `Keep the background to ${LIMITS.topicBackgroundMaxLength} characters`,
        ),
      ),
  ),
);

const sideArguments = z
  .array(lineSchema('argument', LIMITS.topicArgumentMaxLength))
  .check(
    z.maxLength(LIMITS.topicArgumentsPerSide, `Keep to ${LIMITS.topicArgumentsPerSide} arguments a side`),
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
    .check(z.maxLength(LIMITS.topicTermsMost, `Keep to ${LIMITS.topicTermsMost} key terms`)),
});

/** Motions that a model must not offer again. */
const OFFERED_MOST = 20;

/** The subject for a model's motions. It needs words or a category. */
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
 *   nothing, unless `evenSo` is set and the words differ.
 * - `edit`, `withdraw`: the author.
 * - `vote`: everybody, once per topic and changeable; null removes the vote.
 * - `propose`: motions of a language model, if there is one; the embedded generator needs no server. A streaming
 *   caller gets each motion as soon as it is ready.
 */
export const topicCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publish'), topic: topicInputSchema, evenSo: z.optional(z.boolean()) }),
  z.object({ type: z.literal('edit'), topicId, topic: topicInputSchema }),
  z.object({ type: z.literal('withdraw'), topicId }),
  z.object({ type: z.literal('vote'), topicId, vote: z.nullable(z.enum(['up', 'down'])) }),
  z.object({ type: z.literal('propose'), ...proposalWishSchema.shape }),
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
  'topic-unknown': 'There is no such topic any more.',
  'not-author': 'Only the author of a topic may change it.',
  'motion-taken': 'A published topic has these very words already.',
} as const;
export type TopicRefusal = keyof typeof TOPIC_REFUSALS;

/** The result of `publish`: a new topic, or the existing one with the same meaning. */
export const publishAnswerSchema = z.union([
  z.object({ outcome: z.literal('published'), topicId: z.string() }),
  z.object({ outcome: z.literal('twin'), topicId: z.string(), motion: z.string(), sameWords: z.boolean() }),
]);
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

/** How many motions we request from a model. */
export const PROPOSED_BY_MODEL = 5;

/** A motion from a model with its case, checked like an author's. A stream delivers them one by one. */
export const proposedTopicSchema = topicContentSchema;

/** Motions of a model, or none without a model or without usable motions. `unusable`: the number of refused ones. */
export const proposeAnswerSchema = z.object({
  by: z.enum(['model', 'nobody']),
  topics: z.array(proposedTopicSchema),
  unusable: z.number(),
});
export type ProposeAnswer = z.infer<typeof proposeAnswerSchema>;

export const noAnswerSchema = z.object({});

/** The schema of what each command answers. */
export const TOPIC_ANSWERS = {
  publish: publishAnswerSchema,
  edit: noAnswerSchema,
  withdraw: noAnswerSchema,
  vote: noAnswerSchema,
  propose: proposeAnswerSchema,
} as const satisfies Record<TopicCommand['type'], z.ZodMiniType>;
export type TopicAnswers = { [Type in TopicCommand['type']]: z.infer<(typeof TOPIC_ANSWERS)[Type]> };
