import { describe, expect, it } from 'vitest';
import {
  ADA,
  aDebate,
  ask,
  BEN,
  CLEO,
  DARA,
  floorOf,
  play,
  unanswered,
  wait,
  type DebateWish,
} from '../../testing/index.ts';
import { withPace } from '../format.ts';
import { PUBLIC_FORUM } from '../formats/public-forum.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { OPPONENT_UID } from '../opponent.ts';
import { deadlineOf, type DebateState } from '../state.ts';

const SECONDS_20 = 20_000;
const MINUTE_MS = 60_000;
const NEXT: UnaimedCommand = { type: 'nextStep', by: ADA };
const agree = (by: string): UnaimedCommand => ({ type: 'agree', by });
const decline = (by: string): UnaimedCommand => ({ type: 'decline', by });
type HostAct = 'pause' | 'extend' | 'end' | 'resume' | 'pauseModerator';
const does = (type: HostAct, by = ADA, stepSeq?: number): UnaimedCommand => ({
  type,
  by,
  ...(stepSeq !== undefined && { stepSeq }),
});
const leave = (by: string): UnaimedCommand => ({ type: 'leave', by });
const handOver = (uid: string | null, by = ADA): UnaimedCommand => ({
  type: 'handOver',
  by,
  uid,
  cameIn: true,
});

/** Ada hosts and sits opposite Ben. */
const live = (wish: DebateWish = {}) => aDebate({ phase: 'live', ...wish });
const two = () => live({ format: PUBLIC_FORUM });
const nextAsked = () => play(live(), unanswered(NEXT));

describe('a host on a bench', () => {
  it.each([
    [NEXT, 'agreed, stepEnded, stepStarted'],
    [does('extend'), 'agreed, extended'],
    [does('end'), 'agreed, ended'],
    [does('pauseModerator'), 'agreed, moderatorPaused'],
  ])('only asks for $type, which happens once the other bench agrees', (command, events) => {
    expect(ask(live(), command)).toBe('asked');
    const asked = play(live(), unanswered(command));
    expect({ ...floorOf(asked), questions: {} }).toEqual(floorOf(live()));
    expect(ask(asked, agree(BEN), SECONDS_20)).toBe(events);
  });

  it('asks before a debate continues that the moderator has stopped, and ends any other pause alone', () => {
    const stopped = play(live(), { type: 'halt', by: 'moderator' });
    expect(ask(stopped, does('resume'))).toBe('asked');
    const asked = play(stopped, unanswered(does('resume')));
    expect(ask(asked, agree(ADA))).toBe('not-yours-to-answer');
    expect(ask(asked, agree(BEN), SECONDS_20)).toBe('agreed, resumed');
    expect(ask(asked, agree(BEN), SECONDS_20 + 1)).toBe('nothing-asked');
    expect(ask(play(asked, decline(BEN)), does('resume'))).toBe('asked');
    const chaired = play(live(), handOver(null), { type: 'halt', by: 'moderator' });
    expect(ask(play(chaired, unanswered(does('resume'))), agree(BEN))).toBe('agreed, resumed');
    expect(ask(play(live(), does('pause')), does('resume'))).toBe('resumed');
  });

  it.each([
    ['coinFlip', PUBLIC_FORUM],
    ['prep', QUICK_CLASH],
    ['verdictVote', QUICK_CLASH],
  ] as const)('asks for the end of the phase %s', (phase, format) => {
    const asked = play(aDebate({ phase, format }), unanswered(NEXT));
    expect(asked.phase).toBe(phase);
    expect(play(asked, agree(BEN)).phase).not.toBe(phase);
  });

  it('waits for an answer for twenty seconds: silence is no', () => {
    expect(ask(nextAsked(), agree(BEN), SECONDS_20)).toBe('agreed, stepEnded, stepStarted');
    expect(ask(nextAsked(), agree(BEN), SECONDS_20 + 1)).toBe('nothing-asked');
    const slow = live({ format: withPace(QUICK_CLASH, 'correspondence') });
    expect(ask(play(slow, unanswered(NEXT)), agree(BEN), 86_000_000)).toBe('agreed, stepEnded, stepStarted');
  });

  it('may take the question back, and ask again', () => {
    const back = play(nextAsked(), decline(ADA));
    expect(back.asked).toBeNull();
    expect(ask(back, agree(BEN))).toBe('nothing-asked');
    expect(ask(back, NEXT)).toBe('asked');
  });

  it('learns who said no', () => {
    const refused = play(nextAsked(), decline(BEN));
    expect(refused.asked).toMatchObject({ what: 'nextStep', declinedBy: BEN });
    expect(ask(refused, agree(BEN))).toBe('nothing-asked');
    expect(ask(refused, NEXT)).toBe('asked');
  });

  it('may still mute and remove their own bench and the audience, resume, and call off a debate that has not begun', () => {
    for (const uid of ['for-2', DARA]) {
      expect(ask(two(), { type: 'mute', by: ADA, uid, cameIn: true })).toBe('muted');
      expect(ask(two(), { type: 'remove', by: ADA, uid, cameIn: true })).toMatch(/^removed/);
    }
    expect(ask(play(live(), does('pause')), does('resume'))).toBe('resumed');
    expect(ask(aDebate({ phase: 'prep' }), { type: 'cancel', by: ADA })).toBe('cancelled');
  });
});

