import { describe, expect, it } from 'vitest';
import { isCertain, type Finding } from '../heads/finding.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import type { Encoder } from './encoder.ts';
import { passagesOf } from './passages.ts';
import { createReader } from './reader.ts';
import { READER_HEADS, type ReaderWeights } from './reader-heads.ts';
import { afterSecondOpinion, needsSecondOpinion } from './second-opinion.ts';

const DIMENSIONS = 2;
const unit = (x: number) => Float32Array.of(x, Math.sqrt(1 - x * x));

/** Agrees with everything whose vector points to the right. */
const WEIGHTS: ReaderWeights = {
  encoder: 'two-numbers',
  heads: Object.fromEntries(
    READER_HEADS.map((head) => [
      head,
      {
        linear: {
          buckets: 2,
          bias: 0,
          scale: 1,
          data: Buffer.from(Int8Array.of(10, 0).buffer).toString('base64'),
        },
        cuts: { flag: 0, sure: 5 },
      },
    ]),
  ) as ReaderWeights['heads'],
};

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
    reason: '',
    features: [],
    ...more,
  };
}

describe('the second reader', () => {
  it('scores the worst of the passages', async () => {
    const encoder = anEncoder(async (texts) => texts.map((text) => unit(text.includes('rude') ? 0.9 : -0.9)));
    const text = 'A long calm opening. Some rude words.';
    const pointed = found('personAttack', { spans: [{ start: 26, end: 30 }] });
    const reading = await createReader(encoder, WEIGHTS).read(text, [pointed]);
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
    const reader = createReader(anEncoder(encode), WEIGHTS, {
      longestMs: 5,
      onFault: (fault) => faults.push(fault),
    });
    expect(await reader.read('You are a fool.', [])).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  it('refuses figures that were trained on another encoder', () => {
    const other = { ...anEncoder(async () => []), id: 'another' };
    expect(() => createReader(other, WEIGHTS)).toThrow('npm run train reader');
  });
});

describe('the passages to read', () => {
  it('leaves out what the author only quotes', () => {
    expect(passagesOf('He said “you fool”. I object.', []).join(' ')).not.toContain('fool');
  });

  it('is the whole text, and the sentences that a finding points at', () => {
    const text = 'First, turnout rises. You fool. Third, it is cheap.';
    const passages = passagesOf(text, [found('personAttack', { spans: [{ start: 22, end: 30 }] })]);
    expect(passages).toEqual([text, 'You fool.']);
  });
});

describe('after a second opinion', () => {
  const agrees = { attack: 0.9, group: 0.9, harm: 0.9, care: 0.9 };
  const disagrees = { attack: 0.1, group: 0.1, harm: 0.1, care: 0.1 };

  it('keeps a finding on which both readers agree', () => {
    const [finding] = afterSecondOpinion([found('personAttack')], agrees);
    expect(finding).toMatchObject({ flag: true, band: 'high' });
    expect(finding?.features).toContainEqual({ label: 'Read by', value: 'two readers, who agree' });
  });

  it('is sure of a finding only if the second reader is', () => {
    const after = (attack: number) => afterSecondOpinion([found('personAttack')], { ...agrees, attack })[0];
    expect(after(0.74)).toMatchObject({ flag: true });
    expect([after(0.74), after(0.75)].map((one) => one && isCertain(one))).toEqual([false, true]);
  });

  it.each(['personAttack', 'toxicity', 'identityAttack', 'threat'] as const)(
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

  it.each(['privacy', 'sexual', 'flood'] as const)('leaves a finding of %s as it is', (kind) => {
    expect(afterSecondOpinion([found(kind)], disagrees)).toEqual([found(kind)]);
  });

  it('is asked for only where somebody would be accused', () => {
    expect(needsSecondOpinion([found('flood'), found('personAttack', { flag: false })])).toBe(false);
    expect(needsSecondOpinion([found('identityAttack')])).toBe(true);
  });
});
