import { ADA, BEN, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Signals } from '../signals-by-kind.ts';
import { acted, aSignal, becauses, EXCHANGE, Room, SPEECH } from '../testing/build.ts';

const claim = aSignal('claim', { spans: [{ start: 4, end: 34 }] });
const noEvidence = aSignal('evidence', { flag: false, band: 'low', spans: [] });
const far = aSignal('relevance', { band: 'low' });
const near = aSignal('relevance', { flag: false, band: 'high', spans: [] });

describe('airtime', () => {
  const long = 'word '.repeat(100);
  const talk = (share: string) => {
    const room = new Room();
    room.post(BEN, [], { text: 'Short.' });
    room.post(ADA, [], { text: share });
    room.post(BEN, [], { text: 'Short.' });
    return room;
  };

  it('gets a private note after four turns and a share above 1.6 times the fair one', () => {
    const [made] = acted(talk(long).post(ADA, [], { text: long }));
    expect(made).toMatchObject({ act: 'airtime', holds: false, intervention: { to: ADA, level: 1 } });
    expect(made?.intervention.says).toMatch(/So far, 99% of what’s been said in this step is yours/);
  });

  it('is not spoken of at three turns, at a fair share, or in a prepared speech', () => {
    const room = new Room();
    room.post(ADA, [], { text: long });
    room.post(BEN, [], { text: 'Short.' });
    expect(acted(room.post(ADA, [], { text: long }))).toEqual([]);
    expect(acted(talk('Short.').post(ADA, [], { text: 'Short.' }))).toEqual([]);
    const speech = new Room({ debate: SPEECH });
    for (let turn = 0; turn < 5; turn += 1)
      expect(acted(speech.post(ADA, [], { text: long + turn }))).toEqual([]);
  });
});

describe('a quiet person', () => {
  const waiting = (seconds: number) => {
    const room = new Room();
    room.wait(30).post(ADA);
    room.nowMs = EXCHANGE.atMs + seconds * 1_000;
    return room;
  };

  it('is offered the floor in private after two minutes per participant, once', () => {
    const room = waiting(240);
    const [made] = acted(room.tick());
    expect(made).toMatchObject({
      act: 'quiet',
      id: `quiet-2-${BEN}`,
      intervention: { to: BEN, offers: ['floor'] },
    });
    expect(acted(room.wait(300).tick())).toEqual([]);
  });

  it('is left alone a moment earlier, in a speech, and if nobody else has spoken either', () => {
    expect(acted(waiting(239.9).tick())).toEqual([]);
    const speech = new Room({ debate: SPEECH });
    expect(speech.wait(300).tick()).toEqual([]);
    expect(acted(new Room().wait(300).tick())).toEqual([]);
  });
});

describe('a lull', () => {
  const talked = () => {
    const room = new Room().chat(6);
    room.wait(15).post(ADA, [claim]);
    room.wait(15).post(BEN, [claim, aSignal('evidence')]);
    return room;
  };

  it('of sixty seconds is met with one question from a claim of each side', () => {
    const [made] = acted(talked().wait(60).tick());
    expect(made).toMatchObject({ act: 'lull', intervention: { to: 'all', side: null } });
    expect(made?.intervention.says).toBe(
      '“free buses bring people to wor” and “free buses bring people to wor”: can both be true, and if not, what would decide between them?',
    );
  });

  it('is left alone a moment earlier, a second time, and without two claims', () => {
    expect(talked().wait(59.9).tick()).toEqual([]);
    const room = talked();
    room.wait(60).tick();
    expect(
      room
        .wait(200)
        .tick()
        .filter((made) => made.act === 'lull'),
    ).toEqual([]);
    expect(becauses(new Room().chat(8).wait(60).tick())).toEqual(['there are no two claims to ask about']);
  });
});

describe('a claim without support', () => {
  it('is questioned in public, with its words and no word about its author', () => {
    const [made] = acted(new Room().chat(7).wait(5).post(ADA, [claim, noEvidence]));
    expect(made).toMatchObject({
      act: 'evidence',
      holds: false,
      intervention: {
        to: 'all',
        says: 'What supports “free buses bring people to wor”?',
        offers: ['source'],
      },
    });
  });

  it('is left alone if it is supported, less certain, a question, or without the evidence head', () => {
    const ask = (signals: Signals, kind: 'question' | 'answer' = 'answer') =>
      acted(new Room().chat(7).post(ADA, Object.values(signals), { kind }));
    expect(ask([claim, aSignal('evidence')])).toEqual([]);
    expect(ask([aSignal('claim', { band: 'medium' }), noEvidence])).toEqual([]);
    expect(ask([claim, noEvidence], 'question')).toEqual([]);
    expect(ask([claim])).toEqual([]);
  });

  it('is left alone if it is about the speakers, about what should be, or hardly a sentence', () => {
    const ask = (text: string) => {
      const whole = aSignal('claim', { spans: [{ start: 0, end: text.length }] });
      return acted(new Room().chat(7).post(ADA, [whole, noEvidence], { text })).map(({ act }) => act);
    };
    expect(ask('A lane that was added was full within five years')).toEqual(['evidence']);
    expect(ask('Only my own bench has read the report on it')).toEqual([]);
    expect(ask('The council should build what was promised years ago')).toEqual([]);
    expect(ask('That worry is fair')).toEqual([]);
  });

  it('is never questioned inside a prepared speech', () => {
    const room = new Room({ debate: SPEECH });
    for (let index = 0; index < 12; index += 1)
      expect(acted(room.wait(60).post(ADA, [claim, noEvidence]))).toEqual([]);
  });
});

