import {
  difficultySchema,
  proposeAnswerSchema,
  topicContentSchema,
  topicKindSchema,
  type Proposal,
} from '@rostrum/domain';
import * as z from 'zod/mini';

/** A proposal on the page: its source, and the topic that it is or became once it was published, which may wait. */
const cardSchema = z.extend(topicContentSchema, {
  from: z.enum(['bank', 'words', 'community', 'model', 'person']),
  publishedId: z.nullable(z.string()),
  waits: z._default(z.boolean(), false),
});
export type Card = z.infer<typeof cardSchema>;

const { whyNone, nearest, model } = proposeAnswerSchema.shape;
const outcomeSchema = z.object({ whyNone, nearest, model });
/** How the last round ended: why no motion came, where to look instead, and what the language model did. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** A person's wish and the offers for it; both survive a reload. */
export const generateDraftSchema = z.object({
  mode: z.enum(['interest', 'text', 'category']),
  interest: z.string(),
  text: z.string(),
  category: z.string(),
  difficulty: difficultySchema,
  kinds: z.array(topicKindSchema),
  cards: z.array(cardSchema),
  /** Motions that were offered for this wish, so that the next ones are others. */
  offered: z.array(z.string()),
  outcome: z._default(z.nullable(outcomeSchema), null),
});
export type GenerateDraft = z.infer<typeof generateDraftSchema>;

export const NO_DRAFT: GenerateDraft = {
  mode: 'interest',
  interest: '',
  text: '',
  category: 'Cities',
  difficulty: 'fair',
  kinds: [],
  cards: [],
  offered: [],
  outcome: null,
};

export function cardOf({ topicId, ...proposal }: Proposal): Card {
  return { ...proposal, publishedId: topicId, waits: false };
}

/** A card for a person's own motion. */
export const OWN_CARD: Card = {
  motion: '',
  category: 'Other',
  kind: 'policy',
  difficulty: 'fair',
  background: '',
  arguments: { for: [], against: [] },
  terms: [],
  from: 'person',
  publishedId: null,
  waits: false,
};

/** Whether nobody has written anything into it. */
export function isUnwritten({ motion, background, arguments: cases, terms }: Card): boolean {
  return [motion, background, ...cases.for, ...cases.against].every(isBlank) && terms.length === 0;
}

/** A card without a motion has nothing to show but its form. */
export const lacksMotion = ({ motion }: Card): boolean => isBlank(motion);

const isBlank = (text: string): boolean => text.trim() === '';
