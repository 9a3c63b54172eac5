import type { ProposeAnswer } from '@rostrum/domain';
import type { Proposal, ProposalWish, Refinement } from '@rostrum/moderator/topics';
import type { Card, GenerateDraft } from './topic-draft.ts';

/** The bank and the generator are large: they come when somebody asks for motions. */
const generator = () => import('./motion-generator.ts');

/** Characters of a text that a model is asked about. */
const MODEL_READS = 2_000;

/** What somebody wishes, as the generator takes it; a text that is too long is cut. */
export async function wishOfDraft(draft: GenerateDraft): Promise<{ wish: ProposalWish; wasCut: boolean }> {
  const { cutPasted } = await generator();
  const { mode, difficulty, kinds, offered } = draft;
  const { text, wasCut } = cutPasted({ interest: draft.interest, text: draft.text, category: '' }[mode]);
  const category = mode === 'category' ? draft.category : null;
  return { wish: { about: text, category, difficulty, kinds, offered }, wasCut };
}

/** Asks the server's model; none, or nothing to use, is an empty list. */
export type AskModel = (about: string) => Promise<ProposeAnswer | undefined>;

export type Generated = { cards: Card[]; wasCut: boolean };

/**
 * Five cards for what somebody wishes. A model's motions, where there are any, get the case that a template has for
 * them and stand first; the card says who wrote the motion.
 */
export async function generate(draft: GenerateDraft, askModel: AskModel): Promise<Generated> {
  const { wish, wasCut } = await wishOfDraft(draft);
  const { proposeTopics, PROPOSALS } = await generator();
  const asked = wish.about.trim() === '' ? undefined : await askModel(wish.about.slice(0, MODEL_READS));
  const made = proposeTopics(wish).map((proposal): Card => ({ ...proposal, publishedId: null }));
  const written = (asked?.motions ?? [])
    .filter((motion) => !wish.offered.includes(motion))
    .map((motion): Card => ({
      motion,
      category: wish.category ?? 'Other',
      kind: /^this house would /i.test(motion) ? 'policy' : 'value',
      difficulty: wish.difficulty,
      background: '',
      arguments: { for: [], against: [] },
      terms: [],
      from: 'model',
      publishedId: null,
    }));
  return { cards: [...written, ...made].slice(0, PROPOSALS), wasCut };
}

/** Another motion near a card's; undefined where there is nothing further. */
export async function refine(
  card: Card,
  refinement: Refinement,
  offered: readonly string[],
): Promise<Proposal | undefined> {
  const { refineTopic } = await generator();
  return refineTopic(card, refinement, offered);
}
