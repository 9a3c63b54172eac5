import { ADA, BEN, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { rungOf } from './ladder.ts';
import { acted, aSignal, attack, becauses, EXCHANGE, impression, Room, SPEECH } from './testing/build.ts';

const MINUTE = 60;
const claim = [aSignal('claim', { spans: [{ start: 0, end: 40 }] }), aSignal('evidence', { flag: false })];
const rung = (room: Room, uid = ADA) => rungOf(room.state.record, uid, 'personAttack', room.nowMs);
const levels = (room: Room, ...waits: number[]) =>
  waits.map((seconds) => acted(room.wait(seconds).post(ADA, [attack('medium')]))[0]?.level);

describe('the ladder', () => {
  it('leads from a private note over a public reminder to a held message if the moderator is less certain', () => {
    const room = new Room().chat(10);
    expect(levels(room, 30, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE)).toEqual([1, 2, 3, 3]);
  });

  it('names the rule and nobody in its reminder', () => {
    const room = new Room().chat(10);
    room.wait(30).post(ADA, [attack('medium')]);
    const [reminder] = acted(room.wait(300).post(ADA, [attack('medium')]));
    expect(reminder?.intervention).toMatchObject({
      to: 'all',
      says: 'A word to everyone: answer what was said, and leave out what you think of people.',
      rule: 'Rule 2, speak about the claim',
      messageId: null,
      side: null,
      quote: null,
      spans: [],
    });
    expect(JSON.stringify(reminder?.intervention.why)).not.toContain('word');
  });

  it('leads from a held message to a rest for both sides, and from there to a human', () => {
    const room = new Room().chat(10);
    expect(acted(room.wait(30).post(ADA, [attack()]))).toMatchObject([{ level: 3, holds: true }]);
    expect(acted(room.wait(30).post(ADA, [attack()]))).toMatchObject([
      { act: 'personAttack', level: 4, holds: true },
      {
        act: 'coolingOff',
        level: 4,
        effects: [{ type: 'coolOff' }],
        intervention: { to: 'all', side: null },
      },
    ]);
    expect(acted(room.wait(120).post(ADA, [attack()]))).toMatchObject([
      { act: 'personAttack', level: 5, holds: true, effects: [{ type: 'hold' }] },
      { act: 'callHost', level: 5, effects: [{ type: 'callHost' }], intervention: { to: CLEO } },
    ]);
  });

  it('calls no host who debates: they read neither the held words nor the notes, and the card says so', () => {
    const room = new Room({ debate: { ...EXCHANGE, hostId: BEN }, hostId: BEN }).chat(10);
    for (let time = 0; time < 6; time += 1) room.wait(200).post(ADA, [attack()]);
    const acts = acted(room.decisions);
    expect(acts.some(({ level, holds }) => level === 5 && holds)).toBe(true);
    expect(acts.filter(({ act }) => act === 'callHost')).toEqual([]);
    for (const { intervention } of acts.filter(({ act }) => act === 'personAttack'))
      expect(intervention.says).toMatch(/^Only you see this\./u);
  });

  it('tells exactly who else sees a held message: a host who does not debate', () => {
    const [held] = acted(new Room().post(ADA, [attack()]));
    expect(held?.intervention.says).toMatch(/^Only you and the host, who isn’t debating, see this\./u);
  });

  it('ends at a rest: further messages are held and a human decides, however often', () => {
    const room = new Room().chat(10);
    for (let time = 0; time < 6; time += 1) room.wait(200).post(ADA, [attack()]);
    const kinds = new Set(acted(room.decisions).flatMap(({ effects }) => effects.map(({ type }) => type)));
    expect(kinds).toEqual(new Set(['hold', 'coolOff', 'callHost']));
    expect(acted(room.decisions).filter(({ act }) => act === 'coolingOff')).toHaveLength(1);
  });

  it('drops one rung after ten clean minutes, and not a moment earlier', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    expect(rung(room)).toBe(3);
    expect(rung(room.wait(10 * MINUTE - 0.001))).toBe(3);
    expect(rung(room.wait(0.001))).toBe(2);
    expect(rung(room.wait(20 * MINUTE))).toBe(0);
    expect(acted(room.post(ADA, [attack()]))[0]?.level).toBe(3);
  });

  it('is separate for each person', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    expect(rung(room, BEN)).toBe(0);
    expect(acted(room.post(BEN, [attack()]))[0]?.level).toBe(3);
  });

  it('goes as far as the room’s strictness allows', () => {
    const strict = new Room({ strictness: 'strict' }).chat(20);
    const low = () => acted(strict.wait(300).post(ADA, [attack('low')]))[0]?.level;
    expect([low(), low(), low()]).toEqual([1, 2, 2]);
  });
});

