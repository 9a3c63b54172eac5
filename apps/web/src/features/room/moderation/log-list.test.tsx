import type { Live, ModerationLog } from '@rostrum/data';
import type { Intervention } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN } from '@rostrum/domain/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LogList } from './log-list.tsx';
import { basisWords, filteredActs, filterOptions, JUDGEMENTS } from './log-rows.ts';
import { aJudgement, someRulings } from './testing/a-judgement.ts';

const attack = aJudgement({ to: BEN });
const bell = aJudgement({
  id: 'time-1',
  act: 'time',
  to: 'all',
  messageId: null,
  says: 'One minute.',
  quote: null,
});
const ask = aJudgement({ id: 'evidence-m2', act: 'evidence', to: 'all', messageId: 'm2', engine: 'model' });

function show(acts: readonly Intervention[], changes: Partial<ModerationLog> = {}, uid = BEN) {
  const onGo = vi.fn<(messageId: string) => void>();
  const log: Live<ModerationLog> = { status: 'ready', value: { acts, ...changes }, stale: false };
  const rulings = someRulings({ uid });
  render(
    <LogList
      room={aRoom({ debate: aDebate({ phase: 'live' }) })}
      uid={uid}
      rulings={rulings}
      onGo={onGo}
      useLog={() => log}
    />,
  );
  return { onGo, rulings };
}

const basis = (act: Intervention) => basisWords(act, (inside) => inside.join('')).join('');

const rows = () =>
  within(screen.getByRole('list', { name: 'Acts of the moderator' })).getAllByRole('listitem');

describe('the log of the moderation', () => {
  it('shows rule, band, engine and policy version of each act, and its addressee', () => {
    show([attack, ask]);
    expect(rows()[0]).toHaveTextContent('Words about a person');
    expect(rows()[0]).toHaveTextContent('to you');
    expect(rows()[0]).toHaveTextContent(
      'Rule 2, speak about the claim · high confidence · embedded engine · policy 1',
    );
    expect(rows()[1]).toHaveTextContent('to everyone');
    expect(rows()[1]).toHaveTextContent('language model');
  });

  it('leads to the message', async () => {
    const { onGo } = show([attack]);
    await userEvent.click(screen.getByRole('button', { name: 'Go to the message' }));
    expect(onGo).toHaveBeenCalledWith('m1');
  });

  it('shows the host the addressee of a note', () => {
    show([attack], {}, ADA);
    expect(rows()[0]).toHaveTextContent('to Ben Okafor');
  });

  it("hides the clock's acts at first, and explains an empty list", () => {
    show([bell]);
    expect(screen.getByText('The moderator hasn’t stepped in')).toBeVisible();
    expect(screen.queryByText('One minute.')).toBeNull();
  });

  it('loads earlier acts', async () => {
    const load = vi.fn<() => void>();
    show([attack], { earlier: { isLoading: false, problem: undefined, load } });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier acts' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a failed load, and retries', async () => {
    const retry = vi.fn<() => void>();
    const log: Live<ModerationLog> = {
      status: 'error',
      problem: 'unreachable',
      message: 'Out of reach.',
      retry,
    };
    render(
      <LogList room={aRoom()} uid={BEN} rulings={someRulings()} onGo={() => undefined} useLog={() => log} />,
    );
    expect(screen.getByText('Out of reach.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the filter of the log', () => {
  it('is everything, all but the clock, or one type, each with how often', () => {
    const acts = [attack, bell, ask];
    expect(filterOptions(acts).map(({ label }) => label)).toEqual([
      'All but the clock (2)',
      'Everything (3)',
      'Bells (1)',
      'Claim without support (1)',
      'Words about a person (1)',
    ]);
    expect(filteredActs(acts, JUDGEMENTS)).toEqual([attack, ask]);
    expect(filteredActs(acts, 'evidence')).toEqual([ask]);
  });

  it('needs no band or rule if an act has none', () => {
    expect(basis({ ...bell, rule: null, band: undefined })).toBe('embedded engine · policy 1');
    expect(basis({ ...bell, rule: null, engine: 'person' })).toBe('a person · policy 1');
  });
});
