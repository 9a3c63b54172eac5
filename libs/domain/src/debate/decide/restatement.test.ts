import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, play, wait, type Move } from '../../testing/index.ts';
import { withPace } from '../format.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { OPPONENT_UID } from '../opponent.ts';
import { mustRestate } from '../restatement.ts';
import type { DebateState, RestatementAnswer } from '../state.ts';

const GATED = { ...QUICK_CLASH, restatesFirst: true };
const next: Move = { type: 'nextStep', by: CLEO };
const says = (by: string, messageId: string) => ({ type: 'speak', by, messageId, characters: 50 }) as const;
const answers = (by: string, answer: RestatementAnswer) =>
  ({ type: 'answerRestatement', by, answer }) as const;

/** Ada's rebuttal in a Quick clash, after Ben has spoken. */
function rebuttal(format = GATED): DebateState {
  const live = aDebate({ phase: 'live', hostId: CLEO, format });
  return play(live, next, says(BEN, 'm1'), next, next);
}
const floorOf = (state: DebateState) => {
  if (state.phase !== 'live') throw new Error(`The debate is in the phase ${state.phase}.`);
  return state.floor;
};

describe('a rebuttal that restates first', () => {
  it('asks the last speaker of the other bench about its first words', () => {
    expect(mustRestate(rebuttal(), ADA)).toBe(BEN);
    const asked = play(rebuttal(), says(ADA, 'm2'));
    expect(floorOf(asked).restatement).toMatchObject({ by: ADA, of: BEN, messageId: 'm2', answer: null });
  });

  it('asks nobody without the gate, in an opening, or about somebody who has said nothing', () => {
    expect(mustRestate(rebuttal(QUICK_CLASH), ADA)).toBeUndefined();
    expect(mustRestate(aDebate({ phase: 'live', format: GATED }), ADA)).toBeUndefined();
    const silent = play(aDebate({ phase: 'live', hostId: CLEO, format: GATED }), next, next, next);
    expect(mustRestate(silent, ADA)).toBeUndefined();
    expect(mustRestate(aDebate({ phase: 'live', format: BRITISH_PARLIAMENTARY }), ADA)).toBeUndefined();
  });

  it('asks nothing of the practice opponent, and nothing about it', () => {
    const state = rebuttal();
    const against = { ...state, seats: { ...state.seats, 'against-1': OPPONENT_UID } };
    expect(mustRestate(against, ADA)).toBeUndefined();
    expect(
      mustRestate({ ...state, seats: { ...state.seats, 'for-1': OPPONENT_UID } }, OPPONENT_UID),
    ).toBeUndefined();
  });

  it('waits for the answer: the speaker is refused until then, and one millisecond after its time no longer', () => {
    const asked = play(rebuttal(), says(ADA, 'm2'));
    expect(ask(asked, says(ADA, 'm3'))).toBe('restatement-open');
    expect(ask(asked, says(ADA, 'm3'), 30_000)).toBe('restatement-open');
    expect(ask(asked, says(ADA, 'm3'), 30_001)).toBe('spoke');
    expect(ask(play(asked, answers(BEN, 'fair')), says(ADA, 'm3'))).toBe('spoke');
  });

  it('takes an answer of the person restated, and of nobody else', () => {
    const asked = play(rebuttal(), says(ADA, 'm2'));
    const answerOf = (by: string, waitMs = 0) =>
      ask(asked, { ...answers(by, 'fair'), stepSeq: floorOf(asked).restatement?.seq ?? 0 }, waitMs);
    expect(answerOf(BEN)).toBe('restatementAnswered');
    expect(answerOf(BEN, 30_000)).toBe('restatementAnswered');
    expect(answerOf(BEN, 30_001)).toBe('no-restatement');
    expect(answerOf(ADA)).toBe('not-restated');
    expect(answerOf(CLEO)).toBe('not-seated');
  });

  it('gives the step the time of the wait back, and no more', () => {
    const before = rebuttal();
    const answered = play(before, wait(10_000), says(ADA, 'm2'), wait(7_000), answers(BEN, 'fair'));
    expect(floorOf(answered).endsAtMs).toBe(floorOf(before).endsAtMs + 7_000);
    const silent = play(before, wait(10_000), says(ADA, 'm2'), wait(40_000), says(ADA, 'm3'));
    expect(floorOf(silent).endsAtMs).toBe(floorOf(before).endsAtMs + 30_000);
  });

  it('lets the speaker restate again after “Not what I said”, and only then', () => {
    const refused = play(rebuttal(), says(ADA, 'm2'), answers(BEN, 'unfair'));
    expect(ask(refused, says(ADA, 'm3'))).toBe('spoke, restated');
    const twice = play(refused, says(ADA, 'm3'), answers(BEN, 'unfair'));
    expect(ask(twice, says(ADA, 'm4'))).toBe('spoke');
    expect(ask(play(rebuttal(), says(ADA, 'm2'), answers(BEN, 'fair')), says(ADA, 'm3'))).toBe('spoke');
  });

  it('lets the speaker go on after “Not what I said”, but not skip the question itself', () => {
    const skips = { type: 'skipRestatement', by: ADA } as const;
    const refused = play(rebuttal(), says(ADA, 'm2'), answers(BEN, 'unfair'));
    expect(ask(play(refused, skips), says(ADA, 'm3'))).toBe('spoke');
    expect(ask(refused, { ...skips, by: BEN })).toBe('no-restatement');
    expect(ask(play(rebuttal(), says(ADA, 'm2')), skips)).toBe('no-restatement');
    expect(ask(rebuttal(), skips)).toBe('no-restatement');
  });

  it('keeps the words that somebody is asked about as they are', () => {
    const asked = play(rebuttal(), says(ADA, 'm2'));
    const edit = (messageId: string) =>
      ({ type: 'edit', by: ADA, messageId, saidAtMs: asked.atMs, delta: -1 }) as const;
    expect(ask(asked, edit('m2'))).toBe('restatement-stays');
    const answered = play(asked, answers(BEN, 'fair'), wait(1), says(ADA, 'm3'));
    expect(ask(answered, edit('m2'))).toBe('restatement-stays');
    expect(ask(answered, { ...edit('m3'), saidAtMs: answered.atMs })).toBe('edited');
  });

  it('keeps the time of the question through a pause', () => {
    const asked = play(rebuttal(), says(ADA, 'm2'));
    const resumed = play(asked, wait(10_000), { type: 'pause', by: CLEO }, wait(600_000), {
      type: 'resume',
      by: CLEO,
    });
    expect(ask(resumed, says(ADA, 'm3'), 20_000)).toBe('restatement-open');
    expect(ask(resumed, says(ADA, 'm3'), 20_001)).toBe('spoke');
  });

  it('drops the question when the person restated leaves', () => {
    const asked = play(rebuttal(), says(ADA, 'm2'));
    const left = play(asked, { type: 'leave', by: BEN }, { type: 'resume', by: CLEO });
    expect(ask(left, says(ADA, 'm3'))).toBe('spoke');
  });

  it('waits half a day for the answer by correspondence', () => {
    const asked = play(rebuttal(withPace(GATED, 'correspondence')), says(ADA, 'm2'));
    expect(ask(asked, says(ADA, 'm3'), 43_200_000)).toBe('restatement-open');
    expect(ask(asked, says(ADA, 'm3'), 43_200_001)).toBe('spoke');
  });
});
