import { describe, expect, it, test } from 'vitest';
import { ownWords } from '../attribution/own-words.ts';
import type { Finding } from '../heads/finding.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import { isWorthALook, lookAgain } from './look-again.ts';
import type { Reader } from './reader.ts';
import type { Reading } from './reader-heads.ts';
import { afterSecondOpinion } from './second-opinion.ts';

const NOTHING: Reading = {
  attack: 0,
  group: 0,
  harm: 0,
  care: 0,
  exposure: 0,
  sexual: 0,
  places: {},
};

function scored(kind: SignalKind, score: number): Finding<SignalKind> {
  return { kind, score, flag: score >= 0.5, band: 'low', spans: [], reason: 'noAttack', features: [] };
}

const PLACE = { start: 16, end: 46 };

/** Is as sure as that of every text in which the author says a word. */
function aReader(word: string, sure: Partial<Reading>): Reader {
  const places = { attack: PLACE, group: PLACE };
  return {
    read: async (text) => (ownWords(text).includes(word) ? { ...NOTHING, ...sure, places } : NOTHING),
  };
}

describe('a shown message is worth a look', () => {
  test('if a head saw a weak sign of an attack', () => {
    expect(isWorthALook([scored('personAttack', 0.3)])).toBe(true);
    expect(isWorthALook([scored('identityAttack', 0.49)])).toBe(true);
    expect(isWorthALook([scored('toxicity', 0.9)])).toBe(true);
  });

  test('and not without one, or if an attack was found and so read twice', () => {
    expect(isWorthALook([scored('personAttack', 0.29), scored('relevance', 0.9)])).toBe(false);
    expect(isWorthALook([scored('personAttack', 0.5), scored('identityAttack', 0.4)])).toBe(false);
    const disagrees = afterSecondOpinion([scored('personAttack', 0.9)], NOTHING);
    expect(isWorthALook(disagrees)).toBe(false);
  });
});

describe('the second look', () => {
  const text = 'Trees are nice. People like you ruin a street. They are also cheap.';
  const sign = [scored('personAttack', 0.4)];

  it('finds an attack of which the reader is very sure, in the place that it points at', async () => {
    const found = await lookAgain(aReader('ruin', { attack: 0.8 }), text, sign);
    expect(found).toMatchObject({ kind: 'personAttack', flag: true, band: 'medium' });
    expect(found?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'People like you ruin a street.',
    ]);
  });

  it('is one reader’s impression: nobody climbs through it', async () => {
    const found = await lookAgain(aReader('ruin', { attack: 0.99 }), text, sign);
    expect(found?.isSure ?? found?.isExplicit ?? false).toBe(false);
  });

  it.each([
    ['the reader is less sure', aReader('ruin', { attack: 0.79 }), sign],
    ['the reader is sure of something else', aReader('ruin', { group: 0.9, harm: 0.9, care: 0.9 }), sign],
    ['the heads saw no sign', aReader('ruin', { attack: 0.9 }), [scored('personAttack', 0.2)]],
    ['the reader has no opinion', { read: async () => undefined }, sign],
  ])('finds nothing if %s', async (_, reader, findings) => {
    expect(await lookAgain(reader, text, findings)).toBeUndefined();
  });

  it('finds nothing if only the words of others make the reader sure', async () => {
    const quoting = 'He wrote “people like you ruin a street” on the door. Sad words, and I object to them.';
    expect(await lookAgain(aReader('ruin', { attack: 0.9 }), quoting, sign)).toBeUndefined();
  });
});
