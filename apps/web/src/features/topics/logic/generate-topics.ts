import {
  motionFingerprint,
  TOPIC_CATEGORIES,
  type ProposalRequest,
  type TopicContent,
} from '@rostrum/domain';
import type { Proposal, ProposalWish, Refinement } from '@rostrum/moderator/topics';
import { cardOf, type Card, type GenerateDraft } from './topic-draft.ts';

/** The bank and the generator are large: they load when somebody requests motions. */
const generator = () => import('./motion-generator.ts');

/** The maximum length of a text for a model. */
const MODEL_READS = 2_000;
/** The maximum number of excluded motions. */
const OFFERED_SENT = 10;

/** A person's wish in the generator's form; a text that is too long is cut. */
async function wishOfDraft(draft: GenerateDraft): Promise<{ wish: ProposalWish; wasCut: boolean }> {
  const { cutPasted } = await generator();
  const { mode, difficulty, kinds, offered } = draft;
  const { text, wasCut } = cutPasted({ interest: draft.interest, text: draft.text, category: '' }[mode]);
  const category = mode === 'category' ? draft.category : null;
  return { wish: { about: text, category, difficulty, kinds, offered }, wasCut };
}

/** Asks the server's model; its motions arrive one by one, until the signal. Without a usable one none arrives. */
export type AskModel = (
  request: ProposalRequest,
  onTopic: (topic: TopicContent) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Offers five cards for a wish: a model's motions one by one, if there is a model, and then as many of ours as are
 * missing, at once. A card names the author of the motion. After the signal nothing more is offered.
 */
export async function generate(
  draft: GenerateDraft,
  askModel: AskModel | null,
  offer: (cards: Card[]) => void,
  signal: AbortSignal,
): Promise<{ wasCut: boolean }> {
  const { wish, wasCut } = await wishOfDraft(draft);
  const { proposeTopics, PROPOSALS } = await generator();
  const seen = new Set(wish.offered.map(motionFingerprint));
  let missing = PROPOSALS;
  const offerNew = (cards: Card[]) => {
    const fresh = cards.filter(({ motion }) => !seen.has(motionFingerprint(motion))).slice(0, missing);
    for (const { motion } of fresh) seen.add(motionFingerprint(motion));
    missing -= fresh.length;
    if (fresh.length > 0 && !signal.aborted) offer(fresh);
  };
  const isAbout = wish.about.trim() !== '' || wish.category !== null;
  if (askModel && isAbout) {
    const byModel = (topic: TopicContent) => offerNew([{ ...topic, from: 'model', publishedId: null }]);
    await askModel(requestOf(wish), byModel, signal);
  }
  offerNew(proposeTopics(wish).map(cardOf));
  return { wasCut };
}

function requestOf({ about, category, difficulty, kinds, offered }: ProposalWish): ProposalRequest {
  const known = TOPIC_CATEGORIES.find((one) => one === category) ?? null;
  const newest = offered.slice(-OFFERED_SENT);
  return {
    about: about.slice(0, MODEL_READS),
    category: known,
    difficulty,
    kinds: [...kinds],
    offered: newest,
  };
}

/** Another motion near a card's; undefined if there is none. */
export async function refine(
  card: Card,
  refinement: Refinement,
  offered: readonly string[],
): Promise<Proposal | undefined> {
  const { refineTopic } = await generator();
  return refineTopic(card, refinement, offered);
}
