import { OTHER_LANGUAGES } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { languageParts } from './identify-language.ts';
import { judgeOtherLanguage } from './judges.ts';
import { USES } from './testing/uses.ts';

const BASE = 4_000;
const TIMES = 8;
const ATTEMPTS = 4;
/** What growth is still called linear: far from both eight and sixty-four. */
const FAIR = 28;

/** Texts that make a careless reader try every way. */
const CRUEL: readonly [name: string, piece: string][] = [
  ['one endless word', 'a'],
  ['letters alone', 'a b c '],
  ['quotation marks', '"„« '],
  ['quoted lines', '> a\n'],
  ['emoji', '🤡'],
  ['digits for letters', '1d10t '],
  ['invisible characters', '\u200b'],
];

/** Processor time in microseconds: the least of two runs, so that other work does not count. */
function cost(run: () => void): number {
  const runs = Array.from({ length: 2 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

function leastGrowth(run: (text: string) => void, piece: string): number {
  const text = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  let least = Infinity;
  run(text(BASE));
  for (let attempt = 0; attempt < ATTEMPTS && least >= FAIR; attempt += 1) {
    const growth =
      cost(() => run(text(BASE * TIMES))) /
      Math.max(
        1_000,
        cost(() => run(text(BASE))),
      );
    least = Math.min(least, growth);
  }
  return least;
}

describe('another language is read in time linear in the length', { timeout: 240_000 }, () => {
  const pieces = (language: (typeof OTHER_LANGUAGES)[number]): [string, string][] => [
    ...CRUEL,
    ...Object.entries(USES[language]).map(([kind, texts]): [string, string] => [
      `${kind} again and again, no full stop`,
      `${(texts[0] ?? '').replace(/[.!?。！？।]/g, '')} `,
    ]),
  ];

  it.each(OTHER_LANGUAGES)('%s', (language) => {
    const growths = pieces(language).map(([name, piece]) => ({
      name,
      growth: leastGrowth((text) => void judgeOtherLanguage(text, language), piece),
    }));
    expect(growths.filter(({ growth }) => growth >= FAIR)).toEqual([]);
  });

  it('also where its language is not known', () => {
    const growths = CRUEL.map(([name, piece]) => ({
      name,
      growth: leastGrowth((text) => void languageParts(text), piece),
    }));
    expect(growths.filter(({ growth }) => growth >= FAIR)).toEqual([]);
  });
});
