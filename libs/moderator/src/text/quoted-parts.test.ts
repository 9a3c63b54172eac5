import { describe, expect, it } from 'vitest';
import { placesIn, quotedParts } from './quoted-parts.ts';

const quoted = (text: string) =>
  quotedParts(text).map(({ inside }) => text.slice(inside.start, inside.end).trim());

describe('a quotation stands between a pair of marks', () => {
  it.each([
    'He said "you fool" and left.',
    'He said “you fool” and left.',
    'He said “you fool" and left.',
    'Er sagte „you fool“ und ging.',
    'Er sagte „you fool” und ging.',
    'Er sagte »you fool« und ging.',
    'Han sa ”you fool” och gick.',
    'Han sa »you fool» och gick.',
    'Il a dit « you fool » en partant.',
    'Il a dit " you fool " en partant.',
    'Il a dit ‹you fool› en partant.',
    "He said 'you fool' and left.",
    'He said ‘you fool’ and left.',
    'Er sagte ‚you fool‘ und ging.',
    'He wrote `you fool` below it.',
    'He wrote ``you fool`` below it.',
    '他说「you fool」然后走了。',
    '彼は『you fool』と言った。',
    '他在《you fool》里写道。',
    '他说“you fool”然后走了。',
    '그는 "you fool"라고 말했다.',
    '그는 ‘you fool’라고 말했다.',
    'He wrote:\n```\nyou fool\n```\nand left.',
  ])('%s', (text) => {
    expect(quoted(text)).toEqual(['you fool']);
  });
});

describe('a mark without its partner quotes nothing', () => {
  it.each([
    'He is 6" tall and a fool.',
    "The dogs' bowls and the cats' bowls.",
    'Don’t, won’t, can’t: ’tis all one.',
    "I don't think they're right.",
    'He said "you fool.\n\nA fool" I am not.',
    `He said "${'so '.repeat(250)}" at last.`,
    'Where is the end of “this?',
    'He said "" and nothing else.',
    'Frag` mich nicht, was`s war.',
  ])('%s', (text) => {
    expect(quoted(text)).toEqual([]);
  });

  it('does not hide the quotation after it', () => {
    expect(quoted('A “broken start, then «a whole one».')).toEqual(['a whole one']);
    expect(quoted('Seit \'33 wollte er "nach Hause".')).toEqual(['nach Hause']);
  });
});

it('takes only the outermost of nested marks', () => {
  expect(quoted('She wrote “he said ‘you fool’ to me” today.')).toEqual(['he said ‘you fool’ to me']);
  expect(quoted('"first "second" third" and "fourth"')).toEqual(['first "second', 'fourth']);
});

it('keeps an apostrophe inside a quotation', () => {
  expect(quoted("They said 'you don't know' again.")).toEqual(["you don't know"]);
});

it('ends a quotation where the space behind it is missing', () => {
  expect(quoted('Ein "Nach Köln"höre man, ein "nach Kandel" nicht.')).toEqual(['Nach Köln', 'nach Kandel']);
});

it('quotes a line that begins with ">", and what is quoted in it', () => {
  const text = 'You wrote:\n> I say “no” to that\nand I disagree, > or so.';
  expect(quoted(text)).toEqual(['> I say “no” to that', 'no']);
  expect(quotedParts(text).map(({ mark }) => mark)).toEqual(['>', '“']);
});

it('ends a quotation with its line, if that is a quoted one', () => {
  expect(quoted('> he said "you\nfool" to me')).toEqual(['> he said "you']);
});

it('contains the marks in a part and leaves them out inside', () => {
  expect(quotedParts('a "b" c')).toEqual([{ start: 2, end: 5, inside: { start: 3, end: 4 }, mark: '"' }]);
  expect(quotedParts('a ``b`` c')).toEqual([{ start: 2, end: 7, inside: { start: 4, end: 5 }, mark: '``' }]);
});

it('says which places of a text are quoted', () => {
  const text = '> a "b" c\nd "e" f';
  const isQuotedAt = placesIn(quotedParts(text));
  const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((word) => isQuotedAt(text.indexOf(word)));
  expect(places).toEqual([true, true, true, false, true, false]);
});

describe('takes time linear in the length', () => {
  const took = (text: string) => {
    const startedAtMs = performance.now();
    quotedParts(text);
    return performance.now() - startedAtMs;
  };

  it.each(['"„« ', '> "a\n', ' "a', " 'a b", '` ', '`a``b', '“', '""', ' \n\n"'])(
    '%j again and again',
    (piece) => {
      const growths = Array.from({ length: 4 }, () => {
        took(piece.repeat(2_000));
        return took(piece.repeat(32_000)) / Math.max(0.5, took(piece.repeat(4_000)));
      });
      expect(Math.min(...growths)).toBeLessThan(28);
    },
  );
});
