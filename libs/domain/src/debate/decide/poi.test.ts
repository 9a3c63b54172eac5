import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { WORLD_SCHOOLS } from '../formats/world-schools.ts';
import { withLengths, withPace, type Format } from '../format.ts';

const seconds = (count: number) => count * 1_000;
const offer = (by: string): UnaimedCommand => ({ type: 'offerPoi', by });
const take = (by: string): UnaimedCommand => ({ type: 'acceptPoi', by });
const wave = (by: string): UnaimedCommand => ({ type: 'declinePoi', by });
const speak = (by: string, characters = 50): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});

/**
 * The prime minister's speech: seven minutes, with points allowed from minute one to minute six. Ada speaks, Ben
 * leads the opposition.
 */
const live = (format: Format = BRITISH_PARLIAMENTARY) => aDebate({ phase: 'live', hostId: CLEO, format });
const offered = () => play(live(), wait(seconds(60)), offer(BEN));
const taken = () => play(offered(), take(ADA));

describe('the protected parts of a speech', () => {
  it('cover the first minute and the last one', () => {
    expect(ask(live(), offer(BEN), seconds(60) - 1)).toBe('poi-closed');
    expect(ask(live(), offer(BEN), seconds(60))).toBe('poiOffered');
    expect(ask(live(), offer(BEN), seconds(360) - 1)).toBe('poiOffered');
    expect(ask(live(), offer(BEN), seconds(360))).toBe('poi-closed');
  });

  it('keep their lengths in a speech of another length; a short speech has no open part', () => {
    const longer = live(withLengths(BRITISH_PARLIAMENTARY, { pm: 600 }));
    expect(ask(longer, offer(BEN), seconds(540) - 1)).toBe('poiOffered');
    expect(ask(longer, offer(BEN), seconds(540))).toBe('poi-closed');
    const short = live(withLengths(BRITISH_PARLIAMENTARY, { pm: 120 }));
    for (const at of [0, 60, 90]) expect(ask(short, offer(BEN), seconds(at))).toBe('poi-closed');
  });

  it('move with the end when the host extends the speech', () => {
    const extended = play(live(), wait(seconds(200)), { type: 'extend', by: CLEO });
    expect(ask(extended, offer(BEN), seconds(220) - 1)).toBe('poiOffered');
    expect(ask(extended, offer(BEN), seconds(220))).toBe('poi-closed');
  });

  it('are counted in speaking time, without the pauses', () => {
    const resumed = play(live(), wait(seconds(30)), { type: 'pause', by: CLEO }, wait(seconds(600)), {
      type: 'resume',
      by: CLEO,
    });
    expect(ask(resumed, offer(BEN), seconds(30) - 1)).toBe('poi-closed');
    expect(ask(resumed, offer(BEN), seconds(30))).toBe('poiOffered');
  });

  it('cover the whole of a reply speech, and of every step in a format without points', () => {
    const reply = WORLD_SCHOOLS.steps.filter(({ kind }) => kind === 'rebuttal');
    expect(reply.map(({ poi }) => poi)).toEqual([null, null]);
    expect(ask(aDebate({ phase: 'live' }), offer(BEN), seconds(60))).toBe('poi-closed');
  });

  it('cover everything by correspondence', () => {
    expect(ask(live(withPace(BRITISH_PARLIAMENTARY, 'correspondence')), offer(BEN), seconds(7_200))).toBe(
      'poi-closed',
    );
  });
});

