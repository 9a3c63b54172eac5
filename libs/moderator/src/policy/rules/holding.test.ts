import { ADA } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Signals } from '../signals-by-kind.ts';
import { acted, aPost, aSetting, aSignal, attack, impression, Room } from '../testing/build.ts';

describe('a draft', () => {
  const draft = (signals: Signals, risks: number[] = []) => {
    const room = new Room();
    const event = { type: 'drafted', room: aSetting(), atMs: room.nowMs, message: aPost(), risks } as const;
    return acted(room.tell(event, Object.values(signals)));
  };

  it('whose tone rises over two turns gets a hint, for its writer alone and off the record', () => {
    const toxicity = aSignal('toxicity', { score: 0.5, band: 'medium', flag: false });
    expect(draft([toxicity], [0.1, 0.3])).toMatchObject([
      { act: 'heat', level: 0, holds: false, effects: [] },
    ]);
    expect(draft([toxicity], [0.3, 0.1])).toEqual([]);
    expect(draft([toxicity], [0.3])).toEqual([]);
  });

  it('that would be held gets a warning, restricts nothing and has no rung', () => {
    const [hint] = draft([attack()]);
    expect(hint).toMatchObject({ act: 'personAttack', level: 0, holds: true, effects: [] });
    expect(hint?.intervention).not.toHaveProperty('statement');
  });
});

describe('something severe', () => {
  it.each(['threat', 'sexual', 'minor', 'doxxing'] as const)(
    'as %s is hidden, the debate is paused and the host is called; all read that, without name or words',
    (kind) => {
      const [author, all, ...others] = acted(new Room().post(ADA, [aSignal(kind, { isSure: true })]));
      expect(others).toEqual([]);
      expect(author).toMatchObject({
        act: 'severe',
        level: 5,
        holds: true,
        effects: [{ type: 'hide', messageId: 'm1' }, { type: 'pauseRoom' }, { type: 'callHost' }],
        intervention: { to: ADA },
      });
      expect(all?.intervention).toMatchObject({
        to: 'all',
        messageId: null,
        side: null,
        quote: null,
        spans: [],
      });
      expect(JSON.stringify(all?.intervention)).not.toMatch(/Ada|m1|free buses/);
    },
  );

  it('are private details next to a threat or an attack, and not by themselves', () => {
    const details = aSignal('privacy');
    expect(acted(new Room().post(ADA, [details, attack('medium')]))[0]?.act).toBe('severe');
    expect(acted(new Room().post(ADA, [details]))[0]?.act).toBe('privacy');
    expect(acted(new Room().post(ADA, [details, impression('high')]))[0]?.act).toBe('privacy');
    expect(acted(new Room().post(ADA, [details, aSignal('threat')]))[0]?.act).toBe('privacy');
  });

  it('is no phone number that a phrase alone ties to somebody: it is held', () => {
    const number = [aSignal('privacy', { isExplicit: true }), aSignal('doxxing', { isExplicit: true })];
    expect(acted(new Room().post(ADA, number))[0]?.act).toBe('privacy');
  });

  it.each([aSignal('threat', { band: 'medium', isSure: true }), aSignal('threat'), aSignal('sexual')])(
    'that is less certain stops nothing: its author alone gets a note',
    (doubtful) => {
      const [made, ...others] = acted(new Room().post(ADA, [doubtful]));
      expect(made).toMatchObject({ act: 'personAttack', holds: false, intervention: { to: ADA, level: 1 } });
      expect(others).toEqual([]);
    },
  );
});

describe('private details', () => {
  it('hold the message, with an offer to blacken them', () => {
    const [made] = acted(new Room().post(ADA, [aSignal('privacy', { band: 'medium' })]));
    expect(made).toMatchObject({
      act: 'privacy',
      holds: true,
      rule: 'Rule 5, keep private things private',
      intervention: { to: ADA, offers: ['redact', 'edit'] },
    });
    expect(
      acted(new Room({ strictness: 'relaxed' }).post(ADA, [aSignal('privacy', { band: 'medium' })])),
    ).toEqual([]);
  });
});

describe('a flood', () => {
  it('is the seventh message within ten seconds: it waits, and its author for ten seconds', () => {
    const room = new Room();
    for (let sent = 0; sent < 6; sent += 1) expect(acted(room.wait(1).post(ADA))).toEqual([]);
    const [made] = acted(room.wait(1).post(ADA));
    expect(made).toMatchObject({
      act: 'flood',
      holds: true,
      effects: [
        { type: 'hold', messageId: 'm7' },
        { type: 'slow', uid: ADA, untilMs: room.nowMs + 10_000 },
      ],
    });
    expect(acted(room.wait(9).post(ADA))).toMatchObject([{ act: 'flood' }]);
    expect(acted(room.wait(2).post(ADA))).toEqual([]);
  });

  it('is not six messages within ten seconds, nor seven within eleven', () => {
    const room = new Room();
    for (let sent = 0; sent < 8; sent += 1) expect(acted(room.wait(1.7).post(ADA))).toEqual([]);
  });

  it('is the same text for the third time, in any case and punctuation; a short answer may be repeated', () => {
    const room = new Room();
    const say = (text: string) => acted(room.wait(20).post(ADA, [], { text }));
    expect(say('Answer the question, please.')).toEqual([]);
    expect(say('answer the question please')).toEqual([]);
    expect(say('ANSWER the question, please!')).toMatchObject([{ act: 'flood', holds: true }]);
    for (let time = 0; time < 4; time += 1) expect(say('No.')).toEqual([]);
  });

  it('is not courtesy that is said again after a pause of more than forty seconds, but any longer text is', () => {
    const says = (text: string, pause: number) => {
      const room = new Room();
      return [1, 2, 3, 4].flatMap(() => acted(room.wait(pause).post(ADA, [], { text }))).length;
    };
    expect(says('Well done, both of you!', 40)).toBe(0);
    expect(says('Well done, both of you!', 39)).toBeGreaterThan(0);
    expect(says('Buy the best tomatoes of the town at the market on the hill, cheap.', 40)).toBeGreaterThan(
      0,
    );
  });

  it('is not the same text resent after it was held', () => {
    const room = new Room();
    const text = 'Free buses bring people to work, and to school.';
    for (let time = 0; time < 2; time += 1) room.wait(20).post(ADA, [attack()], { text });
    expect(acted(room.wait(20).post(ADA, [], { text }))).toEqual([]);
  });
});

describe('words addressed to the moderator', () => {
  it('are part of the debate: a private line and no other consequence', () => {
    const room = new Room();
    const before = room.state.record.ladder;
    const [made] = acted(room.post(ADA, [aSignal('injection')]));
    expect(made).toMatchObject({ act: 'injection', holds: false, effects: [], intervention: { to: ADA } });
    expect(made?.intervention.says).toContain('I treat that as part of the debate.');
    expect(room.state.record.ladder).toEqual(before);
  });
});
