import { ADA, aMessage, BEN, CLEO } from '@rostrum/domain/testing';
import type { Intervention, Message } from '@rostrum/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActCard } from './act-card.tsx';
import type { Rulings } from './rulings.ts';
import { aJudgement, someRulings } from './testing/a-judgement.ts';

const message: Message = { ...aMessage({ authorId: ADA }), id: 'm1' };

function show(act: Intervention, changes: Partial<Rulings> = {}, said: Message | undefined = message) {
  const rulings = someRulings(changes);
  render(<ActCard act={act} message={said} rulings={rulings} readers="youAndHost" />);
  return rulings;
}

const button = (name: string) => screen.queryByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

describe('a card that judges', () => {
  it('is called unfair with one tap, and shows that it was', async () => {
    const act = aJudgement();
    const { onUnfair } = show(act);
    expect(button('Unfair')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Unfair' }));
    expect(onUnfair).toHaveBeenCalledWith(act);
  });

  it('is called unfair once', async () => {
    const { onUnfair } = show(aJudgement(), { isUnfair: () => true });
    expect(button('Unfair')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Unfair')).toHaveAccessibleDescription(/You called this unfair/);
    await userEvent.click(screen.getByRole('button', { name: 'Unfair' }));
    expect(onUnfair).not.toHaveBeenCalled();
  });

  it('can be appealed only by the person concerned', async () => {
    const act = aJudgement();
    const { onAppeal } = show(act);
    await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(onAppeal).toHaveBeenCalledWith(act);
    document.body.innerHTML = '';
    show(act, { uid: BEN });
    expect(button('Appeal')).toBeNull();
  });

  it('keeps its objections together, apart from the reason', () => {
    show(aJudgement());
    const together = button('Appeal')?.parentElement;
    expect(together).toHaveClass('note-asks');
    expect(button('Unfair')?.parentElement).toBe(together);
    expect(button('Why?')?.parentElement).not.toBe(together);
  });

  it('cannot be appealed after seven days', () => {
    show(aJudgement({ atMs: Date.now() - 8 * 86_400_000 }));
    expect(button('Appeal')).toBeNull();
    expect(button('Unfair')).toBeVisible();
  });

  it.each([
    [null, /You appealed on .* A human who hasn’t acted or debated here will decide\./],
    ['upheld', /A human looked at it on .* and left it as it is\./],
    ['overturned', /A human overturned it on /],
  ] as const)('shows the state of an appeal: %s', (verdict, words) => {
    const decidedAtMs = verdict && Date.now();
    const appeal = { by: ADA, atMs: Date.now(), verdict, decidedBy: verdict && CLEO, decidedAtMs };
    show(aJudgement({ appeal }));
    expect(screen.getByText(words)).toBeVisible();
    expect(button('Appeal')).toBeNull();
  });

  it('is taken back by the host after a question, unless it is about their own words', async () => {
    const onUndo = vi.fn<(act: Intervention) => void>();
    const act = aJudgement();
    show(act, { uid: CLEO, onUndo });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const question = screen.getByRole('alertdialog', { name: 'Undo this act?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo it' }));
    expect(onUndo).toHaveBeenCalledWith(act);
    document.body.innerHTML = '';
    show(act, { uid: CLEO, onUndo }, { ...message, authorId: CLEO });
    expect(button('Undo')).toBeNull();
  });
});

describe('a card that only keeps the debate going', () => {
  it.each(['open', 'time', 'handover', 'close', 'summary', 'standDown', 'correction'] as const)(
    'has nothing to question: %s',
    (act) => {
      show(aJudgement({ act, to: 'all' }));
      for (const name of ['Unfair', 'Appeal', 'Undo']) expect(button(name)).toBeNull();
    },
  );
});

describe('a card’s offer', () => {
  it.each([
    ['redact', 'Send without them'],
    ['poi', 'Offer a POI'],
    ['queue', 'Raise hand'],
    ['floor', 'Take the floor'],
    ['reply', 'Reply'],
    ['source', 'Add a source'],
    ['confirm', 'Yes, that’s fair'],
  ] as const)('is taken with one tap: %s', async (offer, name) => {
    const act = aJudgement({ offers: [offer] });
    const { onOffer } = show(act);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onOffer).toHaveBeenCalledWith(offer, act, message);
  });

  it('is absent once the debate is over, or if its message is missing', () => {
    show(aJudgement({ offers: ['reply'] }), { onOffer: undefined });
    render(<ActCard act={aJudgement({ offers: ['reply'] })} rulings={someRulings()} readers="you" />);
    expect(button('Reply')).toBeNull();
  });
});

describe('a private note on a small screen', () => {
  it('is one line until it is opened; a public one is whole', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
    );
    show(aJudgement());
    expect(button('Why?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Note from the moderator/ }));
    expect(screen.getByRole('note')).toBeVisible();
    document.body.innerHTML = '';
    show(aJudgement({ to: 'all' }));
    expect(screen.getByRole('note')).toBeVisible();
  });
});
