import { describe, expect, it } from 'vitest';
import { createCivilityEngine } from './civility-engine.ts';

const engine = createCivilityEngine();
const judge = (text: string) => engine.judgeCivility(engine.analyse(text));

const BASE = 10_000;
const TIMES = 10;
const ATTEMPTS = 4;
/** Growth up to this ratio counts as linear: far from both ten and a hundred. */
const FAIR = 40;

/** Texts that make a careless reader try every path. Each is repeated to the required length. */
const CRUEL: readonly [name: string, piece: string][] = [
  ['one endless word', 'a'],
  ['single letters', 'a b c '],
  ['joined words', 'youareanidiot'],
  ['asterisks', 'f*'],
  ['quotation marks', '" " '],
  ['a group again and again, no full stop', 'all women are '],
  ['a slur again and again', 'bitch '],
  ['hatred without end', 'i hate all the '],
  ['digits', '0170 '],
  ['mail signs', 'a@a.'],
  ['addresses', '12 Oak '],
  ['threats that lead nowhere', 'i will really just '],
  ['invisible characters', '\u200b'],
  ['right to left', 'שלום \u202e'],
  ['emoji', '🤡'],
  ['combining marks', 'e\u0301\u0302'],
  ['swapped letters', 'idoit trahs '],
];

/** Processor time of reading a text, in microseconds: the least of two runs, so that other work does not count. */
function cost(text: string): number {
  const runs = Array.from({ length: 2 }, () => {
    const before = process.cpuUsage();
    judge(text);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

function growth(piece: string): number {
  const text = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  return cost(text(BASE * TIMES)) / Math.max(1_000, cost(text(BASE)));
}

describe('the engine reads a text in time linear in its length', { timeout: 240_000 }, () => {
  it.each(CRUEL)('%s', (_, piece) => {
    judge(piece.repeat(Math.ceil(BASE / piece.length)));
    let least = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && least >= FAIR; attempt += 1)
      least = Math.min(least, growth(piece));
    expect(least).toBeLessThan(FAIR);
  });
});
