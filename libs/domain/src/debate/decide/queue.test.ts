import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { OPEN_FLOOR } from '../formats/open-floor.ts';
import { OXFORD } from '../formats/oxford.ts';
import { deadlinesOf, floorHolders, type DebateState } from '../state.ts';

const seconds = (count: number) => count * 1_000;
const raise = (by: string): UnaimedCommand => ({ type: 'raiseHand', by });
const lower = (by: string): UnaimedCommand => ({ type: 'lowerHand', by });
const give = (uid: string, by = CLEO): UnaimedCommand => ({ type: 'giveFloor', by, uid });
const speak = (by: string, characters = 50): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});
const turnEnd = (state: DebateState): UnaimedCommand => ({
  type: 'advance',
  by: 'clock',
  stepSeq: floorOf(state).turn!.seq,
});

/** The first block of an open floor, ten minutes long: turns of ninety seconds for debaters who raise a hand. */
const live = () => aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR });
/** Dara has the turn; Ada and Ben wait, in that order. */
const queued = () => play(live(), raise(DARA), raise(ADA), raise(BEN));
/** The audience's questions of an Oxford debate, which the four debaters answer. */
const questions = () =>
  play(
    aDebate({ phase: 'live', hostId: CLEO, format: OXFORD }),
    ...Array.from({ length: 6 }, () => ({ type: 'nextStep' as const, by: CLEO })),
  );

describe('raising a hand', () => {
  it('gives the floor at once if nobody has it, to debaters and audience alike', () => {
    for (const by of [DARA, ADA]) {
      const turn = play(live(), raise(by));
      expect(floorOf(turn)).toMatchObject({
        turn: { uid: by, endsAtMs: turn.atMs + seconds(90) },
        queue: [],
      });
    }
  });

  it('waits behind the hands that are already up', () => {
    expect(floorOf(queued())).toMatchObject({ turn: { uid: DARA }, queue: [ADA, BEN] });
  });

  it('happens once: neither in the queue nor during one’s own turn again', () => {
    expect(ask(queued(), raise(ADA))).toBe('hand-already-up');
    expect(ask(queued(), raise(DARA))).toBe('hand-already-up');
    expect(ask(queued(), raise('emil'))).toBe('handRaised');
  });

  it('is refused to the twenty-first person in the queue, and to nobody before', () => {
    const crowd = Array.from({ length: 19 }, (_, index) => raise(`person-${index}`));
    const nineteen = play(play(live(), raise(DARA)), ...crowd);
    expect(ask(nineteen, raise('twentieth'))).toBe('handRaised');
    expect(ask(play(nineteen, raise('twentieth')), raise('one-more'))).toBe('queue-full');
  });

  it('needs a step with a queue, and is not for people who already hold the floor', () => {
    expect(ask(aDebate({ phase: 'live' }), raise(CLEO))).toBe('no-queue');
    expect(ask(questions(), raise(DARA))).toBe('handRaised, turnStarted');
    expect(ask(questions(), raise(ADA))).toBe('no-queue');
  });

  it('is refused to a removed person', () => {
    expect(ask(play(live(), { type: 'remove', by: CLEO, uid: DARA, cameIn: true }), raise(DARA))).toBe(
      'removed',
    );
  });

  it('in the grace of a step gives no turn, because there is no time left for one', () => {
    expect(ask(live(), raise(DARA), seconds(600) - 1)).toBe('handRaised, turnStarted');
    expect(ask(live(), raise(DARA), seconds(600))).toBe('handRaised');
  });
});

describe('lowering a hand', () => {
  it('leaves the queue, and is only for people in it', () => {
    expect(floorOf(play(queued(), lower(ADA))).queue).toEqual([BEN]);
    expect(ask(queued(), lower(DARA))).toBe('hand-not-up');
    expect(ask(queued(), lower('emil'))).toBe('hand-not-up');
    expect(ask(aDebate({ phase: 'live' }), lower(ADA))).toBe('no-queue');
  });
});

