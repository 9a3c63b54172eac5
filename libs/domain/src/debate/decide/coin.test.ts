import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { PUBLIC_FORUM } from '../formats/public-forum.ts';
import type { Side } from '../format.ts';
import { deadlineOf, type DebateState } from '../state.ts';

const MINUTE_MS = 60_000;
const chooseSide = (by: string, side: Side): UnaimedCommand => ({ type: 'chooseSide', by, side });
const chooseOrder = (by: string, first: Side): UnaimedCommand => ({ type: 'chooseOrder', by, first });
const namesOf = (debate: DebateState) => debate.format.steps.map(({ seatIds }) => seatIds.join(' '));

/** The given side has won the coin; Ada sits for, Ben against. */
function flipped(toss: Side): DebateState {
  const check = aDebate({ phase: 'readyCheck', hostId: CLEO, format: PUBLIC_FORUM });
  const waiting = play(check, ...[ADA, BEN, 'for-2'].map((by) => ({ type: 'ready' as const, by })));
  return play(waiting, { type: 'ready', by: 'against-2', toss });
}

describe('the coin', () => {
  it('falls with the last "ready", and the winning side has a minute to choose', () => {
    expect(flipped('against')).toMatchObject({ phase: 'coinFlip', chooser: 'against', chosen: null });
    const { endsAtMs, actsAtMs } = deadlineOf(flipped('for'))!;
    expect([endsAtMs, actsAtMs]).toEqual([flipped('for').atMs + MINUTE_MS, flipped('for').atMs + MINUTE_MS]);
  });

  it('lets any debater of the winning side choose, and nobody on the other side', () => {
    expect(ask(flipped('against'), chooseSide(BEN, 'for'))).toBe('sideChosen');
    expect(ask(flipped('against'), chooseOrder('against-2', 'for'))).toBe('orderChosen');
    expect(ask(flipped('against'), chooseSide(ADA, 'for'))).toBe('not-your-choice');
    expect(ask(flipped('against'), chooseSide(CLEO, 'for'))).toBe('not-seated');
  });

  it('is flipped only in formats that ask for it', () => {
    expect(ask(aDebate({ phase: 'prep' }), chooseSide(ADA, 'for'))).toBe('wrong-phase');
  });
});

describe('choosing the side', () => {
  it('one already has moves nobody', () => {
    const stayed = play(flipped('for'), chooseSide(ADA, 'for'));
    expect(stayed.seats).toEqual(flipped('for').seats);
  });

  it('of the other bench makes both benches change places, seat by seat', () => {
    expect(play(flipped('for'), chooseSide(ADA, 'against')).seats).toEqual({
      'for-1': BEN,
      'for-2': 'against-2',
      'against-1': ADA,
      'against-2': 'for-2',
    });
  });

  it('leaves the order to the other side, wherever they now sit, with a minute of their own', () => {
    const swapped = play(flipped('for'), wait(20_000), chooseSide(ADA, 'against'));
    expect(swapped).toMatchObject({ chooser: 'for', chosen: 'side', endsAtMs: swapped.atMs + MINUTE_MS });
    expect(ask(swapped, chooseOrder(ADA, 'for'))).toBe('not-your-choice');
    expect(ask(swapped, chooseOrder(BEN, 'for'))).toBe('orderChosen, stepStarted');
    expect(ask(swapped, chooseSide(BEN, 'against'))).toBe('already-chosen');
  });
});

describe('choosing the order', () => {
  it('that already applies changes no step', () => {
    expect(namesOf(play(flipped('for'), chooseOrder(ADA, 'for')))).toEqual(namesOf(flipped('for')));
  });

  it('in reverse gives every step to the seats with the same numbers on the other bench', () => {
    const turned = play(flipped('for'), chooseOrder(ADA, 'against'));
    expect(namesOf(turned)).toEqual([
      'against-1',
      'for-1',
      'against-1 for-1',
      'against-2',
      'for-2',
      'against-2 for-2',
      'against-1',
      'for-1',
      'against-1 against-2 for-1 for-2',
      'against-2',
      'for-2',
    ]);
  });

  it('leaves the side to the other bench, and then the debate begins', () => {
    const ordered = play(flipped('against'), chooseOrder(BEN, 'against'));
    expect(ordered).toMatchObject({ chooser: 'for', chosen: 'order' });
    expect(ask(ordered, chooseOrder(ADA, 'for'))).toBe('already-chosen');
    const live = play(ordered, chooseSide(ADA, 'against'));
    expect(live).toMatchObject({ phase: 'live', seats: { 'for-1': BEN, 'against-1': ADA } });
  });
});

describe('a choice that is not made', () => {
  it('lapses after its minute, not one millisecond early, and everything stays as it was', () => {
    const coin = flipped('for');
    const advance: UnaimedCommand = { type: 'advance', by: 'clock', stepSeq: deadlineOf(coin)!.stepSeq };
    expect(ask(coin, advance, MINUTE_MS - 1)).toBe('step-still-running');
    const live = play(coin, wait(MINUTE_MS), advance);
    expect(live).toMatchObject({ phase: 'live', seats: coin.seats, format: coin.format });
  });

  it('keeps the choice that was made before it', () => {
    const live = play(flipped('for'), chooseSide(ADA, 'against'), wait(MINUTE_MS), 'deadline');
    expect(live).toMatchObject({ phase: 'live', seats: { 'for-1': BEN, 'against-1': ADA } });
  });

  it('makes the task of the first choice stale', () => {
    const coin = flipped('for');
    const chosen = play(coin, chooseSide(ADA, 'for'));
    expect(ask(chosen, { type: 'advance', by: 'clock', stepSeq: deadlineOf(coin)!.stepSeq }, MINUTE_MS)).toBe(
      'stale-step',
    );
  });

  it('can be skipped only by the host', () => {
    expect(ask(flipped('for'), { type: 'nextStep', by: CLEO })).toBe('stepStarted');
    expect(ask(flipped('for'), { type: 'nextStep', by: ADA })).toBe('not-the-host');
  });
});

describe('leaving during the coin flip', () => {
  it('reopens the lobby, and flips the coin again once the seat is taken', () => {
    const left = play(flipped('for'), chooseOrder(ADA, 'against'), { type: 'leave', by: BEN });
    expect(left).toMatchObject({ phase: 'lobby', seats: { 'against-1': null } });
    const again = play(
      left,
      { type: 'takeSeat', by: BEN, seatId: 'against-1' },
      ...[ADA, BEN, 'for-2'].map((by) => ({ type: 'ready' as const, by })),
      { type: 'ready', by: 'against-2', toss: 'against' },
    );
    expect(again).toMatchObject({ phase: 'coinFlip', chooser: 'against', chosen: null });
  });
});