describe('offering a point', () => {
  it('is for the other bench, either team of it, and not for one’s own bench or the audience', () => {
    const open = play(live(), wait(seconds(60)), { type: 'watch', by: 'watcher' });
    expect(ask(open, offer('against-4'))).toBe('poiOffered');
    expect(ask(open, offer('for-3'))).toBe('poi-own-side');
    expect(ask(open, offer(ADA))).toBe('poi-own-side');
    expect(ask(open, offer(CLEO))).toBe('not-seated');
  });

  it('happens one at a time, until it is answered or has lapsed', () => {
    expect(ask(offered(), offer('against-2'))).toBe('poi-pending');
    expect(ask(play(offered(), wave(ADA)), offer('against-2'))).toBe('poiOffered');
    expect(ask(offered(), offer('against-2'), seconds(15))).toBe('poi-pending');
    expect(ask(offered(), offer('against-2'), seconds(15) + 1)).toBe('poiOffered');
  });

  it('is refused to a muted person', () => {
    const muted = play(live(), wait(seconds(60)), { type: 'mute', by: CLEO, uid: BEN });
    expect(ask(muted, offer(BEN))).toBe('muted');
    expect(ask(muted, offer(BEN), seconds(60))).toBe('poiOffered');
  });

  it('gives nobody the floor', () => {
    expect(ask(offered(), speak(BEN))).toBe('not-your-turn');
    expect(ask(offered(), speak(ADA))).toBe('spoke');
  });
});

describe('answering a point', () => {
  it('is the speaker’s alone', () => {
    for (const answer of [take, wave]) {
      expect(ask(offered(), answer(ADA))).toMatch(/^poi(Accepted|Declined)$/);
      expect(ask(offered(), answer('for-2'))).toBe('not-your-turn');
      expect(ask(offered(), answer(BEN))).toBe('not-your-turn');
      expect(ask(offered(), answer(CLEO))).toBe('not-seated');
    }
  });

  it('takes at most fifteen seconds; then the offer lapses', () => {
    expect(ask(offered(), take(ADA), seconds(15))).toBe('poiAccepted');
    expect(ask(offered(), take(ADA), seconds(15) + 1)).toBe('no-poi');
    expect(ask(live(), take(ADA), seconds(90))).toBe('no-poi');
    expect(ask(taken(), wave(ADA))).toBe('no-poi');
  });

  it('may come even if the last, protected minute has begun in the meantime', () => {
    const late = play(live(), wait(seconds(359)), offer(BEN));
    expect(ask(late, take(ADA), seconds(10))).toBe('poiAccepted');
  });
});

describe('an accepted point', () => {
  it('has fifteen seconds and as many characters as people can read in them', () => {
    expect(ask(taken(), speak(BEN, 225))).toBe('spoke');
    expect(ask(taken(), speak(BEN, 226))).toBe('over-allowance');
    expect(ask(taken(), speak(BEN), seconds(15))).toBe('spoke');
    expect(ask(taken(), speak(BEN), seconds(15) + 1)).toBe('not-your-turn');
  });

  it('is one message, posted beside the speaker, who keeps time and allowance', () => {
    const said = play(taken(), speak(BEN, 100));
    expect(said.spoken).toEqual({ [BEN]: 100 });
    expect(floorOf(said)).toMatchObject({ poi: null, used: {} });
    expect(floorOf(said).endsAtMs).toBe(floorOf(live()).endsAtMs);
    expect(ask(said, speak(BEN))).toBe('not-your-turn');
    expect(ask(taken(), speak(ADA))).toBe('spoke');
  });

  it('belongs to the person who offered it, not to their bench', () => {
    expect(ask(taken(), speak('against-2'))).toBe('not-your-turn');
  });

  it('ends when the debate is paused, or its person leaves or is removed', () => {
    const pause: UnaimedCommand = { type: 'pause', by: CLEO };
    const resume: UnaimedCommand = { type: 'resume', by: CLEO };
    expect(ask(play(taken(), pause, resume), speak(BEN))).toBe('not-your-turn');
    const left = play(
      taken(),
      { type: 'leave', by: BEN },
      { type: 'takeSeat', by: BEN, seatId: 'against-1' },
    );
    expect(ask(left, speak(BEN))).toBe('not-your-turn');
    const removed = play(taken(), { type: 'remove', by: CLEO, uid: BEN }, resume);
    expect(floorOf(removed).poi).toBeNull();
  });

  it('is refused to a person who was muted in the meantime', () => {
    const muted = play(taken(), { type: 'mute', by: CLEO, uid: BEN });
    expect(ask(muted, speak(BEN))).toBe('muted');
  });

  it('ends with the speech', () => {
    const next = play(taken(), { type: 'yield', by: ADA });
    expect(floorOf(next)).toMatchObject({ stepIndex: 1, poi: null });
  });
});
