import type { Refinement } from '@rostrum/moderator/topics';
import { notify } from '@rostrum/ui';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { generate, refine, type AskModel } from '../logic/generate-topics.ts';
import { cardOf, type Card, type GenerateDraft } from '../logic/topic-draft.ts';

export type Generator = {
  /** How many motions have come so far; null if none are under way. */
  arrived: number | null;
  start: () => void;
  /** No more motions come; received ones stay. */
  stop: () => void;
  refineCard: (card: Card, refinement: Refinement) => Promise<void>;
};

/** Makes cards for a draft, which take the place of those before once the first is there. `askModel` null: no model. */
export function useGenerator(
  draft: GenerateDraft,
  setDraft: Dispatch<SetStateAction<GenerateDraft>>,
  askModel: AskModel | null,
): Generator {
  const [arrived, setArrived] = useState<number | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async () => {
    underWay.current?.abort();
    const mine = new AbortController();
    underWay.current = mine;
    let count = 0;
    setArrived(0);
    const offer = (cards: Card[]) => {
      const isFirst = count === 0;
      count += cards.length;
      setArrived(count);
      setDraft((before) => withCards(before, cards, isFirst));
    };
    try {
      const { wasCut } = await generate(draft, askModel, offer, mine.signal);
      if (wasCut) notify({ text: 'The text is very long; its first million characters were read.' });
    } catch (error) {
      console.error('Motions could not be made', error);
      notify({ text: 'The motions could not be loaded. Nothing is lost. Try again.', tone: 'danger' });
    } finally {
      if (underWay.current === mine) setArrived(null);
    }
  };
  const stop = () => {
    underWay.current?.abort();
    setArrived(null);
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
  return { arrived, start: () => void start(), stop, refineCard };
}

/** A draft with more cards; the first of a round take the place of the round before. */
function withCards(before: GenerateDraft, cards: readonly Card[], isFirst: boolean): GenerateDraft {
  const offered = cards.map(({ motion }) => motion);
  return {
    ...before,
    cards: isFirst ? [...cards] : [...before.cards, ...cards],
    offered: isFirst ? offered : [...before.offered, ...offered],
  };
}
