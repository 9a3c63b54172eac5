import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { FORMATS, QUICK_CLASH, type DebateState } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { composerOf } from './composer-of.ts';
import { turnWords } from '../session/index.ts';

const live = aDebate({ phase: 'live' });
const of = (debate: DebateState, uid: string, seconds = 0) =>
  composerOf(aRoom({ debate }), uid, NOON_MS + seconds * 1_000);

describe('the writer', () => {
  it('is the holder of the floor, with the remaining characters of the step', () => {
    expect(of(live, ADA)).toEqual({
      state: 'open',
      limit: 1_800,
      note: undefined,
      verb: 'Speak',
      placeholder: 'You have the floor.',
    });
    const spoken = play(live, { type: 'speak', by: ADA, messageId: 'm', characters: 1_500 });
    expect(of(spoken, ADA)?.limit).toBe(300);
  });

  it('restates the other side first where the format says so, and waits for the answer', () => {
    const format = { ...QUICK_CLASH, restatesFirst: true };
    const next = { type: 'nextStep', by: CLEO } as const;
    const says = (by: string) => ({ type: 'speak', by, messageId: `of-${by}`, characters: 9 }) as const;
    const rebuttal = play(aDebate({ phase: 'live', hostId: CLEO, format }), next, says(BEN), next, next);
    expect(of(rebuttal, ADA)).toMatchObject({
      verb: 'Restate',
      note: 'Before you reply, restate what Ben Okafor said. They then say whether it’s fair.',
      placeholder: 'What they said, in your words.',
    });
    const asking = play(rebuttal, says(ADA));
    expect(of(asking, ADA)).toMatchObject({ state: 'draft', limit: 1_791 });
    const answered = play(asking, { type: 'answerRestatement', by: BEN, answer: 'fair' });
    expect(of(answered, ADA)).toMatchObject({ state: 'open', verb: 'Speak', note: undefined });
  });

  it('learns when the step’s characters are used up', () => {
    const full = play(live, { type: 'speak', by: ADA, messageId: 'm', characters: 1_800 });
    expect(of(full, ADA)).toMatchObject({
      state: 'draft',
      note: expect.stringContaining('all your characters'),
    });
  });

  it('may finish in the grace, and not after it', () => {
    expect(of(live, ADA, 120)).toMatchObject({ state: 'grace' });
    expect(of(live, ADA, 135)).toMatchObject({ state: 'grace' });
    expect(of(live, ADA, 136)).toMatchObject({ state: 'draft', note: expect.stringContaining('is kept') });
  });

  it('may write ahead out of turn, and learns that nobody else sees it', () => {
    expect(of(live, BEN)).toMatchObject({
      state: 'draft',
      note: 'Ada Marsh has the floor. Write ahead if you like: only you see it, and it stays here until your turn.',
    });
  });

  it('learns that no turn is left to write ahead for', () => {
    const hosted = aDebate({ phase: 'live', hostId: CLEO });
    const next = { type: 'nextStep', by: CLEO } as const;
    const last = play(hosted, next, next, next, next);
    expect(of(last, ADA)).toMatchObject({
      note: 'Ben Okafor has the floor. You have no turn left in this debate.',
      placeholder: 'Notes to yourself.',
    });
    const muted = play(last, { type: 'mute', by: CLEO, uid: BEN });
    expect(of(muted, BEN)?.placeholder).toBe('Write ahead.');
    const characters = QUICK_CLASH.steps.at(-1)!.allowance;
    const full = play(last, { type: 'speak', by: BEN, messageId: 'm', characters });
    expect(of(full, BEN)?.placeholder).toBe('Notes to yourself.');
  });

  it('may always write ahead for a turn or a point that is left', () => {
    expect(of(live, BEN)?.placeholder).toBe('Write ahead.');
    expect(of(aDebate({ phase: 'prep' }), ADA)?.placeholder).toBe('Write ahead.');
    const next = { type: 'nextStep', by: CLEO } as const;
    const format = FORMATS.get('british-parliamentary') ?? QUICK_CLASH;
    const second = play(aDebate({ phase: 'live', hostId: CLEO, format }), next);
    expect(of(second, ADA)?.note).toContain('You have no turn left');
    expect(of(second, ADA)?.placeholder).toBe('Write ahead.');
  });

  it('learns that the audience votes before the debate', () => {
    const format = FORMATS.get('oxford') ?? QUICK_CLASH;
    expect(of(aDebate({ phase: 'live', format }), ADA)?.note).toMatch(
      /^The audience is voting\. Write ahead/,
    );
  });

  it('learns in the grace whether the draft goes out by itself', () => {
    const noteWith = (sendsDraft: boolean) =>
      composerOf(aRoom({ debate: live }), ADA, NOON_MS + 121_000, 0, sendsDraft)?.note;
    expect(noteWith(true)).toContain('your draft goes out by itself after 15 seconds');
    expect(noteWith(false)).toContain('you can still send for 15 seconds');
  });

  it('writes ahead after yielding too', () => {
    const cross = play(
      live,
      { type: 'yield', by: ADA },
      { type: 'yield', by: BEN },
      { type: 'yield', by: ADA },
    );
    expect(of(cross, ADA)?.note).toContain('You’ve yielded');
    expect(of(cross, BEN)).toMatchObject({ state: 'open' });
  });

  it('may prepare the opening, but not send it', () => {
    expect(of(aDebate({ phase: 'prep' }), ADA)).toMatchObject({ state: 'draft', limit: 1_800 });
  });

  it('waits while the debate is paused, and does not repeat what the bar above says', () => {
    const paused = play(live, wait(1_000), { type: 'pause', by: ADA });
    expect(of(paused, ADA)).toMatchObject({
      state: 'draft',
      note: 'The clock is paused. Your draft is kept.',
    });
    const hosted = play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'pause', by: CLEO });
    expect(of(hosted, ADA)?.note).toBe('The host has paused the debate. Your draft is kept.');
  });

  it('is nobody without a seat, and nobody before or after the debate', () => {
    expect(of(live, CLEO)).toBeUndefined();
    for (const phase of ['lobby', 'readyCheck', 'debrief', 'cancelled', 'abandoned'] as const) {
      expect(of(aDebate({ phase }), ADA)).toBeUndefined();
    }
  });

  it('counts the allowance of the own next step while waiting', () => {
    expect(of(live, BEN)?.limit).toBe(1_800);
    const against = play(live, { type: 'yield', by: ADA });
    expect(of(against, ADA)?.limit).toBe(3_600);
  });
});

