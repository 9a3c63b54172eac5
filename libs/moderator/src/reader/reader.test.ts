import { describe, expect, it } from 'vitest';
import { isCertain, type Finding } from '../heads/finding.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import { ownWords } from '../attribution/own-words.ts';
import { englishWords } from '../lexicon/english-words.ts';
import { createAnalyser } from '../text/analysis.ts';
import type { Encoder } from './encoder.ts';
import { passagesOf } from './passages.ts';
import { createReader } from './reader.ts';
import { READER_HEADS, type ReaderWeights, type Reading, type Scores } from './reader-heads.ts';
import { afterSecondOpinion, needsSecondOpinion } from './second-opinion.ts';

const DIMENSIONS = 2;
const unit = (x: number) => Float32Array.of(x, Math.sqrt(1 - x * x));

const empty = (buckets: number) => Buffer.from(new Int8Array(buckets).buffer).toString('base64');

/** Agrees with everything whose vector points to the right, and suspects nothing. */
const WEIGHTS: ReaderWeights = {
  encoder: 'two-numbers',
  meaning: {
    inputs: DIMENSIONS,
    data: Buffer.from(Int8Array.of(20, 0, -20, 0).buffer).toString('base64'),
    scales: [1, 1],
    biases: [0, 0],
    outputs: READER_HEADS.map(() => ({ bias: 0, weights: [1, -1] })),
  },
  heads: Object.fromEntries(
    READER_HEADS.map((head) => [
      head,
      {
        words: { buckets: 2, bias: 0, scale: 1, data: empty(2) },
        cuts: { suspect: 1, flag: 0, sure: 5 },
      },
    ]),
  ) as ReaderWeights['heads'],
};
const analyse = createAnalyser(englishWords());

function anEncoder(encode: Encoder['encode']): Encoder {
  return { id: 'two-numbers', dimensions: DIMENSIONS, encode };
}

function found(kind: SignalKind, more: Partial<Finding<SignalKind>> = {}): Finding<SignalKind> {
  return {
    kind,
    score: 0.9,
    flag: true,
    band: 'high',
    spans: [{ start: 0, end: 4 }],
    reason: 'aboutPerson',
    features: [],
    ...more,
  };
}

