import { aProposal } from '@rostrum/domain/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { generate, type AskModel } from '../logic/generate-topics.ts';
import { GenerateView } from './generate-view.tsx';
import { readyTopic } from '../logic/ready-topic.ts';
import { TopicCard } from './topic-card.tsx';
import { NO_DRAFT, OWN_CARD, type Card } from '../logic/topic-draft.ts';
import { TwinDialog } from './twin-dialog.tsx';
import { useGenerator } from '../hooks/use-generator.ts';

/** A model that returns motions on the test's command. */
function aModel() {
  let give: (motion: string) => void = () => undefined;
  let finish: () => void = () => undefined;
  const signals: AbortSignal[] = [];
  const ask: AskModel = (_, onTopic, signal) => {
    signals.push(signal);
    give = (motion) => onTopic({ ...aProposal({ motion }), difficulty: 'fair' });
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  return {
    ask,
    signals,
    give: (motion: string) => act(async () => give(motion)),
    finish: () => act(async () => finish()),
  };
}

function Page({ askModel = null }: { askModel?: AskModel | null }) {
  const [draft, setDraft] = useState({ ...NO_DRAFT });
  const { arrived, start, stop, refineCard } = useGenerator(draft, setDraft, askModel);
  return (
    <GenerateView
      draft={draft}
      languageModel={undefined}
      onChange={setDraft}
      arrived={arrived}
      onGenerate={start}
      onStop={stop}
      onWriteOwn={() => undefined}
      cards={draft.cards.map((card) => (
        <TopicCard
          key={card.motion}
          card={card}
          isEditing={false}
          isPublishing={false}
          onChange={() => undefined}
          onEdit={() => undefined}
          onPublish={() => undefined}
          onRefine={(refinement) => void refineCard(card, refinement)}
        />
      ))}
    />
  );
}

const motions = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

describe('generating topics', () => {
  it('offers five motions with their cases, names their source, and then five others', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('What interests you?'), 'football');
    await userEvent.click(screen.getByRole('button', { name: 'Write five motions' }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    const first = motions();
    expect(screen.getAllByText(/from our bank of motions|from a written template/)).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Write five more' }));
    await expect.poll(() => motions().filter((motion) => first.includes(motion))).toEqual([]);
    expect(motions()).toHaveLength(5);
  });

  const startWith = async ({ ask }: ReturnType<typeof aModel>) => {
    render(<Page askModel={ask} />);
    await userEvent.type(screen.getByLabelText('What interests you?'), 'water');
    await userEvent.click(screen.getByRole('button', { name: 'Write five motions' }));
    await screen.findByRole('button', { name: 'Stop' });
  };

  it('shows a model’s motions as they come, and fills up with ours', async () => {
    const model = aModel();
    await startWith(model);
    await expect.poll(() => model.signals).toHaveLength(1);
    await model.give('This house would meter all water');
    expect(motions()).toEqual(['This house would meter all water']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 5 motions are here');
    await model.give('THIS HOUSE WOULD meter all water.');
    await model.give('This house would drink from rivers');
    await model.finish();
    await expect.poll(() => motions()).toHaveLength(5);
    expect(screen.getAllByText(/written by a language model/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Write five more' })).toBeVisible();
  });

  it('is stopped: received motions stay, and later ones change nothing', async () => {
    const model = aModel();
    await startWith(model);
    await expect.poll(() => model.signals).toHaveLength(1);
    await model.give('This house would meter all water');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(model.signals[0]?.aborted).toBe(true);
    await model.give('This house would drink from rivers');
    await model.finish();
    expect(motions()).toEqual(['This house would meter all water']);
    expect(screen.getByRole('button', { name: 'Write five more' })).toBeVisible();
  });

  it('continues with ours if the model returns nothing', async () => {
    const model = aModel();
    await startWith(model);
    await expect.poll(() => model.signals).toHaveLength(1);
    await model.finish();
    await expect.poll(() => screen.queryAllByRole('article')).toHaveLength(5);
    expect(screen.queryByText(/written by a language model/)).toBeNull();
  });

  it('also asks the model about a category, and lists earlier offers', async () => {
    const asked: unknown[] = [];
    const draft = {
      ...NO_DRAFT,
      mode: 'category',
      category: 'Sport',
      offered: ['This house would run'],
    } as const;
    const ask: AskModel = async (request) => void asked.push(request);
    await generate(
      { ...draft, offered: [...draft.offered] },
      ask,
      () => undefined,
      new AbortController().signal,
    );
    expect(asked).toEqual([
      { about: '', category: 'Sport', difficulty: 'fair', kinds: [], offered: ['This house would run'] },
    ]);
  });

  it('offers another one that is harder in its place', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('What interests you?'), 'sugar tax');
    await userEvent.click(screen.getByRole('button', { name: 'Write five motions' }));
    const [first] = (await screen.findAllByRole('article')) as [HTMLElement];
    const before = motions();
    await userEvent.click(within(first).getByRole('button', { name: /^More local/ }));
    await expect.poll(() => motions()[0]).not.toBe(before[0]);
    expect(motions().slice(1)).toEqual(before.slice(1));
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
        onRefine={() => undefined}
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
    expect(screen.getByRole('button', { name: /^Publish/ })).toHaveAccessibleDescription('It is published');
  });

  it('is rewritten if it takes a side', async () => {
    const onChange = show(card);
    await userEvent.click(screen.getByRole('button', { name: 'Use: This house would ban banks' }));
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
    await userEvent.click(screen.getByRole('button', { name: 'Publish mine even so' }));
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
    expect(screen.queryByRole('button', { name: 'Publish mine even so' })).toBeNull();
  });
});
