import { browserShelf, streamProposals } from '@rostrum/data';
import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useEffect, useMemo, useState } from 'react';
import { useEnv } from '../../env-context.ts';
import { useSession } from '../../shared/session/session.ts';
import type { Refused } from '../../shared/commands/refused.ts';
import { useHeldWords } from '../../shared/commands/use-held-words.ts';
import { GenerateView } from './components/generate-view.tsx';
import { readyTopic } from './logic/ready-topic.ts';
import { TopicCard } from './components/topic-card.tsx';
import {
  generateDraftSchema,
  isUnwritten,
  lacksMotion,
  NO_DRAFT,
  OWN_CARD,
  type Card,
  type GenerateDraft,
} from './logic/topic-draft.ts';
import { TwinDialog, type Twin } from './components/twin-dialog.tsx';
import { useGenerator } from './hooks/use-generator.ts';
import { useCommand } from '../../shared/commands/use-command.ts';

/** The questions, offers and edits of this page stay in this browser, also after a reload. */
export function GeneratePage() {
  const { uid } = useSession();
  const { languageModel } = useEnv();
  const [draft, setDraft] = useDraft(uid);
  const { arrived, start, stop } = useGenerator(setDraft, streamProposals);
  const [editing, setEditing] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const words = useHeldWords();
  const changeCard = (at: number, card: Card) => {
    words.forget();
    setDraft((before) => ({
      ...before,
      cards: before.cards.map((one, index) => (index === at ? card : one)),
    }));
  };
  const publishing = usePublishing(changeCard, (at, refused) => {
    setEditing(at);
    words.onHeld(refused);
  });

  const generate = (wish: GenerateDraft) => {
    edit(undefined);
    setDraft(wish);
    start(wish);
  };
  const edit = (at: number | undefined) => {
    setProblem(undefined);
    words.forget();
    setEditing(at);
  };
  /** Closes a card's form. A card that nobody has written goes. */
  const close = (at: number, card: Card) => {
    edit(undefined);
    if (isUnwritten(card)) setDraft({ ...draft, cards: draft.cards.toSpliced(at, 1) });
  };
  const publish = async (at: number, card: Card) => {
    words.forget();
    const wrong = await publishing.publish(at, card, false);
    setProblem(wrong);
    if (wrong !== undefined) setEditing(at);
  };
  return (
    <>
      <GenerateView
        draft={draft}
        languageModel={languageModel}
        onChange={(next) => setDraft(afresh(draft, next))}
        arrived={arrived}
        onGenerate={() => generate(draft)}
        onCategory={(category) => generate({ ...draft, mode: 'category', category, offered: [] })}
        onStop={stop}
        onWriteOwn={() => {
          const isOpen = draft.cards[0] && isUnwritten(draft.cards[0]);
          if (!isOpen) setDraft({ ...draft, cards: [OWN_CARD, ...draft.cards] });
          edit(0);
        }}
        cards={draft.cards.map((card, at) => (
          <TopicCard
            // An edited motion keeps its place, and so its fields and the focus.
            key={at}
            card={card}
            isEditing={editing === at || lacksMotion(card)}
            problem={editing === at ? problem : undefined}
            held={editing === at ? words.held : undefined}
            isPublishing={publishing.at === at}
            onChange={(next) => changeCard(at, next)}
            onEdit={(isEditing) => (isEditing ? edit(at) : close(at, card))}
            onPublish={() => void publish(at, card)}
          />
        ))}
      />
      {publishing.twin && (
        <TwinDialog
          twin={publishing.twin}
          onPublishEvenSo={() => void publishing.evenSo()}
          onClose={publishing.forget}
        />
      )}
    </>
  );
}

/** Another wish may get motions that were offered for the one before. */
function afresh(before: GenerateDraft, next: GenerateDraft): GenerateDraft {
  const isSame = (['mode', 'interest', 'text', 'category'] as const).every(
    (one) => before[one] === next[one],
  );
  return isSame ? next : { ...next, offered: [] };
}

function useDraft(uid: string) {
  const shelf = useMemo(() => browserShelf(`rostrum:topics:${uid}`, generateDraftSchema), [uid]);
  const [draft, setDraft] = useState(() => shelf.load() ?? NO_DRAFT);
  useEffect(() => shelf.save(draft), [shelf, draft]);
  return [draft, setDraft] as const;
}

/** Publishes a card; where a topic says the same already, it is shown first. */
function usePublishing(
  onChange: (at: number, card: Card) => void,
  onHeld: (at: number, refused: Refused) => void,
) {
  const { run } = useCommand('topics');
  const [at, setAt] = useState<number>();
  const [found, setFound] = useState<{ twin: Twin; at: number; card: Card }>();
  /** Returns the problem, if it cannot be sent. */
  const publish = async (place: number, card: Card, evenSo: boolean): Promise<string | undefined> => {
    const ready = readyTopic(card);
    if (!ready.ok) return ready.problem;
    setAt(place);
    const hearers = {
      onHeld: (refused: Refused) => onHeld(place, refused),
      again: () => void publish(place, card, evenSo),
    };
    const answer = await run({ type: 'publish', topic: ready.topic, evenSo }, hearers);
    setAt(undefined);
    setFound(answer?.outcome === 'twin' ? { twin: answer, at: place, card } : undefined);
    if (!answer || answer.outcome === 'twin') return undefined;
    const waits = answer.outcome === 'waiting';
    onChange(place, { ...card, publishedId: answer.topicId, waits });
    notify(waits ? { text: m.publishedWaits() } : { text: m.published(), tone: 'good' });
    return undefined;
  };
  const evenSo = async () => {
    if (found) await publish(found.at, found.card, true);
  };
  return { at, publish, evenSo, twin: found?.twin, forget: () => setFound(undefined) };
}