describe('the second reader', () => {
  it('scores the worst of the passages', async () => {
    const encoder = anEncoder(async (texts) => texts.map((text) => unit(text.includes('rude') ? 0.9 : -0.9)));
    const text = 'A long calm opening. Some rude words.';
    const pointed = found('personAttack', { spans: [{ start: 26, end: 30 }] });
    const reading = await createReader(encoder, WEIGHTS, analyse).read(text, [pointed]);
    expect(reading?.attack).toBeGreaterThan(0.5);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no model'))],
    ['is slow', () => new Promise<never>(() => undefined)],
    ['answers with too few vectors', async () => []],
    [
      'answers with vectors of another size',
      async (texts: readonly string[]) => texts.map(() => Float32Array.of(1)),
    ],
    [
      'answers with rubbish',
      async (texts: readonly string[]) => texts.map(() => Float32Array.of(Number.NaN, 7)),
    ],
  ])('has no opinion if the encoder %s, and says so to the operator', async (_, encode) => {
    const faults: unknown[] = [];
    const reader = createReader(anEncoder(encode), WEIGHTS, analyse, {
      longestMs: 5,
      onFault: (fault) => faults.push(fault),
    });
    expect(await reader.read('You are a fool.', [])).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  it('refuses figures that were trained on another encoder', () => {
    const other = { ...anEncoder(async () => []), id: 'another' };
    expect(() => createReader(other, WEIGHTS, analyse)).toThrow('npm run train reader');
  });
});

describe('a suspicion of the reader', () => {
  const buckets = 2 ** 15;
  const idsOf = (text: string) => [...analyse(text).grams.ids].map((id) => id & (buckets - 1));
  const common = new Set(idsOf('Thank you all for coming today. He called them, and I object.'));
  const bytes = new Int8Array(buckets);
  for (const id of idsOf('Vermin.')) bytes[id] = common.has(id) ? 0 : 100;
  const words = { buckets, bias: 0, scale: 1, data: Buffer.from(bytes.buffer).toString('base64') };
  const heads = { ...WEIGHTS.heads, group: { ...WEIGHTS.heads.group, words } };
  const reader = createReader(
    anEncoder(async () => []),
    { ...WEIGHTS, heads },
    analyse,
  );

  it('comes from words alone, of the whole text or of one sentence', () => {
    expect(reader.suspects('Vermin.')).toContain('group');
    expect(reader.suspects('Thank you all for coming today. Vermin.')).toContain('group');
    expect(reader.suspects('Thank you all.')).toEqual([]);
  });

  it('never comes from words that the author only quotes', () => {
    expect(reader.suspects('He called them “vermin”, and I object.')).not.toContain('group');
  });
});

describe('the passages to read', () => {
  const textsOf = (text: string, findings: readonly Finding[], suspicious = '-') =>
    passagesOf(analyse(ownWords(text)), findings, (passage) => passage.text.includes(suspicious)).map(
      (passage) => passage.text,
    );

  it('leaves out what the author only quotes', () => {
    expect(textsOf('He said “you fool”. I object.', []).join(' ')).not.toContain('fool');
  });

  it('is the whole text, and the sentences that a finding points at or that are suspicious', () => {
    const text = 'First, turnout rises. You fool. Third, it is cheap.';
    const pointed = found('personAttack', { spans: [{ start: 22, end: 30 }] });
    expect(textsOf(text, [pointed])).toEqual([text, 'You fool']);
    expect(textsOf(text, [], 'cheap')).toEqual([text, 'Third, it is cheap']);
  });

  it('is no more than a few, however many findings there are', () => {
    expect(textsOf('You fool. '.repeat(50), [], 'fool')).toHaveLength(4);
  });
});

describe('after a second opinion', () => {
  const everywhere = (score: number): Reading => ({
    ...(Object.fromEntries(READER_HEADS.map((head) => [head, score])) as Scores),
    places: Object.fromEntries(READER_HEADS.map((head) => [head, { start: 3, end: 9 }])),
  });
  const agrees = { ...everywhere(0.1), attack: 0.6, group: 0.6, harm: 0.6 };
  const disagrees = everywhere(0.1);

  it('keeps a finding on which both readers agree', () => {
    const [finding] = afterSecondOpinion([found('personAttack')], agrees);
    expect(finding).toMatchObject({ flag: true, band: 'high' });
    expect(finding?.features).toContainEqual({ label: 'read by', value: 'two readers, who agree' });
  });

  it('is sure of a finding only if the second reader is', () => {
    const after = (attack: number) => afterSecondOpinion([found('personAttack')], { ...agrees, attack })[0];
    expect(after(0.74)).toMatchObject({ flag: true });
    expect([after(0.74), after(0.75)].map((one) => one && isCertain(one))).toEqual([false, true]);
  });

  it.each(['personAttack', 'toxicity', 'identityAttack', 'threat', 'sexual', 'minor'] as const)(
    'an impression of %s alone accuses nobody',
    (kind) => {
      const [finding] = afterSecondOpinion([found(kind)], disagrees);
      expect(finding).toMatchObject({ flag: false, band: 'low', spans: [] });
      expect(finding?.score).toBeLessThan(0.5);
    },
  );

  it('an explicit phrase stands by itself, also where nothing is read twice', () => {
    const explicit = found('personAttack', { isExplicit: true });
    const [finding] = afterSecondOpinion([explicit], disagrees);
    expect(finding).toMatchObject({ flag: true });
    expect(finding && isCertain(finding)).toBe(true);
    expect(afterSecondOpinion([explicit, found('toxicity')], undefined).map(({ flag }) => flag)).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    [0.29, [false]],
    [0.3, [true]],
  ])('a reader at %s decides about an explicit threat', (harm, flags) => {
    const threat = found('threat', { isExplicit: true });
    expect(afterSecondOpinion([threat], { ...disagrees, harm }).map(({ flag }) => flag)).toEqual(flags);
  });

  it('an explicit threat stands where nothing is read twice', () => {
    expect(afterSecondOpinion([found('threat', { isExplicit: true })], undefined)[0]?.flag).toBe(true);
  });

  it('an explicit sexual request stands even if the reader disagrees', () => {
    expect(afterSecondOpinion([found('sexual', { isExplicit: true })], disagrees)[0]?.flag).toBe(true);
  });

  it.each(['flood', 'injection'] as const)('leaves a finding of %s as it is', (kind) => {
    expect(afterSecondOpinion([found(kind)], disagrees)).toEqual([found(kind)]);
  });

  it('adds a doubtful finding where the reader alone is sure, and points at its place', () => {
    const after = afterSecondOpinion([found('threat', { flag: false })], { ...disagrees, harm: 0.8 });
    expect(after).toMatchObject([
      { kind: 'threat', flag: true, band: 'medium', spans: [{ start: 3, end: 9 }] },
    ]);
    expect(after.map(isCertain)).toEqual([false]);
    expect(afterSecondOpinion([], { ...disagrees, harm: 0.74 })).toEqual([]);
  });

  it('has to be surer of private details than of other things before it accuses alone', () => {
    expect(afterSecondOpinion([], { ...disagrees, exposure: 0.85 })).toEqual([]);
    expect(afterSecondOpinion([], { ...disagrees, exposure: 0.92 })).toMatchObject([
      { kind: 'privacy', flag: true },
    ]);
  });

  it('holds back an address only where the reader takes it for somebody’s home', () => {
    const address = found('privacy');
    expect(afterSecondOpinion([address], disagrees)[0]).toMatchObject({ flag: false });
    expect(afterSecondOpinion([address], { ...disagrees, exposure: 0.6 })[0]).toMatchObject({ flag: true });
    const phone = found('privacy', { isExplicit: true });
    expect(afterSecondOpinion([phone], undefined)[0]).toMatchObject({ flag: true });
  });

  it('is certain of an attack on a group that the fast heads took for one on a person', () => {
    const after = afterSecondOpinion([found('personAttack')], { ...disagrees, group: 0.8 });
    expect(after.filter(({ flag }) => flag).map((one) => [one.kind, isCertain(one)])).toEqual([
      ['identityAttack', true],
    ]);
    const doubtful = afterSecondOpinion([found('personAttack', { flag: false })], {
      ...disagrees,
      group: 0.8,
    });
    expect(doubtful.filter(({ flag }) => flag).map(isCertain)).toEqual([false]);
  });

  it('never says twice what was found, and never accuses somebody in distress', () => {
    const [own, ...others] = afterSecondOpinion([found('threat', { isExplicit: true })], {
      ...agrees,
      harm: 0.9,
    });
    expect(own).toMatchObject({ band: 'high', isExplicit: true });
    expect(others).toEqual([]);
    expect(afterSecondOpinion([], { ...disagrees, care: 0.99 })).toEqual([]);
  });

  it('is asked for only where somebody would be accused', () => {
    expect(needsSecondOpinion([found('flood'), found('personAttack', { flag: false })])).toBe(false);
    expect(needsSecondOpinion([found('identityAttack')])).toBe(true);
    expect(needsSecondOpinion([], ['harm'])).toBe(true);
  });

  describe('signs of distress', () => {
    const sign = found('distress', { flag: false, score: 0.6, band: 'medium' });
    const hint = found('distress', { flag: false, score: 0.4, band: 'low' });
    const reading = (care: number) => ({ ...disagrees, care });

    it('are worth a second reading, however faint', () => {
      expect(needsSecondOpinion([hint])).toBe(true);
      expect(needsSecondOpinion([{ ...hint, score: 0 }])).toBe(false);
    });

    it('count if the second reader agrees; of mere hints it has to be surer', () => {
      expect(afterSecondOpinion([sign, hint], reading(0.6)).map(({ flag }) => flag)).toEqual([true, false]);
      expect(afterSecondOpinion([sign, hint], reading(0.8)).map(({ flag }) => flag)).toEqual([true, true]);
    });

    it('do not count without a second reading, unless the words are plain', () => {
      const plain = found('distress', { isExplicit: true });
      const flags = afterSecondOpinion([sign, hint, plain], undefined).map(({ flag }) => flag);
      expect(flags).toEqual([false, false, true]);
    });
  });
});
