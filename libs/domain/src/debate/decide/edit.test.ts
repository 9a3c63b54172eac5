import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, NOON_MS, play } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { OPEN_FLOOR } from '../formats/open-floor.ts';
import { OXFORD } from '../formats/oxford.ts';
import type { DebateState } from '../state.ts';

const speak = (by: string, characters: number): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});
/** When every edited message in this file was posted. */
const SAID_MS = NOON_MS + 1_000;
const edit = (by: string, delta: number, saidAtMs = SAID_MS): UnaimedCommand => ({
  type: 'edit',
  by,
  messageId: 'message-1',
  saidAtMs,
  delta,
});
const SECOND = { wait: 1_000 };
const yieldBy = (by: string): UnaimedCommand => ({ type: 'yield', by });
const raise = (by: string): UnaimedCommand => ({ type: 'raiseHand', by });

const live = () => aDebate({ phase: 'live', hostId: CLEO });
const said = () => play(live(), SECOND, speak(ADA, 1_000));
const counts = (debate: DebateState) => [floorOf(debate).used, debate.spoken];

describe('editing a message', () => {
  it('adds the difference in length, to the step and to the debate', () => {
    expect(counts(play(said(), edit(ADA, 200)))).toEqual([{ [ADA]: 1_200 }, { [ADA]: 1_200 }]);
    expect(counts(play(said(), edit(ADA, -400)))).toEqual([{ [ADA]: 600 }, { [ADA]: 600 }]);
    expect(counts(play(said(), edit(ADA, 0)))).toEqual([{ [ADA]: 1_000 }, { [ADA]: 1_000 }]);
  });

  it('fills the allowance of its step to the last character, and not one more', () => {
    expect(ask(said(), edit(ADA, 800))).toBe('edited');
    expect(ask(said(), edit(ADA, 801))).toBe('over-allowance');
    expect(ask(play(said(), edit(ADA, -500)), speak(ADA, 1_300))).toBe('spoke');
  });

  it('may only shorten it once its step is over', () => {
    const next = play(said(), yieldBy(ADA));
    expect(ask(next, edit(ADA, 1))).toBe('too-late');
    expect(ask(next, edit(ADA, -1))).toBe('edited');
    expect(play(next, edit(ADA, -1)).spoken).toEqual({ [ADA]: 999 });
  });

  it('returns nothing to the running step for words of an earlier one, and cannot grow into it', () => {
    const crossed = play(said(), yieldBy(ADA), yieldBy(BEN), SECOND, speak(ADA, 3_600));
    const shorter = play(crossed, edit(ADA, -400));
    expect(counts(shorter)).toEqual([{ [ADA]: 3_600 }, { [ADA]: 4_200 }]);
    expect(ask(shorter, speak(ADA, 1))).toBe('over-allowance');
    expect(ask(shorter, edit(ADA, 1))).toBe('too-late');
    expect(ask(play(crossed, edit(ADA, -400, SAID_MS + 1_000)), speak(ADA, 400))).toBe('spoke');
  });

  it('is possible during a pause, and impossible once the debate has ended', () => {
    expect(ask(play(said(), { type: 'pause', by: CLEO }), edit(ADA, 10))).toBe('edited');
    expect(ask(play(said(), { type: 'end', by: CLEO }), edit(ADA, -10))).toBe('wrong-phase');
  });

  it('needs one’s own words, and must leave some', () => {
    expect(ask(said(), edit(BEN, -1))).toBe('empty-message');
    expect(ask(said(), edit(DARA, 5))).toBe('too-late');
    expect(ask(said(), edit(ADA, -999))).toBe('edited');
    expect(ask(said(), edit(ADA, -1_000))).toBe('empty-message');
  });

  it('is refused for a minute to a muted person, and permanently to a removed one', () => {
    const muted = play(said(), { type: 'mute', by: CLEO, uid: ADA });
    expect(ask(muted, edit(ADA, 1))).toBe('muted');
    expect(ask(muted, edit(ADA, 1), 60_000)).toBe('edited');
    expect(ask(play(said(), { type: 'remove', by: CLEO, uid: ADA }), edit(ADA, -1))).toBe('removed');
  });
});

describe('editing a message from the queue', () => {
  const openFloor = () => aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR });

  it('is bound by the allowance of the turn, not of the step', () => {
    const turn = play(openFloor(), raise(DARA), SECOND, speak(DARA, 1_000));
    expect(ask(turn, edit(DARA, 350))).toBe('edited');
    expect(ask(turn, edit(DARA, 351))).toBe('over-allowance');
  });

  it('may only shorten it once the turn is over, even while somebody else has a turn', () => {
    const free = play(openFloor(), raise(DARA), SECOND, speak(DARA, 1_000), yieldBy(DARA));
    const taken = play(free, raise('emil'));
    for (const debate of [free, taken]) {
      expect(ask(debate, edit(DARA, 1))).toBe('too-late');
      expect(ask(debate, edit(DARA, -1))).toBe('edited');
    }
  });

  it('returns nothing to a later turn, but something to the same turn after a pause', () => {
    const turn = play(openFloor(), raise(DARA), SECOND, speak(DARA, 1_000));
    const again = play(turn, yieldBy(DARA), raise(DARA), SECOND, speak(DARA, 1_350));
    expect(ask(play(again, edit(DARA, -400)), speak(DARA, 1))).toBe('over-allowance');
    const resumed = play(turn, { type: 'pause', by: CLEO }, SECOND, { type: 'resume', by: CLEO });
    expect(ask(play(resumed, edit(DARA, -400)), speak(DARA, 750))).toBe('spoke');
    expect(ask(play(resumed, edit(DARA, -400)), speak(DARA, 751))).toBe('over-allowance');
  });

  it('leaves a debater’s own allowance alone while the audience asks questions', () => {
    const next: UnaimedCommand = { type: 'nextStep', by: CLEO };
    const questions = play(
      aDebate({ phase: 'live', hostId: CLEO, format: OXFORD }),
      ...Array.from({ length: 6 }, () => next),
    );
    const answered = play(questions, raise(DARA), SECOND, speak(ADA, 8_999));
    expect(ask(answered, edit(ADA, 1))).toBe('edited');
    expect(ask(answered, edit(ADA, 2))).toBe('over-allowance');
  });
});

describe('editing a point of information', () => {
  it('may only shorten it: it had its one message', () => {
    const offered = play(
      aDebate({ phase: 'live', hostId: CLEO, format: BRITISH_PARLIAMENTARY }),
      { wait: 60_000 },
      {
        type: 'offerPoi',
        by: BEN,
      },
    );
    const put = play(offered, { type: 'acceptPoi', by: ADA }, speak(BEN, 100));
    expect(ask(put, edit(BEN, 1))).toBe('too-late');
    expect(play(put, edit(BEN, -10)).spoken).toEqual({ [BEN]: 90 });
  });
});
