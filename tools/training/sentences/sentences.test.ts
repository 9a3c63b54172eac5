import { groupBy } from '@rostrum/moderator/training';
import { describe, expect, it, test } from 'vitest';
import { KINDS, readOpenFrames } from '../frames/frame-row.ts';
import { readSentences, SENTENCE_FILES } from './sentence-row.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Numbers that reach nobody, and free helplines that everybody may call. */
const RESERVED = /555[ -.]?01|^01632 960|^020 7946 0|^0113 496 0|^0161 496 0|^080[08][ -]|^0000 /;

test('the sentences of fair debates do nothing', () => {
  expect(readSentences('debate').filter(({ act }) => act !== 'none')).toEqual([]);
});

test.each(SENTENCE_FILES.filter((file) => file !== 'debate'))(
  'the sentences in %s do something in some lines, and only look like it in others',
  (file) => {
    const rows = readSentences(file);
    const fair = rows.filter(({ act }) => act === 'none').length;
    expect(fair).toBeGreaterThan(rows.length * 0.45);
    expect(rows.length - fair).toBeGreaterThanOrEqual(250);
  },
);

describe.each(SENTENCE_FILES)('the sentences in %s', (file) => {
  const rows = readSentences(file);

  it('have few lines of a wording, none of them twice', () => {
    const byScene = groupBy(rows, ({ scene }) => scene);
    expect([...byScene].filter(([, lines]) => lines.length > 6)).toEqual([]);
    expect(new Set(rows.map(({ text }) => plain(text))).size).toBe(rows.length);
  });

  it('expose nobody: every number is reserved or invented', () => {
    const phones = rows.flatMap(({ text }) => text.match(/\+?\d[\d ().-]{8,}\d/g) ?? []);
    expect(phones.filter((phone) => !RESERVED.test(phone) && !/^[12]\d{3}/.test(phone))).toEqual([]);
    const mails = rows.flatMap(({ text }) => text.match(/\S+@[\w.-]+/g) ?? []);
    expect(mails.filter((mail) => !/@(?:\w+\.)*example\.(?:com|org|net)/.test(mail))).toEqual([]);
  });
});

test('no sentence is one of the frames', () => {
  const frames = new Set(KINDS.flatMap(readOpenFrames).map(({ text }) => plain(text)));
  const both = SENTENCE_FILES.flatMap(readSentences).filter(({ text }) => frames.has(plain(text)));
  expect(both).toEqual([]);
});