describe('a host with a part in the debate', () => {
  const mute = (uid: string, by = ADA): UnaimedCommand => ({ type: 'mute', by, uid });
  const remove = (uid: string, by = ADA): UnaimedCommand => ({ type: 'remove', by, uid });

  it('mutes nobody on the other bench, not even after leaving their own, and a neutral host may', () => {
    expect(ask(live(), mute(BEN))).toBe('opposite-bench');
    expect(ask(play(live(), leave(ADA)), mute(BEN))).toBe('opposite-bench');
    expect(ask(play(live(), leave(BEN)), mute(BEN))).toBe('opposite-bench');
    expect(ask(live({ hostId: CLEO }), mute(BEN, CLEO))).toBe('muted');
  });

  it('removes nobody on the other bench once everybody was ready, and turns people away before', () => {
    expect(ask(live(), remove(BEN))).toBe('opposite-bench');
    expect(ask(aDebate({ phase: 'prep' }), remove(BEN))).toBe('opposite-bench');
    expect(ask(aDebate({ phase: 'readyCheck' }), remove(BEN))).toBe('removed, seatLeft');
    expect(ask(live({ hostId: CLEO }), remove(BEN, CLEO))).toBe('removed, seatLeft, paused');
  });
});

describe('judges', () => {
  const name = (uids: string[], by = ADA): UnaimedCommand => ({
    type: 'nameJudges',
    by,
    uids,
    present: uids,
  });
  const remove = (by: string): UnaimedCommand => ({ type: 'remove', by, uid: DARA });

  it('are named by a host on a bench once the other bench agrees', () => {
    const asked = play(two(), unanswered(name([DARA, DARA])));
    expect(asked.asked).toMatchObject({ what: 'judges', uids: [DARA] });
    expect(asked.judges).toEqual([]);
    for (const by of [ADA, 'for-2', DARA]) expect(ask(asked, agree(by))).toBe('not-yours-to-answer');
    expect(ask(asked, agree(BEN), MINUTE_MS + 1)).toBe('nothing-asked');
    expect(ask(asked, agree(BEN), MINUTE_MS)).toBe('agreed, judgesNamed');
    expect(play(asked, agree(BEN)).judges).toEqual([DARA]);
    expect(play(asked, decline(BEN)).judges).toEqual([]);
  });

  it('lose the role only with the same agreement', () => {
    const judged = play(two(), name([DARA]));
    expect(ask(judged, name([]))).toBe('asked');
    expect(ask(judged, remove(ADA))).toBe('judge-stays');
    const neutral = { ...judged, hostId: CLEO };
    expect(ask(neutral, name([], CLEO))).toBe('judgesNamed');
    expect(ask(neutral, remove(CLEO))).toBe('removed');
  });

  it('are not asked about twice, nor where they cannot judge', () => {
    expect(ask(play(two(), unanswered(name([DARA]))), name(['emil']))).toBe('already-asked');
    expect(ask(two(), name([BEN]))).toBe('judge-debates');
    const seated = play(two(), leave('for-2'), unanswered(name([DARA])), {
      type: 'takeSeat',
      by: DARA,
      seatId: 'for-2',
    });
    expect(ask(seated, agree(BEN))).toBe('judge-debates');
  });

  it('are named alone by a neutral host, while nobody sits opposite, and with a clock that was left', () => {
    expect(ask(live({ format: PUBLIC_FORUM, hostId: CLEO }), name([DARA], CLEO))).toBe('judgesNamed');
    const early = play(aDebate({ format: PUBLIC_FORUM }), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
    expect(ask(early, name([DARA]))).toBe('judgesNamed');
    const left = play(two(), handOver(null), unanswered(name([DARA])));
    expect(ask(left, agree(BEN))).toBe('agreed, judgesNamed');
  });
});

describe('no agreement is needed', () => {
  const hosted = (hostId: string) => live({ hostId });

  it('of a host without a seat', () => {
    expect(ask(hosted(CLEO), { ...NEXT, by: CLEO })).toBe('stepEnded, stepStarted');
    expect(ask(hosted(CLEO), does('end', CLEO))).toBe('ended');
    expect(play(hosted(CLEO), does('pause', CLEO))).toMatchObject({ phase: 'paused', endsAtMs: null });
  });

  it('in a practice debate, because its opponent is no person', () => {
    const practice = play(
      aDebate(),
      { type: 'takeSeat', by: ADA, seatId: 'for-1' },
      { type: 'takeSeat', by: OPPONENT_UID, seatId: 'against-1' },
      ...[ADA, OPPONENT_UID, ADA, OPPONENT_UID].map((by) => ({ type: 'ready' as const, by })),
    );
    expect(ask(practice, NEXT)).toBe('stepEnded, stepStarted');
    expect(ask(practice, does('end'))).toBe('ended');
    expect(play(practice, does('pause'))).toMatchObject({ phase: 'paused', endsAtMs: null });
  });

  it('while nobody sits opposite', () => {
    const alone = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
    expect(ask(alone, does('pauseModerator'))).toBe('moderatorPaused');
    expect(ask(play(live(), leave(BEN)), does('end'))).toBe('ended');
  });

  it('of the only person opposite once the wait for them is over', () => {
    const missing = play(live(), { type: 'reportMissing', by: ADA, uid: BEN });
    expect(ask(missing, does('end'), 5 * MINUTE_MS - 1)).toBe('choice-too-early');
    expect(ask(missing, does('end'), 5 * MINUTE_MS)).toBe('ended');
  });
});

describe('an answer', () => {
  it('comes from the other bench alone: nobody agrees for somebody else', () => {
    const asked = play(two(), unanswered(NEXT));
    for (const by of [ADA, 'for-2', CLEO]) expect(ask(asked, agree(by))).toBe('not-yours-to-answer');
    for (const by of ['for-2', CLEO]) expect(ask(asked, decline(by))).toBe('not-yours-to-answer');
    for (const by of [BEN, 'against-2']) {
      expect(ask(asked, agree(by))).toBe('agreed, stepEnded, stepStarted');
      expect(ask(asked, decline(by))).toBe('declined');
    }
  });

  it('answers the question that it names, not a later one', () => {
    const stepSeq = nextAsked().asked!.seq;
    const again = play(nextAsked(), decline(BEN), wait(1_000), unanswered(NEXT));
    expect(ask(again, { type: 'agree', by: BEN, stepSeq })).toBe('stale-step');
    expect(ask(again, agree(BEN))).toBe('agreed, stepEnded, stepStarted');
  });

  it('is asked for three times in a step at most, and again in the next one', () => {
    const again = [decline(BEN), wait(1_000), unanswered(NEXT)] as const;
    const thrice = play(nextAsked(), ...again, ...again, decline(BEN));
    expect(ask(thrice, NEXT)).toBe('asked-enough');
    expect(ask(thrice, does('extend'))).toBe('asked');
    const later = play(thrice, { type: 'yield', by: ADA });
    expect(ask(later, NEXT)).toBe('asked');
  });

  it('counts once, however often it arrives', () => {
    const next = play(nextAsked(), agree(BEN));
    expect(ask(next, { type: 'agree', by: BEN, stepSeq: nextAsked().asked!.seq })).toBe('nothing-asked');
    expect(floorOf(next).stepIndex).toBe(1);
  });

  it('comes too late once the step is over that it is about', () => {
    const yielded = play(nextAsked(), { type: 'yield', by: ADA });
    expect(ask(yielded, agree(BEN))).toBe('nothing-asked');
    expect(ask(yielded, NEXT)).toBe('asked');
  });

  it('has no effect once the host has left the bench, and a substitute may give it for the other', () => {
    const forum = play(two(), unanswered(does('end')));
    expect(ask(play(forum, leave(ADA)), agree(BEN))).toBe('nothing-asked');
    const substituted = play(forum, leave(BEN), { type: 'takeSeat', by: DARA, seatId: 'against-1' });
    expect(ask(substituted, agree(BEN))).toBe('not-yours-to-answer');
    expect(ask(substituted, agree(DARA))).toBe('agreed, ended');
  });

  it('ends the debate although the host who asked is no longer there', () => {
    const gone = play(play(live(), unanswered(does('end'))), { type: 'reportMissing', by: BEN, uid: ADA });
    expect(ask(gone, agree(BEN))).toBe('agreed, ended');
    const missing = play(nextAsked(), { type: 'reportMissing', by: BEN, uid: ADA });
    expect(ask(missing, agree(BEN))).toBe('nothing-asked');
  });
});

describe('one question at a time', () => {
  it('is open, whichever side asks: a second one waits for the answer to the first', () => {
    expect(ask(nextAsked(), NEXT)).toBe('already-asked');
    expect(ask(nextAsked(), does('end'))).toBe('already-asked');
    expect(ask(nextAsked(), { type: 'proposeEnd', by: BEN })).toBe('already-asked');
    expect(ask(nextAsked(), { type: 'proposeEnd', by: BEN }, SECONDS_20 + 1)).toBe('asked');
  });

  it('lets both sides ask to end, each with one tap of the other', () => {
    const both = play(live(), unanswered(does('end')));
    expect(ask(both, { type: 'proposeEnd', by: BEN })).toBe('already-asked');
    expect(ask(both, agree(BEN))).toBe('agreed, ended');
  });
});

describe('a pause by a host on a bench', () => {
  const paused = () => play(live(), wait(30_000), does('pause'));

  it('begins at once and ends by itself after a minute', () => {
    expect(paused()).toMatchObject({ phase: 'paused', remainingMs: 90_000 });
    const advance: UnaimedCommand = {
      type: 'advance',
      by: 'clock',
      stepSeq: deadlineOf(paused())!.stepSeq,
    };
    expect(ask(paused(), advance, MINUTE_MS - 1)).toBe('step-still-running');
    expect(ask(paused(), advance, MINUTE_MS)).toBe('resumed');
    expect(ask(play(paused(), does('resume')), advance, MINUTE_MS)).toBe('stale-step');
  });

  it('becomes five minutes long if the other bench agrees, under a new number', () => {
    expect(ask(paused(), does('extend'))).toBe('asked');
    const longer = play(paused(), wait(10_000), does('extend'));
    expect(longer).toMatchObject({ phase: 'paused', endsAtMs: longer.atMs + 5 * MINUTE_MS });
    expect(deadlineOf(longer)!.stepSeq).not.toBe(deadlineOf(paused())!.stepSeq);
    expect(ask(play(longer, does('resume')), does('extend'))).toBe('asked');
  });

  it('is possible once in a step; a second one is asked for, and lasts five minutes', () => {
    const resumed = play(paused(), does('resume'));
    expect(ask(resumed, does('pause'))).toBe('asked');
    const again = play(resumed, does('pause'));
    expect(again).toMatchObject({ phase: 'paused', endsAtMs: again.atMs + 5 * MINUTE_MS });
    expect(ask(play(resumed, { type: 'yield', by: ADA }), does('pause'))).toBe('paused');
  });

  it('named by a step, never asks for a longer one when it arrives twice', () => {
    const { stepSeq } = floorOf(live());
    const once = play(live(), does('pause', ADA, stepSeq));
    expect(ask(once, does('pause', ADA, stepSeq))).toBe('wrong-phase');
    expect(ask(once, does('extend', ADA, stepSeq))).toBe('stale-step');
  });

  it('waits for a substitute if a debater leaves in it', () => {
    expect(play(paused(), leave(BEN))).toMatchObject({ reason: 'left', endsAtMs: null });
  });
});

describe('handing the chair over', () => {
  const offered = () => play(live(), handOver(DARA));

  it('makes somebody without a part in the debate the host, once they accept', () => {
    expect(offered().hostId).toBe(ADA);
    expect(ask(offered(), agree(DARA), MINUTE_MS)).toBe('agreed, chairTaken');
    expect(ask(offered(), agree(DARA), MINUTE_MS + 1)).toBe('nothing-asked');
    const taken = play(offered(), agree(DARA));
    expect(taken.hostId).toBe(DARA);
    expect(ask(taken, NEXT)).toBe('not-the-host');
    expect(ask(taken, { ...NEXT, by: DARA })).toBe('stepEnded, stepStarted');
  });

  it('is accepted by nobody else', () => {
    for (const by of [ADA, BEN, CLEO]) expect(ask(offered(), agree(by))).toBe('not-yours-to-answer');
    expect(ask(offered(), decline(DARA))).toBe('declined');
    expect(ask(offered(), decline(ADA))).toBe('declined');
  });

  it('is the host’s, and for neither a debater, nor a stranger, nor somebody who was removed', () => {
    expect(ask(live(), handOver(DARA, BEN))).toBe('not-the-host');
    expect(ask(live(), handOver(BEN))).toBe('not-neutral');
    expect(ask(live(), handOver(ADA))).toBe('cannot-be-self');
    expect(ask(live(), { type: 'handOver', by: ADA, uid: DARA })).toBe('nobody-there');
    const removed = play(live(), { type: 'remove', by: ADA, uid: DARA, cameIn: true });
    expect(ask(removed, handOver(DARA))).toBe('nobody-there');
    expect(ask(play(live(), leave(BEN)), handOver(BEN))).toBe('not-neutral');
    expect(ask(aDebate({ phase: 'debrief' }), handOver(DARA))).toBe('wrong-phase');
  });

  it('lapses if the person is removed or takes a seat meanwhile', () => {
    const removed = play(offered(), { type: 'remove', by: ADA, uid: DARA, cameIn: true });
    expect(ask(removed, agree(DARA))).toBe('nothing-asked');
    const seated = play(offered(), leave(BEN), { type: 'takeSeat', by: DARA, seatId: 'against-1' });
    expect(ask(seated, agree(DARA))).toBe('not-neutral');
  });

  it('to the moderator leaves the clock to nobody', () => {
    const left = play(live(), handOver(null));
    const refused: DebateState[] = [left, play(live({ hostId: CLEO }), handOver(null, CLEO))];
    for (const state of refused) {
      const by = state.hostId;
      for (const type of ['nextStep', 'extend', 'pause', 'end', 'pauseModerator'] as const)
        expect(ask(state, { type, by })).toBe('moderator-chairs');
      expect(ask(state, handOver(null, by))).toBe('already-so');
      expect(ask(state, { type: 'mute', by, uid: DARA, cameIn: true })).toBe('muted');
    }
    expect(play(left, { type: 'proposeEnd', by: ADA }, agree(BEN))).toMatchObject({ outcome: 'agreed' });
    const stuck = play(left, leave(BEN));
    expect(ask(stuck, does('end'))).toBe('abandoned');
  });

  it('to a person ends what was left to the moderator', () => {
    const taken = play(live(), handOver(null), handOver(DARA), agree(DARA));
    expect(ask(taken, { ...NEXT, by: DARA })).toBe('stepEnded, stepStarted');
  });
});
