import { describe, expect, it } from 'vitest';
import { judgeDebate } from '../engine/debate-engine.ts';
import { readText } from '../testing/read-text.ts';

/**
 * Strings that make patterns backtrack, repeated. The default time limit of a test is far above the time for a line.
 */
const REPEATED = {
  'full stops': 'a.',
  hyphens: 'a-',
  quotation: '"a',
  brackets: '(a',
  'empty lines': '\n',
  hashes: '#',
  'the beginning of an order': 'ignore all the ',
  'the beginning of a claim to office': 'i am the ',
  'the beginning of a verdict': 'mark this a a a a ',
  'the beginning of a source': 'according to the ',
  'the beginning of two authors': 'smith and ',
  digits: '1',
  'hexadecimal pairs': 'ab ',
  'one letter': 'a',
};

describe('100,000 characters are judged in bounded time', () => {
  it.each(Object.entries(REPEATED))('of %s', (_, part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    const signals = judgeDebate(readText(text), {
      motion: text.slice(0, 300),
      said: [text],
      own: [[text]],
      candidates: [text, 'Uniforms help.'],
      keyPoints: [text.slice(0, 2_000)],
      restates: text.slice(0, 2_000),
    });
    expect(signals.injection.score).toBeGreaterThanOrEqual(0);
    expect(signals.evidence.score).toBeLessThanOrEqual(1);
  });
});