describe('an unanswered claim', () => {
  const heard = (answers: readonly string[] | null) => {
    const room = new Room().chat(6);
    room.wait(10).post(ADA, [claim, aSignal('evidence')], { answers });
    room.wait(10).post(BEN, [], { answers });
    room.wait(10).post(ADA, [], { answers });
    return room.wait(10);
  };

  it('is put to the other side after two of its turns, by name', () => {
    const [made] = acted(heard([]).post(BEN, [], { answers: [] }));
    expect(made).toMatchObject({ act: 'unanswered', id: 'unanswered-m7', side: 'against' });
    expect(made?.intervention.says).toBe('Ben Okafor, will you reply to “free buses bring people to wor”?');
  });

  it('is dropped once it is answered, and never kept without an engine that links answers', () => {
    expect(acted(heard([]).post(BEN, [], { answers: ['m7'] }))).toEqual([]);
    expect(acted(heard(null).post(BEN, [], { answers: null }))).toEqual([]);
  });
});

describe('words far from the motion', () => {
  let told = 0;
  const tale = () => {
    told += 1;
    return `The neighbour grows tomatoes, the best in the street, and gives ${told} bags to everybody in August.`;
  };

  it('twice in a row prompt a private question, a third time a public one without a name', () => {
    const room = new Room().chat(8);
    expect(acted(room.wait(15).post(ADA, [far], { text: tale() }))).toEqual([]);
    const [note] = acted(room.wait(15).post(ADA, [far], { text: tale() }));
    expect(note).toMatchObject({ act: 'offTopic', level: 1, intervention: { to: ADA } });
    const [all] = acted(room.wait(15).post(ADA, [far], { text: tale() }));
    expect(all).toMatchObject({
      act: 'offTopic',
      level: 2,
      holds: false,
      intervention: { to: 'all', side: null, messageId: null, spans: [] },
    });
  });

  it('are forgotten with one message that bears on it, and a short one changes nothing', () => {
    const room = new Room();
    room.post(ADA, [far], { text: tale() });
    room.post(ADA, [near]);
    expect(acted(room.post(ADA, [far], { text: tale() }))).toEqual([]);
    expect(acted(room.post(ADA, [far], { text: 'Well, yes.' }))).toEqual([]);
    expect(acted(room.post(ADA, [far], { text: tale() }))).toHaveLength(1);
  });

  it.each([
    'Hats off to both benches. I learned something, which at my age is rare, and I enjoyed all of it.',
    'Did you see the match last night? I thought the referee should look for another job after that.',
    'Thank you, that was a generous way to put it, and my bench will think about it over the weekend.',
  ])('are not small talk, however often: %s', (said) => {
    const room = new Room().chat(20);
    for (let time = 0; time < 6; time += 1)
      expect(acted(room.wait(300).post(ADA, [far], { text: `${said} ${time}` }))).toEqual([]);
  });

  it('are mentioned in public only after a private note, and never if they quote somebody', () => {
    const room = new Room().chat(8);
    room.post(ADA, [aSignal('injection')]);
    for (let time = 0; time < 4; time += 1)
      expect(acted(room.wait(15).post(ADA, [far], { text: tale() }))).toEqual([]);
    const quoted = { messageId: 'm1', authorId: BEN };
    const quoting = new Room();
    for (let time = 0; time < 4; time += 1)
      expect(acted(quoting.post(ADA, [far], { text: tale(), quoted }))).toEqual([]);
  });
});

describe('a restatement of the other side', () => {
  it('is shown in private to the restated person, who is asked whether it is fair', () => {
    const room = new Room();
    room.post(BEN);
    const text = 'You say that an empty bus helps nobody.';
    const [made] = acted(room.post(ADA, [aSignal('restatement', { spans: [] })], { text }));
    expect(made).toMatchObject({ act: 'steelman', intervention: { to: BEN, offers: ['confirm'] } });
    expect(made?.intervention.says).toBe(`Ben Okafor, is this a fair restatement? “${text}”`);
  });

  it('is not suspected in an answer that merely resembles its target', () => {
    const room = new Room();
    room.post(BEN);
    expect(acted(room.post(ADA, [aSignal('restatement')], { text: 'An empty bus helps nobody.' }))).toEqual(
      [],
    );
  });

  it('is left to the debate where its format restates first', () => {
    const asked = (restatesFirst: boolean) => {
      const { steps, ...format } = EXCHANGE.format;
      const debate = play(
        { ...EXCHANGE, format: { ...format, steps, restatesFirst } },
        { type: 'speak', by: BEN, messageId: 'm', characters: 10 },
        { type: 'nextStep', by: CLEO },
      );
      const before = new Room();
      before.post(BEN);
      const after = new Room({ debate });
      after.state = before.state;
      after.nowMs = before.nowMs;
      const text = 'You say that an empty bus helps nobody.';
      return acted(after.post(ADA, [aSignal('restatement', { spans: [] })], { text }));
    };
    expect(asked(true)).toEqual([]);
    expect(asked(false)).toMatchObject([{ act: 'steelman', intervention: { to: BEN } }]);
  });
});
