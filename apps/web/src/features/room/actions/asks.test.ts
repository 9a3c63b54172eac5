import { FORMATS, LIMITS, QUICK_CLASH, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play, unanswered, wait } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { asksOf } from './asks.ts';

const DARA = 'dara';
const live = aDebate({ phase: 'live' });
const hosted = aDebate({ phase: 'live', hostId: DARA });
const parliament = aDebate({ phase: 'live', format: FORMATS.get('british-parliamentary')! });

function asked(debate: DebateState, uid: string, afterMs = 0) {
  return asksOf(aRoom({ debate }), uid, debate.atMs + afterMs).map(({ words, actions }) => ({
    words,
    actions: actions.map(({ label }) => label),
  }));
}

describe('a point of information', () => {
  const offered = play(parliament, wait(90_000), { type: 'offerPoi', by: BEN });

  it('is answered by the speaker alone', () => {
    expect(asked(offered, ADA)).toEqual([
      { words: 'Ben Okafor offers a point of information.', actions: ['Take the point', 'Decline'] },
    ]);
    expect(asked(offered, CLEO)[0]?.actions).toEqual([]);
    expect(asked(offered, BEN)[0]?.words).toContain('Ada Marsh may take it');
  });

  it('lapses after fifteen seconds', () => {
    expect(asked(offered, ADA, LIMITS.poiSeconds * 1_000)).toHaveLength(1);
    expect(asked(offered, ADA, LIMITS.poiSeconds * 1_000 + 1)).toEqual([]);
  });

  it('is put once it is accepted', () => {
    const taken = play(offered, { type: 'acceptPoi', by: ADA });
    expect(asked(taken, BEN)[0]?.words).toContain('put it now');
    expect(asked(taken, ADA)).toEqual([{ words: 'Ben Okafor puts a point of information.', actions: [] }]);
  });
});

describe('a restatement', () => {
  const gated = aDebate({ phase: 'live', hostId: DARA, format: { ...QUICK_CLASH, restatesFirst: true } });
  const next = { type: 'nextStep', by: DARA } as const;
  const says = (by: string) => ({ type: 'speak', by, messageId: `of-${by}`, characters: 9 }) as const;
  const asking = play(gated, next, says(BEN), next, next, says(ADA));

  it('is judged by the person restated alone, with “Fair” and “Not what I said”', () => {
    expect(asked(asking, BEN)).toEqual([
      { words: 'Ada Marsh has restated your words. Is it fair?', actions: ['Fair', 'Not what I said'] },
    ]);
    expect(asked(asking, ADA)[0]).toEqual({
      words: 'Ben Okafor is deciding whether that’s fair. The clock is paused; then you carry on.',
      actions: [],
    });
    expect(asked(asking, CLEO)[0]?.actions).toEqual([]);
    expect(asked(asking, BEN, LIMITS.restatementSeconds * 1_000 + 1)).toEqual([]);
  });

  it('may be repeated after “Not what I said”, or left at that', () => {
    const refused = play(asking, { type: 'answerRestatement', by: BEN, answer: 'unfair' });
    expect(asked(refused, ADA)).toEqual([
      {
        words: 'Ben Okafor: “Not what I said.” Use your next message to try again.',
        actions: ['Carry on without it'],
      },
    ]);
    expect(asked(refused, BEN)[0]?.actions).toEqual([]);
    expect(asked(play(refused, { type: 'skipRestatement', by: ADA }), ADA)).toEqual([]);
  });
});

describe('a lost connection', () => {
  const lost = play(hosted, { type: 'reportMissing', by: ADA, uid: BEN });
  const waitMs = LIMITS.reconnectSeconds * 1_000;

  it('is waited for, with nothing to choose for five minutes', () => {
    expect(asked(lost, ADA, waitMs - 1)).toEqual([
      { words: 'Ben Okafor has lost connection. The debate will wait for up to 5 minutes.', actions: [] },
    ]);
  });

  it('then offers to wait, to substitute or to end', () => {
    const choices = ['Keep waiting', 'Look for a substitute', 'End without a result'];
    expect(asked(lost, ADA, waitMs)[0]?.actions).toEqual(choices);
    expect(asked(lost, ADA, waitMs)[0]?.words).toContain('You can keep waiting');
  });

  it('leaves ending to the host bar, and everything to the people concerned', () => {
    expect(asked(lost, DARA, waitMs)[0]?.actions).toEqual(['Keep waiting', 'Look for a substitute']);
    expect(asked(lost, CLEO, waitMs)).toEqual([
      { words: expect.stringContaining('The others can keep waiting'), actions: [] },
    ]);
  });

  it('ends for a person who is back', () => {
    expect(asked(lost, BEN, waitMs)).toEqual([
      { words: 'You were away, so the debate is waiting for you.', actions: ['I’m back'] },
    ]);
  });
});

describe('a vacated seat', () => {
  const left = play(hosted, { type: 'leave', by: BEN });

  it('is offered to a watcher', () => {
    expect(asked(left, CLEO)[0]).toEqual({
      words: 'Someone left: Against is free. The debate will carry on as soon as it’s taken.',
      actions: ['Take the seat'],
    });
  });

  it('that is taken again waits for the host, who reads “you”', () => {
    const taken = { ...left, seats: { ...left.seats, 'against-1': CLEO } };
    expect(asked(taken, ADA)[0]?.words).toContain('when the host says so');
    expect(asked(taken, DARA)[0]?.words).toContain('when you say so');
  });

  it('may be abandoned by a seated person, who cannot take another', () => {
    expect(asked(left, ADA)[0]?.actions).toEqual(['End without a result']);
  });

  it('is not offered to a removed person', () => {
    const removed = play(hosted, { type: 'remove', by: DARA, uid: BEN });
    expect(asked(removed, BEN)[0]?.actions).toEqual([]);
  });

  it('is named if more than one is free', () => {
    const two = play(parliament, { type: 'leave', by: BEN }, { type: 'leave', by: 'against-2' });
    expect(asked(two, CLEO)[0]?.actions).toEqual([
      'Take the seat: Leader of opposition',
      'Take the seat: Deputy leader of opposition',
    ]);
  });
});

