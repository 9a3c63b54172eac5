import { difficultySchema, topicContentSchema, topicKindSchema } from '@rostrum/domain';
import type { Proposal } from '@rostrum/moderator/topics';
import * as z from 'zod/mini';

/** A proposal on the page: its source, and the topic it became once it was published. */
const cardSchema = z.extend(topicContentSchema, {
  from: z.enum(['bank', 'template', 'model', 'person']),
  publishedId: z.nullable(z.string()),
});
export type Card = z.infer<typeof cardSchema>;

/** A person's wish and the offers for it; both survive a reload. */
export const generateDraftSchema = z.object({
  mode: z.enum(['interest', 'text', 'category']),
  interest: z.string(),
  text: z.string(),
  category: z.string(),
  difficulty: difficultySchema,
  kinds: z.array(topicKindSchema),
  cards: z.array(cardSchema),
  /** Motions that were offered last, so that the next five are others. */
  offered: z.array(z.string()),
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
};

export function cardOf(proposal: Proposal): Card {
  return { ...proposal, publishedId: null };
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
};
