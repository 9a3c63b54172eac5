import type { Ledger, Side, Strictness } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { judgeMessage } from '../signals/judge.ts';
import type { Signal } from '../signals/signal.ts';
import { applyPolicy, POLICY_VERSION, type PolicyInput } from './policy.ts';

const NOW_MS = 1_800_000_000_000;
const NAMES = { ada: 'Ada Marsh', ben: 'Ben Okafor' };
type Posted = Extract<PolicyInput, { type: 'posted' }>;

function posted(changes: Partial<Posted> = {}): Posted {
  const text = changes.text ?? 'Free buses bring people to work.';
  return {
    type: 'posted',
    messageId: 'm1',
    text,
    authorId: 'ada',
    hostId: 'hana',
    side: 'for',
    standing: 'onTurn',
    floor: ['ada'],
    names: NAMES,
    signals: judgeMessage(text, { names: Object.values(NAMES) }),
    strictness: 'standard',
    ...changes,
  };
}
const judge = (changes: Partial<Posted> = {}, ledger: Ledger = {}) =>
  applyPolicy(ledger, posted(changes), NOW_MS);
const attack = (band: Signal['band'], score: number): Signal => ({
  kind: 'personAttack',
  score,
  band,
  spans: [{ start: 0, end: 4 }],
  reason: '',
  features: [],
});

describe('a message with nothing to find', () => {
  it('is met with silence, and the silence says why', () => {
    expect(judge()).toEqual({ ledger: {}, decisions: [{ act: 'silence', because: 'nothing was found' }] });
  });
});

describe('a message out of turn', () => {
  const [decision] = judge({ standing: 'outOfTurn', authorId: 'ben', side: 'against' }).decisions;

  it('is held, with a note for its author that says who can see it and who has the floor', () => {
    expect(decision).toMatchObject({
      act: 'outOfTurn',
      holds: true,
      intervention: {
        to: 'ben',
        messageId: 'm1',
        side: 'against',
        rule: 'Rule 1, speak in your turn',
        says: 'Only you and the host can see this. Ada Marsh has the floor; send it when it is your turn.',
      },
    });
  });

  it('names both where two share the floor', () => {
    const [shared] = judge({ standing: 'outOfTurn', floor: ['ada', 'ben'] }).decisions;
    expect(shared).toHaveProperty(
      'intervention.says',
      'Only you and the host can see this. Ada Marsh and Ben Okafor have the floor; send it when it is your turn.',
    );
  });

  it('says so where nobody has the floor, and calls a person without a name somebody', () => {
    const [empty] = judge({ standing: 'outOfTurn', floor: [] }).decisions;
    expect(empty).toHaveProperty(
      'intervention.says',
      'Only you and the host can see this. Nobody has the floor yet; send it when it is your turn.',
    );
    const [nameless] = judge({ standing: 'outOfTurn', floor: ['zoe'] }).decisions;
    expect(nameless).toHaveProperty('intervention.says', expect.stringContaining('Somebody has the floor'));
    const [odd] = judge({ standing: 'outOfTurn', floor: ['constructor'] }).decisions;
    expect(odd).toHaveProperty('intervention.says', expect.stringContaining('Somebody has the floor'));
  });

  it('is not judged for its words as well: one act, one reason', () => {
    const { decisions, ledger } = judge({ standing: 'outOfTurn', text: 'You are an idiot.' });
    expect(decisions).toHaveLength(1);
    expect(Object.keys(ledger)).toEqual(['outOfTurn']);
  });
});

describe('an attack on a person', () => {
  const text = 'Buses are slow. You are an idiot.';
  const [decision] = judge({ text }).decisions;

  it('is held in a standard room, and quoted to its author with the rule and the place', () => {
    expect(decision).toMatchObject({
      act: 'personAttack',
      holds: true,
      intervention: {
        to: 'ada',
        rule: 'Rule 2, speak about the claim',
        says: 'Only you and the host can see this. One phrase speaks about a person, not about a claim.',
        quote: 'You are an idiot',
        spans: [{ start: 16, end: 32 }],
        atMs: NOW_MS,
        engine: 'embedded',
        policyVersion: POLICY_VERSION,
      },
    });
  });

  it('tells the true reason when asked why: rule, place, pattern, word, confidence, engine', () => {
    expect(decision).toHaveProperty('intervention.why', [
      { label: 'Rule', value: 'Rule 2, speak about the claim' },
      { label: 'Found in', value: 'characters 17–32 of your message' },
      { label: 'Pattern', value: 'says "you are" with an insult' },
      { label: 'Word that decided', value: 'idiot' },
      { label: 'Confidence', value: 'high, 0.95' },
      { label: 'Decided by', value: `embedded engine, policy ${POLICY_VERSION}; no language model` },
    ]);
  });

  it('that is less sure is sent as it is, with a private note', () => {
    const [note] = judge({ text: 'You are naive.' }).decisions;
    expect(note).toMatchObject({
      act: 'personAttack',
      holds: false,
      intervention: {
        to: 'ada',
        says: 'Only you and the host can see this. One phrase may read as being about a person. It was sent as it is.',
      },
    });
  });

  it.each([
    ['the host', 'ada'],
    ['somebody in a room without a host', null],
  ])('by %s is seen by nobody else, held or only noted', (_, hostId) => {
    for (const words of [text, 'You are naive.']) {
      const [made] = judge({ text: words, hostId }).decisions;
      expect(made).toHaveProperty('intervention.says', expect.stringMatching(/^Only you can see this\. /));
    }
  });

  it('with no place in the text is still explained', () => {
    const [made] = judge({ signals: [{ ...attack('high', 0.9), spans: [] }] }).decisions;
    expect(made).toMatchObject({ holds: true, intervention: { quote: null, spans: [] } });
  });
});