describe('an early end', () => {
  const proposed = play(live, { type: 'proposeEnd', by: ADA });

  it('is answered by the other side within a minute', () => {
    expect(asked(proposed, BEN)).toEqual([
      {
        words: 'Ada Marsh has asked to end the debate now. Do you agree?',
        actions: ['Agree and end', 'Keep going'],
      },
    ]);
    expect(asked(proposed, BEN, LIMITS.proposalSeconds * 1_000 + 1)).toEqual([
      { words: 'Against didn’t answer in time. Nothing changes.', actions: [] },
    ]);
    expect(asked(proposed, BEN, LIMITS.proposalSeconds * 1_000 + 6_001)).toEqual([]);
  });

  it('can be withdrawn, and not answered by its proposer', () => {
    expect(asked(proposed, ADA)).toEqual([
      {
        words: 'You’ve asked to end the debate now. Against decides; silence means no.',
        actions: ['Take it back'],
      },
    ]);
  });

  it('is hidden from watchers', () => {
    expect(asked(proposed, CLEO)[0]?.actions).toEqual([]);
  });
});

describe('a question of a host on a bench', () => {
  const next = play(live, unanswered({ type: 'nextStep', by: ADA }));

  it('is answered by the other side with one tap, within twenty seconds', () => {
    expect(asked(next, BEN, LIMITS.consentSeconds * 1_000)).toEqual([
      {
        words: 'Ada Marsh has asked to go on to the next step. Do you agree?',
        actions: ['Agree', 'No'],
      },
    ]);
    expect(asked(next, ADA)).toEqual([
      {
        words: 'You’ve asked to go on to the next step. Against decides; silence means no.',
        actions: ['Take it back'],
      },
    ]);
    expect(asked(next, CLEO)[0]?.actions).toEqual([]);
    expect(asksOf(aRoom({ debate: next }), BEN, next.atMs)[0]?.until?.totalMs).toBe(20_000);
  });

  it('that got a no says so for a moment', () => {
    const refused = play(next, wait(3_000), { type: 'decline', by: BEN });
    expect(asked(refused, ADA)).toEqual([{ words: 'Ben Okafor said no. Nothing changes.', actions: [] }]);
    expect(asked(refused, ADA, 6_001)).toEqual([]);
  });

  it('that was taken back, or whose step is over, is not spoken of', () => {
    expect(asked(play(next, { type: 'decline', by: ADA }), BEN)).toEqual([]);
    expect(asked(play(next, { type: 'yield', by: ADA }), BEN)).toEqual([]);
  });

  it.each([
    [{ type: 'extend', by: ADA }, 'has asked for 60 s more in this step'],
    [{ type: 'end', by: ADA }, 'has asked to end the debate now'],
    [{ type: 'pauseModerator', by: ADA }, 'has asked to pause the AI'],
  ] as const)('says what $type is about', (command, words) => {
    expect(asked(play(live, unanswered(command)), BEN)[0]?.words).toContain(words);
  });

  it('names the judges that it is about, or says that there would be none', () => {
    const forum = aDebate({ phase: 'live', format: FORMATS.get('public-forum')! });
    const wish = (...uids: string[]) => ({ type: 'nameJudges' as const, by: ADA, uids, present: uids });
    const named = play(forum, unanswered(wish(CLEO)));
    const people = {
      ...aRoom({ debate: named }).people,
      ...aRoom({ debate: { ...named, hostId: CLEO } }).people,
    };
    const wordsTo = (uid: string) => asksOf(aRoom({ debate: named, people }), uid, named.atMs)[0]?.words;
    expect(wordsTo(BEN)).toBe('Ada Marsh has asked for Cleo Lind to judge this debate. Do you agree?');
    expect(wordsTo(ADA)).toMatch(/^You’ve asked for Cleo Lind to judge this debate\./);
    expect(asked(named, BEN)[0]?.actions).toEqual(['Agree', 'No']);
    const none = play(forum, wish(CLEO), unanswered(wish()));
    expect(asked(none, BEN)[0]?.words).toContain('has asked for a debate without judges. Do you agree?');
  });

  it('offers the chair to a watcher', () => {
    const offered = play(live, { type: 'handOver', by: ADA, uid: CLEO, cameIn: true });
    expect(asked(offered, CLEO)).toEqual([
      {
        words: 'Ada Marsh is offering you the chair: you’d host this debate and run its clock.',
        actions: ['Take the chair', 'No, thank you'],
      },
    ]);
    expect(asked(offered, BEN)[0]).toEqual({
      words: 'Ada Marsh has offered the chair to someone watching.',
      actions: [],
    });
  });
});

describe('a pause by the host', () => {
  it('waits for nobody’s answer', () => {
    expect(asked(play(hosted, { type: 'pause', by: DARA }), BEN)).toEqual([]);
  });

  it('on a bench shows how long it lasts', () => {
    const paused = play(live, { type: 'pause', by: ADA });
    expect(asked(paused, BEN)).toEqual([
      { words: 'The host has paused the debate. It’ll carry on by itself.', actions: [] },
    ]);
    expect(asked(paused, ADA)[0]?.words).toBe('The debate is paused. It’ll carry on by itself.');
    const longer = play(paused, wait(1_000), unanswered({ type: 'extend', by: ADA }));
    expect(asked(longer, BEN)[0]?.words).toContain('has asked for a pause of 5 min');
  });
});
