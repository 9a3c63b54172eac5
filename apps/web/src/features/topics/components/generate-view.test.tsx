import type { Proposal } from '@rostrum/domain';
import { anAnswer, anOffer } from '@rostrum/domain/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AskServer } from '../logic/generate-topics.ts';
import { GenerateView } from './generate-view.tsx';
import { readyTopic } from '../logic/ready-topic.ts';
import { TopicCard } from './topic-card.tsx';
import { NO_DRAFT, OWN_CARD, type Card, type GenerateDraft } from '../logic/topic-draft.ts';
import { TwinDialog } from './twin-dialog.tsx';
import { useGenerator } from '../hooks/use-generator.ts';

type WholeAnswer = Awaited<ReturnType<AskServer>>;

/** A server that returns motions on the test's command. */
function aServer() {
  let give: (topic: Proposal) => void = () => undefined;
  let finish: (answer: WholeAnswer) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const asked: Parameters<AskServer>[0][] = [];
  const ask: AskServer = (request, onTopic, signal) => {
    asked.push(request);
    signals.push(signal);
    give = onTopic;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  return {
    ask,
    asked,
    signals,
    give: (motion: string, from: Proposal['from'] = 'bank') =>
      act(async () => give(anOffer({ motion, from, topicId: from === 'community' ? 't9' : null }))),
    finish: (answer: WholeAnswer = anAnswer([])) => act(async () => finish(answer)),
  };
}

function Page({ ask, cards = [] }: { ask: AskServer; cards?: Card[] }) {
  const [draft, setDraft] = useState<GenerateDraft>({ ...NO_DRAFT, cards });
  const { arrived, start, stop } = useGenerator(setDraft, ask);
  return (
    <GenerateView
      draft={draft}
      languageModel={undefined}
      onChange={setDraft}
      arrived={arrived}
      onGenerate={() => start(draft)}
      onStop={stop}
      onWriteOwn={() => undefined}
      onCategory={(category) => start({ ...draft, mode: 'category', category })}
      cards={draft.cards.map((card) => (
        <TopicCard
          key={card.motion}
          card={card}
          isEditing={false}
          isPublishing={false}
          onChange={() => undefined}
          onEdit={() => undefined}
          onPublish={() => undefined}
        />
      ))}
    />
  );
}

const motions = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

async function startWith({ ask, signals }: ReturnType<typeof aServer>, interest = 'water') {
  render(<Page ask={ask} />);
  await userEvent.type(screen.getByLabelText('What interests you?'), interest);
  await userEvent.click(screen.getByRole('button', { name: 'Write five motions' }));
  await screen.findByRole('button', { name: 'Stop' });
  await expect.poll(() => signals).toHaveLength(1);
}

describe('generating topics', () => {
  it('shows motions as they come, each with its source, and then asks for others', async () => {
    const server = aServer();
    await startWith(server);
    expect(server.asked[0]).toMatchObject({ about: 'water', category: null, offered: [] });
    await server.give('This house would meter all water');
    expect(motions()).toEqual(['This house would meter all water']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 5 motions ready');
    await server.give('THIS HOUSE WOULD meter all water.');
    await server.give('This house would drink from rivers', 'words');
    await server.give('This house would share wells', 'community');
    await server.give('This house would desalinate', 'model');
    await server.finish();
    expect(motions()).toHaveLength(4);
    for (const source of [
      'from our bank of motions',
      'made from your words, without a case',
      'from Community Topics',
      'written by a language model',
    ]) {
      expect(screen.getByText(new RegExp(source))).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Published' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write five more' }));
    expect(server.asked[1]?.offered).toHaveLength(4);
    await server.give('This house would dam the river');
    expect(motions()).toEqual(['This house would dam the river']);
  });

  it('is stopped: received motions stay, and later ones change nothing', async () => {
    const server = aServer();
    await startWith(server);
    await server.give('This house would meter all water');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(server.signals[0]?.aborted).toBe(true);
    await server.give('This house would drink from rivers');
    await server.finish();
    expect(motions()).toEqual(['This house would meter all water']);
    expect(screen.getByRole('button', { name: 'Write five more' })).toBeVisible();
  });

  it('abstains with the reason, and leads to the nearest categories', async () => {
    const server = aServer();
    await startWith(server, 'blorf snargle');
    await server.finish(anAnswer([], { whyNone: 'nothingNear', nearest: ['Food', 'Language'] }));
    expect(screen.getByText('I have nothing good on this.')).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(server.asked[1]).toMatchObject({ about: '', category: 'Language' });
  });

  it('does not call motions more where the only one is one’s own', () => {
    render(<Page {...aServer()} cards={[{ ...OWN_CARD, motion: 'This house would walk' }]} />);
    expect(screen.getByRole('button', { name: 'Write five motions' })).toBeVisible();
  });

  it('keeps what was offered where there is nothing more', async () => {
    const server = aServer();
    await startWith(server);
    await server.give('This house would meter all water');
    await server.finish();
    expect(screen.getByText(/That’s all I have on this\. For more/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write five more' }));
    await server.finish(anAnswer([], { whyNone: 'nothingMore' }));
    expect(screen.getByRole('heading', { name: 'That’s all I have on this.' })).toBeVisible();
    expect(motions()).toEqual(['This house would meter all water']);
  });

  it('says that the language model failed, beside our own motions', async () => {
    const server = aServer();
    await startWith(server);
    await server.give('This house would meter all water');
    await server.finish(anAnswer([], { model: 'failed' }));
    expect(screen.getByText(/The language model failed\. This motion is ours\./)).toBeVisible();
    expect(motions()).toHaveLength(1);
  });

  it('says that nothing could be loaded if the server does not answer', async () => {
    const server = aServer();
    await startWith(server);
    await server.finish(undefined);
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Write five motions' })).toBeVisible();
  });
});

describe('a motion that was offered', () => {
  const show = (card: Card, isEditing = false) => {
    const onChange = vi.fn<(card: Card) => void>();
    render(
      <TopicCard
        card={card}
        isEditing={isEditing}
        isPublishing={false}
        onChange={onChange}
        onEdit={() => undefined}
        onPublish={() => undefined}
      />,
    );
    return onChange;
  };
  const card = { ...OWN_CARD, motion: 'This house would ban greedy banks' };

  it('leads to the form with it, and counts for the topic once it is published', () => {
    show({ ...card, publishedId: 't7' });
    expect(screen.getByRole('link', { name: /^Debate this now/ })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+ban+greedy+banks&topic=t7',
    );
    expect(screen.getByRole('button', { name: /^Publish/ })).toHaveAccessibleDescription(
      'It’s already published',
    );
  });

  it('that waits for the house says why, and is debated by link', () => {
    show({ ...card, publishedId: 't7', waits: true });
    expect(screen.getByText(/I can’t tell whether this motion attacks people/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Debate this now/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Debate it by link/ })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+ban+greedy+banks&link=',
    );
    expect(screen.getByRole('link', { name: 'See the topic' })).toHaveAttribute('href', '/app/topics/t7');
    expect(screen.getByRole('button', { name: 'Waiting' })).toHaveAccessibleDescription(
      'It’s already waiting for a house moderator',
    );
  });

  it('is another topic once its words change', async () => {
    const onChange = show({ ...card, publishedId: 't7', waits: true });
    await userEvent.click(screen.getByRole('button', { name: 'Use this: This house would ban banks' }));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ publishedId: null, waits: false }));
  });

  it('is rewritten if it takes a side', async () => {
    const onChange = show(card);
    await userEvent.click(screen.getByRole('button', { name: 'Use this: This house would ban banks' }));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ motion: 'This house would ban banks' }));
  });

  it('cannot be debated before it is a motion', () => {
    show({ ...card, motion: 'Ban' }, true);
    expect(screen.queryByRole('link', { name: /^Debate this now/ })).toBeNull();
  });

  it('is sent without empty lines, and shows the first problem', () => {
    const lines = { for: ['Air', '', ' '], against: [] };
    const ready = readyTopic({ ...card, arguments: lines });
    expect(ready).toMatchObject({ ok: true, topic: { arguments: { for: ['Air'], against: [] } } });
    expect(readyTopic({ ...card, motion: 'Ban' })).toEqual({
      ok: false,
      problem: 'Write at least 10 characters',
    });
  });
});

describe('a topic that says the same', () => {
  const twin = { topicId: 't1', motion: 'This house would ban cars', sameWords: false };

  it('is shown, and mine is published anyway if the words differ', async () => {
    const onPublishEvenSo = vi.fn<() => void>();
    render(<TwinDialog twin={twin} onPublishEvenSo={onPublishEvenSo} onClose={() => undefined} />);
    expect(screen.getByText(twin.motion)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish mine anyway' }));
    expect(onPublishEvenSo).toHaveBeenCalledTimes(1);
  });

  it('is the only one if the words are the same', () => {
    render(
      <TwinDialog
        twin={{ ...twin, sameWords: true }}
        onPublishEvenSo={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Publish mine anyway' })).toBeNull();
  });
});