describe('the strictness of a room', () => {
  const BANDS = { low: 0.3, medium: 0.6, high: 0.9 } as const;
  const EXPECTED: Record<Strictness, Record<Signal['band'], 'silence' | 'note' | 'hold'>> = {
    relaxed: { low: 'silence', medium: 'silence', high: 'hold' },
    standard: { low: 'silence', medium: 'note', high: 'hold' },
    strict: { low: 'note', medium: 'hold', high: 'hold' },
  };
  const cases = Object.entries(EXPECTED).flatMap(([strictness, acts]) =>
    Object.entries(acts).map(([band, act]) => ({ strictness, band, act }) as const),
  );

  it.each(cases)('$strictness: a signal of $band confidence leads to $act', ({ strictness, band, act }) => {
    const level = strictness as Strictness;
    const sure = band as Signal['band'];
    const [made] = judge({ strictness: level, signals: [attack(sure, BANDS[sure])] }).decisions;
    const did = made!.act === 'silence' ? 'silence' : made!.holds ? 'hold' : 'note';
    expect(did).toBe(act);
  });

  it('that stays silent says that it saw something and why it did not act', () => {
    expect(judge({ strictness: 'relaxed', text: 'You are naive.' }).decisions).toEqual([
      { act: 'silence', because: 'confidence medium is below what this room acts on' },
    ]);
  });
});

describe('the parity ledger', () => {
  it('counts what was found and what was acted on, for each side', () => {
    const one = judge({ text: 'You are an idiot.' });
    const two = judge({ text: 'You are naive.', side: 'against', strictness: 'relaxed' }, one.ledger);
    const three = judge({ standing: 'outOfTurn', side: 'against' }, two.ledger);
    expect(three.ledger).toEqual({
      personAttack: { found: { for: 1, against: 1 }, acted: { for: 1, against: 0 } },
      outOfTurn: { found: { for: 0, against: 1 }, acted: { for: 0, against: 1 } },
    });
  });

  it('stays as it was where nothing was found, and never changes in place', () => {
    const ledger: Ledger = { personAttack: { found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } } };
    const before = structuredClone(ledger);
    expect(judge({}, ledger).ledger).toEqual(before);
    judge({ text: 'You are an idiot.' }, ledger);
    expect(ledger).toEqual(before);
  });
});

describe('a decision', () => {
  it('has an id that follows from the message, so that a repeat writes the same document', () => {
    expect(judge({ text: 'You are an idiot.' }).decisions[0]).toHaveProperty('id', 'personAttack-m1');
    expect(judge({ standing: 'outOfTurn' }).decisions[0]).toHaveProperty('id', 'outOfTurn-m1');
  });

  it.each([
    {},
    { text: 'You are an idiot.' },
    { text: 'You are naive.' },
    { standing: 'outOfTurn' as const },
  ])('on the same input is the same to the byte: %j', (changes) => {
    expect(JSON.stringify(judge(changes))).toBe(JSON.stringify(judge(changes)));
  });
});

describe('sides are treated alike', () => {
  const TEXTS = [
    'Free buses bring people to work.',
    'You are an idiot.',
    'You are naive.',
    'Ben is a liar.',
    'Ada sounds utterly clueless.',
    'Only a snob like you would say so, Ada.',
    'Your argument is stupid, Ben.',
    'He said that Ben is a liar.',
  ];
  const PAIRS = [
    ['ada', 'ben'],
    ['Ada', 'Ben'],
    ['Marsh', 'Okafor'],
    ['"side":"for"', '"side":"against"'],
  ].flatMap(([one = '', other = '']): [string, string][] => [
    [one, other],
    [other, one],
  ]);
  const MIRRORED = new Map(PAIRS);
  /** The same seen in a mirror: the other side, the other author, names exchanged. */
  const mirror = (text: string) =>
    text.replace(new RegExp([...MIRRORED.keys()].join('|'), 'g'), (word) => MIRRORED.get(word) ?? word);
  const cases = TEXTS.flatMap((text) =>
    (['relaxed', 'standard', 'strict'] as const).flatMap((strictness) =>
      (['onTurn', 'outOfTurn'] as const).map((standing) => ({ text, strictness, standing })),
    ),
  );

  function decide(text: string, side: Side, authorId: 'ada' | 'ben', rest: Partial<Posted>): string {
    const other = authorId === 'ada' ? 'ben' : 'ada';
    const signals = judgeMessage(text, { names: [NAMES[other]] });
    return JSON.stringify(judge({ ...rest, text, side, authorId, floor: [other], signals }).decisions);
  }

  it.each(cases)('$text ($strictness, $standing)', ({ text, ...rest }) => {
    expect(mirror(decide(text, 'for', 'ada', rest))).toBe(decide(mirror(text), 'against', 'ben', rest));
  });

  it('and the ledger counts the one exactly as the other', () => {
    const of = (side: Side) => judge({ text: 'You are an idiot.', side }).ledger['personAttack'];
    expect(of('for')).toEqual({ found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } });
    expect(of('against')).toEqual({ found: { for: 0, against: 1 }, acted: { for: 0, against: 1 } });
  });
});
