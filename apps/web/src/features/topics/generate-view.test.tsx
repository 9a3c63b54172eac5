import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { generate, type AskModel } from './generate-topics.ts';
import { GenerateView } from './generate-view.tsx';
import { readyTopic } from './ready-topic.ts';
import { TopicCard } from './topic-card.tsx';
import { NO_DRAFT, OWN_CARD, type Card } from './topic-draft.ts';
import { TwinDialog } from './twin-dialog.tsx';
import { useGenerator } from './use-generator.ts';

const nobody: AskModel = () => Promise.resolve({ by: 'nobody', motions: [] });

function Page({ askModel = nobody }: { askModel?: AskModel }) {
  const [draft, setDraft] = useState({ ...NO_DRAFT });
  const { isBusy, start, stop, refineCard } = useGenerator(draft, setDraft, askModel);
  return (
    <GenerateView
      draft={draft}
      languageModel={undefined}
      onChange={setDraft}
      isBusy={isBusy}
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
  it('offers five motions with their cases, says where they come from, and then five others', async () => {
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

  it('is stopped, and what comes later changes nothing', async () => {
    let answer: (value: { by: 'model'; motions: string[] }) => void = () => undefined;
    const asked = new Promise<{ by: 'model'; motions: string[] }>((resolve) => {
      answer = resolve;
    });
    render(<Page askModel={() => asked} />);
    await userEvent.type(screen.getByLabelText('What interests you?'), 'water');
    await userEvent.click(screen.getByRole('button', { name: 'Write five motions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    answer({ by: 'model', motions: ['This house would meter all water'] });
    await asked;
    expect(await screen.findByRole('button', { name: 'Write five motions' })).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('says of a motion that a model wrote it only where one did', async () => {
    const model: AskModel = () =>
      Promise.resolve({ by: 'model', motions: ['This house would meter all water'] });
    const draft = { ...NO_DRAFT, interest: 'water' };
    const withModel = (await generate(draft, model)).cards;
    expect(withModel.map(({ from }) => from).filter((from) => from === 'model')).toHaveLength(1);
    expect(withModel).toHaveLength(5);
    const without = (await generate(draft, nobody)).cards;
    expect(without.filter(({ from }) => from === 'model')).toEqual([]);
  });

  it('goes on without the server', async () => {
    const { cards } = await generate({ ...NO_DRAFT, interest: 'water' }, () => Promise.resolve(undefined));
    expect(cards).toHaveLength(5);
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

  it('is written anew where it takes a side', async () => {
    const onChange = show(card);
    await userEvent.click(screen.getByRole('button', { name: 'Use: This house would ban banks' }));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ motion: 'This house would ban banks' }));
  });

  it('cannot be debated before it is a motion', () => {
    show({ ...card, motion: 'Ban' }, true);
    expect(screen.queryByRole('link', { name: /^Debate this now/ })).toBeNull();
  });

  it('is sent without empty lines, and says what is wrong first', () => {
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

  it('is shown, and mine is published even so where the words differ', async () => {
    const onPublishEvenSo = vi.fn<() => void>();
    render(<TwinDialog twin={twin} onPublishEvenSo={onPublishEvenSo} onClose={() => undefined} />);
    expect(screen.getByText(twin.motion)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish mine even so' }));
    expect(onPublishEvenSo).toHaveBeenCalledTimes(1);
  });

  it('is the only one where the words are the same', () => {
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