describe('a doubtful finding', () => {
  it.each([
    ['relaxed', [undefined, undefined, undefined, undefined]],
    ['standard', [1, 1, 1, 1]],
    ['strict', [1, 1, 1, 1]],
  ] as const)('in a %s room never leads beyond a private note, however often', (strictness, expected) => {
    const room = new Room({ strictness }).chat(20);
    const made = expected.map(() => acted(room.wait(5 * MINUTE).post(ADA, [impression()])));
    expect(made.map(([act]) => act?.level)).toEqual(expected);
    expect(made.flat().filter(({ holds, intervention }) => holds || intervention.to === 'all')).toEqual([]);
    expect(room.state.record.ladder).toEqual({});
  });

  it('changes nothing about what follows a certain one, before or after it', () => {
    const alone = new Room().chat(10);
    const mixed = new Room().chat(10);
    for (let time = 0; time < 3; time += 1) mixed.wait(10).post(ADA, [impression()]);
    alone.wait(5 * MINUTE).post(ADA, [attack('medium')]);
    mixed.wait(5 * MINUTE - 30).post(ADA, [attack('medium')]);
    mixed.wait(9 * MINUTE).post(ADA, [impression()]);
    expect([rung(alone), rung(mixed)]).toEqual([1, 1]);
    expect(rung(mixed.wait(MINUTE))).toBe(0);
  });

  it('gives way to a certain one in the same words', () => {
    const room = new Room();
    const both = [{ ...impression('high', 'identityAttack'), score: 0.99 }, attack()];
    expect(acted(room.post(ADA, both))).toMatchObject([{ level: 3, holds: true }]);
  });

  it('holds nothing while the AI is paused', () => {
    const debate = play(EXCHANGE, { type: 'pauseModerator', by: CLEO });
    const room = new Room({ debate });
    expect(acted(room.post(ADA, [impression('high', 'identityAttack')]))).toEqual([]);
  });
});

describe('an act that people object to', () => {
  const last = (room: Room) => {
    const { id, intervention } = acted(room.decisions).at(-1) ?? {};
    if (id === undefined || !intervention) throw new Error('The room has no act');
    return { ...intervention, id };
  };
  const about = (room: Room) => ({ room: room.setting, atMs: room.nowMs });
  const object = (room: Room, by = ADA) =>
    room.tell({
      ...about(room),
      type: 'unfairTapped',
      by,
      side: 'for',
      act: 'personAttack',
      interventionId: last(room).id,
    });
  const overturn = (room: Room) =>
    room.tell({ ...about(room), type: 'undone', by: CLEO, intervention: last(room) });
  const note = (room: Room) => acted(room.wait(5 * MINUTE).post(ADA, [attack('medium')]))[0]?.level;

  it('as unfair weighs half: two of them lead as far up as one that nobody called unfair', () => {
    const room = new Room().chat(10);
    const levelsOf = [1, 2, 3].map(() => {
      const level = note(room);
      object(room);
      return level;
    });
    expect(levelsOf).toEqual([1, 1, 2]);
  });

  it('weighs half once, however many people object and however often', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    object(room);
    expect(rung(room)).toBe(1);
    const { state } = room;
    object(room);
    object(room, CLEO);
    expect(room.state).toBe(state);
  });

  it('and which is overturned weighs nothing, called unfair before or not', () => {
    const plain = new Room();
    plain.post(ADA, [attack()]);
    overturn(plain);
    const contested = new Room();
    contested.post(ADA, [attack()]);
    object(contested);
    overturn(contested);
    expect([rung(plain), rung(contested)]).toEqual([0, 0]);
    expect(note(plain)).toBe(1);
    expect(acted(contested.wait(MINUTE).post(ADA, [attack()]))).toMatchObject([{ level: 3 }]);
  });

  it('weighs nothing either if it was a reminder to all', () => {
    const room = new Room().chat(20);
    expect([note(room), note(room)]).toEqual([1, 2]);
    overturn(room);
    expect(rung(room)).toBe(1);
  });

  it('takes no weight from another one, and a doubtful one has none to take', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    room.wait(5 * MINUTE).post(ADA, [impression()]);
    object(room);
    overturn(room);
    expect(rung(room)).toBe(3);
  });

  it('gives back no more than what the clean minutes have left of it', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    room.wait(11 * MINUTE);
    expect(rung(room)).toBe(2);
    const first = last(room);
    room.post(ADA, [attack('medium')]);
    expect(rung(room)).toBe(3);
    room.tell({ ...about(room), type: 'undone', by: CLEO, intervention: first });
    expect(rung(room)).toBe(1);
  });
});

