import { describe, expect, it } from 'vitest';
import { createCivilityEngine } from '../engine/civility-engine.ts';

const NAMES = ['Ada Marsh', 'Ben Okafor', "Siobhán O'Brien"];
/** Only the ratio of two costs counts; a busy machine may take any time. */
const PATIENT = { timeout: 120_000 };
const BASE = 10_000;
const TIMES = 10;
const ATTEMPTS = 6;
/** Growth up to this ratio counts as linear: far from both ten and a hundred. */
const FAIR = 35;

/** Texts that make a careless pattern try every path. Each is repeated to the required length. */
const CRUEL: readonly [name: string, piece: string][] = [
  ['one endless word', 'a'],
  ['white space', ' '],
  ['"you" and white space', 'you     '],
  ['"you are" again and again', 'you are '],
  ['degrees that lead nowhere', 'so very truly '],
  ['modifiers that lead nowhere', 'stupid little '],
  ['an insult again and again', 'you fool. '],
  ['an insult with no end of degrees', 'you are just so very '],
  ['an article and a long word', 'you are a aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['a name again and again', 'Ada Marsh is '],
  ['reports of reports', 'he said that you said that '],
  ['disguises', '1d10t $7up1d '],
  ['accents', 'e\u0301\u0302\u0303'],
  ['invisible characters', '\u200b'],
  ['letters that grow', 'ﷺﬃ'],
  ['orders', 'shut up '],
  ['names of groups without end', 'all the other women '],
  ['a group again and again', 'women say that women are '],
  ['quotations in single marks', "'a b' 'women are "],
  ['quotes and commas', '", \'“(… '],
];

const text = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

type Read = (text: string) => unknown;
const engine = createCivilityEngine();
const judge: Read = (subject) => engine.judgeMessage(subject, { names: NAMES });

/** Processor time of reading a text, in microseconds: the least of several runs, so that other work does not count. */
function cost(read: Read, subject: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    read(subject);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

/** The cost ratio for ten times the text: ten if reading is linear, a hundred if quadratic. */
function growth(read: Read, piece: string): number {
  return cost(read, text(piece, BASE * TIMES)) / Math.max(500, cost(read, text(piece, BASE)));
}

/**
 * The smallest growth of a few attempts, or the first acceptable one: a busy machine spoils one, a bad pattern all of
 * them.
 */
function leastGrowth(read: Read, piece: string): number {
  read(text(piece, BASE));
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least >= FAIR; attempt += 1)
    least = Math.min(least, growth(read, piece));
  return least;
}

describe('a text is read in time linear in its length', PATIENT, () => {
  it.each(CRUEL)('%s', (_, piece) => {
    expect(leastGrowth(judge, piece)).toBeLessThan(FAIR);
  });
});

describe('the measure of it', PATIENT, () => {
  const piece = `x${'a'.repeat(99)}`;

  it('finds a pattern that goes to the end of the text from every place', () => {
    expect(leastGrowth((subject) => /x[ax]*b/.test(subject), piece)).toBeGreaterThan(FAIR);
  });

  it('accepts a pattern that makes a single pass', () => {
    expect(leastGrowth((subject) => /^x[ax]*b/.test(subject), piece)).toBeLessThan(FAIR);
  });
});

describe('a very long message', () => {
  it('of 50,000 characters still has its attack found, at the very end', () => {
    const long = `${'Fares are low. '.repeat(3_334)}You are an idiot`;
    expect(long.length).toBeGreaterThan(50_000);
    const attack = engine.judgeMessage(long).find(({ kind }) => kind === 'personAttack');
    expect(attack?.spans.map(({ start, end }) => long.slice(start, end))).toEqual(['You are an idiot']);
  });
});
