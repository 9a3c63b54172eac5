import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, play, wait } from '../testing/index.ts';
import { withPace } from './format.ts';
import { BRITISH_PARLIAMENTARY } from './formats/british-parliamentary.ts';
import { OPEN_FLOOR } from './formats/open-floor.ts';
import { QUICK_CLASH } from './formats/quick-clash.ts';
import type { UnaimedCommand } from './meant-step.ts';
import { atPaceMs, slowLength, stepLength } from './pace.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EXTEND: UnaimedCommand = { type: 'extend', by: CLEO };
const slow = (format = QUICK_CLASH) =>
  aDebate({ phase: 'live', hostId: CLEO, format: withPace(format, 'correspondence', 72) });

describe('the length of a step by correspondence', () => {
  it('is what the host chose, for every step', () => {
    const format = withPace(QUICK_CLASH, 'correspondence', 12);
    expect(new Set(format.steps.map(({ seconds }) => seconds))).toEqual(new Set([43_200]));
  });

  it.each([
    [3_600, 'an hour'],
    [43_200, '12 hours'],
    [86_400, 'a day'],
    [259_200, '3 days'],
    [604_800, '7 days'],
  ])('of %i seconds is said as "%s"', (seconds, words) => {
    expect(slowLength(seconds)).toBe(words);
  });

  it('belongs to the whole format', () => {
    expect(stepLength(withPace(QUICK_CLASH, 'correspondence', 168))).toBe('7 days');
  });
});

describe('a written debate', () => {
  const written = (format = QUICK_CLASH) =>
    aDebate({ phase: 'live', hostId: CLEO, format: withPace(format, 'written') });

  it('gives a turn from the queue the characters that people type in it', () => {
    const turn = play(written(OPEN_FLOOR), { type: 'raiseHand', by: DARA });
    expect(floorOf(turn).turn?.endsAtMs).toBe(turn.atMs + 420_000);
    const speak = (characters: number) =>
      ask(turn, { type: 'speak', by: DARA, messageId: 'one', characters });
    expect([speak(1_400), speak(1_401)]).toEqual(['spoke', 'over-allowance']);
  });

  it('gives a point of information a minute, and 200 characters', () => {
    const open = play(written(BRITISH_PARLIAMENTARY), wait(270_000), { type: 'offerPoi', by: BEN });
    expect(floorOf(open).poi?.endsAtMs).toBe(open.atMs + 60_000);
    const taken = play(open, { type: 'acceptPoi', by: ADA });
    const speak = (characters: number) =>
      ask(taken, { type: 'speak', by: BEN, messageId: 'one', characters });
    expect([speak(200), speak(201)]).toEqual(['spoke', 'over-allowance']);
  });

  it('waits as long as people type before the moderator asks', () => {
    expect([atPaceMs({ pace: 'spoken' }, 60_000), atPaceMs({ pace: 'written' }, 60_000)]).toEqual([
      60_000, 270_000,
    ]);
  });
});

describe('a debate by correspondence', () => {
  it('is extended by a day, three times in a step', () => {
    const before = floorOf(slow()).endsAtMs;
    const longer = play(slow(), EXTEND, EXTEND, EXTEND);
    expect(floorOf(longer).endsAtMs).toBe(before + 3 * DAY_MS);
    expect(ask(longer, EXTEND)).toBe('nothing-to-extend');
  });

  it('mutes for an hour, a live one for a minute', () => {
    const mute: UnaimedCommand = { type: 'mute', by: CLEO, uid: ADA, cameIn: true };
    const muted = play(slow(), mute);
    expect(muted.mutedUntilMs).toEqual({ [ADA]: muted.atMs + HOUR_MS });
    const live = play(aDebate({ phase: 'live', hostId: CLEO }), mute);
    expect(live.mutedUntilMs).toEqual({ [ADA]: live.atMs + 60_000 });
  });

  it('is paused by a host on a bench for a day, with the agreement of the other bench alone', () => {
    const benched = aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence') });
    const pause: UnaimedCommand = { type: 'pause', by: ADA };
    expect(ask(benched, pause)).toBe('asked');
    const paused = play(benched, pause);
    expect(paused).toMatchObject({ phase: 'paused', endsAtMs: paused.atMs + DAY_MS });
    expect(ask(aDebate({ phase: 'live' }), pause)).toBe('paused');
  });

  it('leaves the other side a day to answer a proposal to end', () => {
    const asked = play(slow(), { type: 'proposeEnd', by: ADA });
    expect(ask(asked, { type: 'agree', by: BEN }, DAY_MS)).toContain('ended');
    expect(ask(asked, { type: 'agree', by: BEN }, DAY_MS + 1)).toBe('nothing-asked');
  });

  it('gives a turn from the queue six hours and half a page', () => {
    const turn = play(slow(OPEN_FLOOR), { type: 'raiseHand', by: DARA });
    expect(floorOf(turn).turn?.endsAtMs).toBe(turn.atMs + 6 * HOUR_MS);
    const speak = (characters: number) =>
      ask(turn, { type: 'speak', by: DARA, messageId: 'one', characters });
    expect([speak(1_500), speak(1_501)]).toEqual(['spoke', 'over-allowance']);
  });
});
