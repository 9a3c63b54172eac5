import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { generate, TEXT_MOST, type AskServer } from '../logic/generate-topics.ts';
import type { Card, GenerateDraft, Outcome } from '../logic/topic-draft.ts';

export type Generator = {
  /** How many motions have come so far; null if none are under way. */
  arrived: number | null;
  start: (draft: GenerateDraft) => void;
  /** No more motions come; received ones stay. */
  stop: () => void;
};

/** Fetches cards for a draft, which take the place of those before once the first is there. */
export function useGenerator(setDraft: Dispatch<SetStateAction<GenerateDraft>>, ask: AskServer): Generator {
  const [arrived, setArrived] = useState<number | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (draft: GenerateDraft) => {
    underWay.current?.abort();
    const mine = new AbortController();
    underWay.current = mine;
    let count = 0;
    setArrived(0);
    setDraft((before) => ({ ...before, outcome: null }));
    const offer = (card: Card) => {
      const isFirst = count === 0;
      count += 1;
      setArrived(count);
      setDraft((before) => withCard(before, card, isFirst));
    };
    const outcome = await generate(draft, ask, offer, mine.signal);
    if (mine.signal.aborted) return;
    setArrived(null);
    if (outcome) {
      setDraft((before) => ({ ...before, outcome, cards: keepsCards(outcome) ? before.cards : [] }));
    } else if (count === 0) {
      notify({ text: m.generateFailed(), tone: 'danger' });
    }
    if (draft.mode === 'text' && draft.text.length > TEXT_MOST) {
      notify({ text: m.textCut({ most: TEXT_MOST }) });
    }
  };
  const stop = () => {
    underWay.current?.abort();
    setArrived(null);
  };
  return { arrived, start: (draft) => void start(draft), stop };
}

/** Where there is nothing more, what was offered stays. */
function keepsCards({ whyNone }: Outcome): boolean {
  return whyNone === null || whyNone === 'nothingMore';
}

/** A draft with one more card; the first of a round takes the place of the round before. */
function withCard(before: GenerateDraft, card: Card, isFirst: boolean): GenerateDraft {
  return {
    ...before,
    cards: isFirst ? [card] : [...before.cards, card],
    offered: [...before.offered, card.motion],
  };
}