describe('a turn', () => {
  it('lets its person speak until its end, without a grace', () => {
    expect(floorHolders(queued())).toEqual([DARA]);
    expect(ask(queued(), speak(DARA), seconds(90))).toBe('spoke');
    expect(ask(queued(), speak(DARA), seconds(90) + 1)).toBe('too-late');
    expect(ask(queued(), speak(ADA))).toBe('not-your-turn');
    expect(ask(queued(), speak('emil'))).toBe('not-seated');
  });

  it('has its own allowance, fresh with every turn', () => {
    expect(ask(queued(), speak(DARA, 1_350))).toBe('spoke');
    expect(ask(queued(), speak(DARA, 1_351))).toBe('over-allowance');
    const again = play(live(), raise(DARA), speak(DARA, 1_350), { type: 'yield', by: DARA }, raise(DARA));
    expect(ask(again, speak(DARA, 1_350))).toBe('spoke');
    expect(again.spoken).toEqual({ [DARA]: 1_350 });
  });

  it('goes to the next hand when its person yields it, and nobody else can yield it', () => {
    expect(ask(queued(), { type: 'yield', by: DARA })).toBe('yielded, turnEnded, turnStarted');
    const next = play(queued(), wait(seconds(10)), { type: 'yield', by: DARA });
    expect(floorOf(next)).toMatchObject({
      turn: { uid: ADA, endsAtMs: next.atMs + seconds(90) },
      queue: [BEN],
      yielded: [],
    });
    expect(ask(queued(), { type: 'yield', by: ADA })).toBe('not-your-turn');
    expect(ask(queued(), { type: 'yield', by: 'emil' })).toBe('not-seated');
  });

  it('ends by the clock under its own number, not one millisecond early, and the step continues', () => {
    const before = queued();
    expect(ask(before, turnEnd(before), seconds(90) - 1)).toBe('step-still-running');
    const next = play(before, wait(seconds(90)), turnEnd(before));
    expect(floorOf(next)).toMatchObject({ stepIndex: 0, turn: { uid: ADA } });
    expect(floorOf(next).endsAtMs).toBe(floorOf(before).endsAtMs);
    expect(ask(next, turnEnd(before), seconds(90))).toBe('stale-step');
  });

  it('runs beside the deadline of its step, which ends both', () => {
    const { stepSeq, turn } = floorOf(queued());
    expect(deadlinesOf(queued()).map((deadline) => deadline.stepSeq)).toEqual([stepSeq, turn!.seq]);
    const over = play(queued(), wait(seconds(615)), { type: 'advance', by: 'clock', stepSeq });
    expect(floorOf(over)).toMatchObject({ stepIndex: 1, turn: null, queue: [] });
  });

  it('never outlives its step: late in a step, a turn ends with the step', () => {
    const late = play(live(), wait(seconds(560)), raise(DARA));
    expect(floorOf(late).turn?.endsAtMs).toBe(floorOf(late).endsAtMs);
    expect(ask(late, turnEnd(late), seconds(40))).toBe('turnEnded');
  });

  it('leaves the floor free if nobody waits', () => {
    const free = play(live(), raise(DARA), { type: 'yield', by: DARA });
    expect(floorOf(free).turn).toBeNull();
    expect(floorHolders(free)).toEqual([]);
  });
});

describe('giving the floor', () => {
  it('is the host’s, to any hand, in any order', () => {
    expect(ask(queued(), give(BEN))).toBe('turnEnded, turnStarted');
    expect(floorOf(play(queued(), give(BEN)))).toMatchObject({ turn: { uid: BEN }, queue: [ADA] });
    expect(ask(queued(), give(BEN, ADA))).toBe('not-the-host');
  });

  it('is not for a host on a bench, who would choose who speaks against them', () => {
    const byAda = (hosted: DebateState) => play(hosted, raise(DARA), raise(CLEO), raise('emil'));
    const benched = aDebate({ phase: 'live', hostId: ADA, format: OPEN_FLOOR });
    expect(ask(byAda(benched), give('emil', ADA))).toBe('hands-in-order');
    expect(floorOf(play(byAda(benched), { type: 'yield', by: DARA }))).toMatchObject({ turn: { uid: CLEO } });
    const alone = play(benched, { type: 'leave', by: BEN }, { type: 'resume', by: ADA });
    expect(ask(byAda(alone), give('emil', ADA))).toBe('turnEnded, turnStarted');
  });

  it('needs a raised hand and time left in a step with a queue', () => {
    expect(ask(queued(), give('emil'))).toBe('hand-not-up');
    expect(ask(queued(), give(BEN), seconds(600) - 1)).toBe('turnEnded, turnStarted');
    expect(ask(queued(), give(BEN), seconds(600))).toBe('too-late');
    expect(ask(aDebate({ phase: 'live', hostId: CLEO }), give(BEN))).toBe('no-queue');
  });
});

describe('the questions of the audience', () => {
  it('are asked in turns, while any debater may answer', () => {
    const asked = play(questions(), raise(DARA));
    expect(floorHolders(asked)).toEqual([ADA, BEN, 'for-2', 'against-2', DARA]);
    expect(ask(asked, speak(DARA, 450))).toBe('spoke');
    expect(ask(asked, speak(DARA, 451))).toBe('over-allowance');
    expect(ask(asked, speak(ADA))).toBe('spoke');
    expect(ask(asked, speak('emil'))).toBe('not-seated');
  });

  it('end when all debaters have yielded, even in the middle of a turn', () => {
    const yields = [ADA, BEN, 'for-2', 'against-2'].map((by) => ({ type: 'yield' as const, by }));
    const over = play(questions(), raise(DARA), ...yields);
    expect(floorOf(over)).toMatchObject({ stepIndex: 7, turn: null });
  });
});