describe('a writer by another right than the step’s', () => {
  const parliament = aDebate({ phase: 'live', format: FORMATS.get('british-parliamentary')! });
  const open = aDebate({ phase: 'live', format: FORMATS.get('open-floor')! });

  it('puts a point that was taken, in the characters of fifteen seconds', () => {
    const offered = play(parliament, wait(60_000), { type: 'offerPoi', by: BEN });
    expect(of(offered, BEN, 60)).toMatchObject({ state: 'draft' });
    const taken = play(offered, { type: 'acceptPoi', by: ADA });
    expect(of(taken, BEN, 60)).toMatchObject({
      state: 'open',
      limit: 225,
      verb: 'Put the point',
    });
    expect(of(taken, BEN, 76)).toMatchObject({ state: 'draft' });
  });

  it('speaks from the audience while their turn lasts, and writes ahead while their hand is up', () => {
    expect(of(open, CLEO)).toBeUndefined();
    const turn = play(open, { type: 'raiseHand', by: CLEO }, { type: 'raiseHand', by: 'dara' });
    expect(of(turn, CLEO)).toMatchObject({ state: 'open', limit: 1_350 });
    expect(of(turn, 'dara')).toMatchObject({ state: 'draft', note: expect.stringContaining('hand is up') });
  });

  it('waits while a side prepares, and while they are muted', () => {
    const forum = aDebate({ phase: 'live', format: FORMATS.get('public-forum')! });
    const prepares = play(forum, { type: 'takePrep', by: ADA });
    expect(of(prepares, BEN)).toMatchObject({
      state: 'draft',
      note: expect.stringContaining('For is preparing'),
    });
    const muted = play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'mute', by: CLEO, uid: ADA });
    expect(of(muted, ADA, 20)?.note).toBe('The host has muted you for another 0:40. Your draft is kept.');
    expect(of(muted, ADA, 60)).toMatchObject({ state: 'open' });
  });
});

describe('whose turn it is, in words', () => {
  it('names the turn out of a queue, and says when the floor is open', () => {
    const open = aDebate({ phase: 'live', format: FORMATS.get('open-floor')! });
    expect(turnWords(aRoom({ debate: open }), CLEO)).toBe('The floor is open: raise a hand');
    const turn = play(open, { type: 'raiseHand', by: BEN });
    expect(turnWords(aRoom({ debate: turn }), CLEO)).toBe('It’s Ben Okafor’s turn');
    expect(turnWords(aRoom({ debate: turn }), BEN)).toBe('It’s your turn');
  });

  it('names the speaker, or both in a cross-examination', () => {
    expect(turnWords(aRoom({ debate: live }), BEN)).toBe('Ada Marsh has the floor');
    expect(turnWords(aRoom({ debate: live }), ADA)).toBe('You have the floor');
    const cross = play(live, { type: 'yield', by: ADA }, { type: 'yield', by: BEN });
    expect(turnWords(aRoom({ debate: cross }), BEN)).toBe('You and Ada Marsh share the floor');
    expect(turnWords(aRoom({ debate: cross }), CLEO)).toBe('Ada Marsh and Ben Okafor share the floor');
    expect(turnWords(aRoom(), ADA)).toBe('');
  });
});
