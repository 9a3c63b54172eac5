import {
  motionFingerprint,
  TOPIC_CATEGORIES,
  type Proposal,
  type ProposalRequest,
  type ProposeAnswer,
} from '@rostrum/domain';
import { cardOf, type Card, type GenerateDraft, type Outcome } from './topic-draft.ts';

/** The longest text that the server takes. */
export const TEXT_MOST = 20_000;
/** The maximum number of excluded motions. */
const OFFERED_SENT = 20;

/** Asks the server; its motions arrive one by one, until the signal. Undefined if no whole answer came. */
export type AskServer = (
  request: ProposalRequest,
  onTopic: (topic: Proposal) => void,
  signal: AbortSignal,
) => Promise<ProposeAnswer | undefined>;

/** Offers cards for a wish as they come. After the signal nothing more is offered. */
export async function generate(
  draft: GenerateDraft,
  ask: AskServer,
  offer: (card: Card) => void,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const seen = new Set<string>();
  const answer = await ask(
    requestOf(draft),
    (topic) => {
      const print = motionFingerprint(topic.motion);
      if (signal.aborted || seen.has(print)) return;
      seen.add(print);
      offer(cardOf(topic));
    },
    signal,
  );
  return answer && { whyNone: answer.whyNone, nearest: answer.nearest, model: answer.model };
}

function requestOf({
  mode,
  interest,
  text,
  category,
  difficulty,
  kinds,
  offered,
}: GenerateDraft): ProposalRequest {
  const about = { interest, text, category: '' }[mode];
  return {
    about: about.slice(0, TEXT_MOST),
    category: mode === 'category' ? (TOPIC_CATEGORIES.find((one) => one === category) ?? null) : null,
    difficulty,
    kinds: [...kinds],
    offered: offered.slice(-OFFERED_SENT),
  };
}