describe('a rest', () => {
  const resting = () => {
    const room = new Room().chat(10);
    room.wait(30).post(ADA, [attack()]);
    room.wait(30).post(ADA, [attack()]);
    return room;
  };

  it.each([
    ['who caused it', ADA],
    ['the other side', BEN],
  ])('holds the messages of %s for sixty seconds, and no longer', (_, uid) => {
    const during = resting();
    expect(acted(during.wait(59).post(uid))).toMatchObject([
      { act: 'coolingOff', holds: true, intervention: { to: uid, statement: { restrictions: ['held'] } } },
    ]);
    expect(acted(resting().wait(60).post(uid))).toEqual([]);
  });

  it('never interrupts a prepared speech: the message is held, nothing more', () => {
    const room = new Room({ debate: SPEECH });
    room.chat(10);
    room.wait(30).post(ADA, [attack()]);
    const decisions = room.wait(30).post(ADA, [attack()]);
    expect(acted(decisions)).toMatchObject([{ act: 'personAttack', level: 4, holds: true }]);
    expect(becauses(decisions)).toEqual(['a prepared speech is running']);
  });
});

describe('restraint', () => {
  const ask = (room: Room) => room.post(ADA, claim);

  it('allows at most one public act per seven messages', () => {
    expect(becauses(ask(new Room().chat(5)))).toContain(
      'public acts would be more than 15 % of the messages',
    );
    expect(acted(ask(new Room().chat(6)))).toHaveLength(1);
  });

  it('keeps three minutes between two public acts', () => {
    const room = new Room().chat(20);
    expect(acted(ask(room))).toHaveLength(1);
    expect(becauses(ask(room.wait(179)))).toEqual(['the last public act was less than three minutes ago']);
    expect(acted(ask(room.wait(1)))).toHaveLength(1);
  });

  it('keeps four minutes between two private notes to one person, whatever they are about', () => {
    const room = new Room();
    expect(acted(room.post(ADA, [aSignal('injection')]))).toHaveLength(1);
    expect(becauses(room.wait(239).post(ADA, [aSignal('injection')]))).toEqual([
      'this person had a private note less than four minutes ago',
    ]);
    expect(acted(room.post(BEN, [aSignal('injection')]))).toHaveLength(1);
    expect(acted(room.wait(1).post(ADA, [attack('medium')]))).toHaveLength(1);
  });

  it('drops anything older than eight seconds, but never a hold', () => {
    const room = new Room().chat(10);
    const late = (signals: Parameters<Room['post']>[1], bySeconds: number) => {
      const event = { type: 'posted', room: room.setting, atMs: room.wait(1).nowMs } as const;
      const message = {
        id: `late-${bySeconds}`,
        text: 'Free buses bring people to work every morning.',
        authorId: ADA,
        side: 'for',
        kind: 'answer',
      } as const;
      const posted = {
        ...event,
        message: { ...message, quoted: null, answers: null },
      } as const;
      room.wait(bySeconds);
      return room.tell(posted, signals);
    };
    expect(becauses(late(claim, 8.001))).toEqual(['it is older than eight seconds']);
    expect(acted(late([attack()], 9))).toMatchObject([{ holds: true }]);
    expect(acted(late(claim, 8))).toMatchObject([{ act: 'evidence' }]);
  });

  it('drops anything that a newer message has overtaken', () => {
    const room = new Room().chat(10);
    const atMs = room.nowMs + 500;
    room.wait(1).post(BEN);
    const message = {
      id: 'm11',
      text: 'Free buses bring people to work every morning.',
      authorId: ADA,
      side: 'for',
      kind: 'answer',
    } as const;
    const classified = {
      type: 'classified',
      engine: 'model',
      room: room.setting,
      atMs,
      message: { ...message, quoted: null, answers: null },
    } as const;
    expect(becauses(room.tell(classified, [attack()]))).toEqual(['a newer message has overtaken it']);
  });
});

describe('a slower engine', () => {
  it('may add a note to a shown message, and takes nothing away', () => {
    const room = new Room().chat(10);
    const message = {
      id: 'm10',
      text: 'Free buses bring people to work every morning.',
      authorId: BEN,
      side: 'against',
      kind: 'answer',
    } as const;
    const event = {
      type: 'classified',
      engine: 'model',
      room: room.setting,
      atMs: room.nowMs,
      message: { ...message, quoted: null, answers: null },
    } as const;
    const made = acted(room.tell(event, [attack()]));
    expect(made).toMatchObject([
      { act: 'personAttack', id: 'personAttack-m10-model', engine: 'model', holds: false },
    ]);
    expect(made[0]?.effects).toEqual([]);
  });

  it('says nothing in public, and holds nothing', () => {
    const room = new Room().chat(10);
    room.wait(10).post(BEN, [attack()]);
    const message = {
      id: 'm12',
      text: 'Free buses bring people to work.',
      authorId: ADA,
      side: 'for',
    } as const;
    const event = {
      type: 'classified',
      engine: 'model',
      room: room.setting,
      atMs: room.nowMs,
      message: { ...message, kind: 'answer', quoted: null, answers: null },
    } as const;
    const all = [attack(), ...claim, aSignal('threat'), aSignal('privacy'), aSignal('relevance')];
    expect(acted(room.tell(event, all)).map(({ intervention }) => intervention.to)).toEqual([ADA]);
  });
});
