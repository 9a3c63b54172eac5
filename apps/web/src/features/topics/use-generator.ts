import { sendTopicCommand } from '@rostrum/data';
import type { Refinement } from '@rostrum/moderator/topics';
import { notify } from '@rostrum/ui';
import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { generate, refine, type AskModel } from './generate-topics.ts';
import { cardOf, type Card, type GenerateDraft } from './topic-draft.ts';

/** Where the server does not answer there is no model, and the generator of the page goes on. */
export const askServer: AskModel = async (about) => {
  const reply = await sendTopicCommand({ type: 'propose', about });
  return reply.status === 'done' ? reply.value : undefined;
};

/** Without a model nothing leaves the page. */
export const askNobody: AskModel = () => Promise.resolve(undefined);

export type Generator = {
  isBusy: boolean;
  start: () => void;
  /** What is under way is forgotten. */
  stop: () => void;
  refineCard: (card: Card, refinement: Refinement) => Promise<void>;
};

/** Makes cards for a draft. An answer that comes after "Stop" changes nothing. */
export function useGenerator(
  draft: GenerateDraft,
  setDraft: Dispatch<SetStateAction<GenerateDraft>>,
  askModel: AskModel,
): Generator {
  const [isBusy, setIsBusy] = useState(false);
  const turn = useRef(0);

  const start = async () => {
    turn.current += 1;
    const mine = turn.current;
    setIsBusy(true);
    try {
      const { cards, wasCut } = await generate(draft, askModel);
      if (mine !== turn.current) return;
      setDraft((before) => ({ ...before, cards, offered: cards.map(({ motion }) => motion) }));
      if (wasCut) notify({ text: 'The text is very long; its first million characters were read.' });
    } catch (error) {
      console.error('Motions could not be made', error);
      notify({ text: 'The motions could not be loaded. Nothing is lost. Try again.', tone: 'danger' });
    } finally {
      if (mine === turn.current) setIsBusy(false);
    }
  };
  const stop = () => {
    turn.current += 1;
    setIsBusy(false);
  };
  const refineCard = async (card: Card, refinement: Refinement) => {
    const other = await refine(card, refinement, draft.offered);
    if (!other) {
      notify({ text: 'There is nothing further of that kind. Write five more, or edit this one.' });
      return;
    }
    setDraft((before) => ({
      ...before,
      cards: before.cards.map((one) => (one === card ? cardOf(other) : one)),
      offered: [...before.offered, other.motion],
    }));
  };
  return { isBusy, start: () => void start(), stop, refineCard };
}
