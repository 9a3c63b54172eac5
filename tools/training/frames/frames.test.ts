import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  frameRowSchema,
  KINDS,
  readFrameRows,
  readOpenFrames,
  type FrameRow,
  type Kind,
} from './frame-row.ts';

const SHUT = new URL('../../evaluation/shut/', import.meta.url);

const readShutFrames = (kind: Kind) => readFrameRows(new URL(`frames-${kind}.jsonl`, SHUT));

const open = KINDS.flatMap(readOpenFrames);
const shut = KINDS.flatMap(readShutFrames);
const rows = [...open, ...shut];

const framesOf = (some: readonly FrameRow[]) => new Set(some.map(({ frame }) => frame));
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

function jsonLinesIn(folder: URL): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
}

function sharesByKind(half: readonly FrameRow[]): number[] {
  return KINDS.map((kind) => {
    const isOfKind = ({ id }: FrameRow) => id.startsWith(`${kind}-`);
    return framesOf(half.filter(isOfKind)).size / framesOf(rows.filter(isOfKind)).size;
  });
}

function rareValues(half: readonly FrameRow[], field: 'label' | 'act' | 'speaker' | 'target', least: number) {
  const values: readonly string[] = frameRowSchema.shape[field].options;
  return values.filter((value) => half.filter((row) => row[field] === value).length < least);
}

describe('the frames', () => {
  it('are at least 1,600 rows, half of them shut', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1600);
    expect(Math.abs(open.length / rows.length - 0.5)).toBeLessThan(0.05);
  });

  it('have no file that is not read', () => {
    expect(jsonLinesIn(new URL('.', import.meta.url))).toEqual(KINDS.map((kind) => `${kind}.jsonl`));
    expect(jsonLinesIn(SHUT).filter((name) => name.startsWith('frames-'))).toEqual(
      KINDS.map((kind) => `frames-${kind}.jsonl`),
    );
  });

  it('keep every row in the file of its kind and half', () => {
    expect(open.filter(({ half }) => half !== 'open')).toEqual([]);
    expect(shut.filter(({ half }) => half !== 'shut')).toEqual([]);
    for (const kind of KINDS)
      expect(
        [...readOpenFrames(kind), ...readShutFrames(kind)].filter(({ id }) => !id.startsWith(`${kind}-`)),
      ).toEqual([]);
  });

  it('have each id once, and each text once whatever its case and punctuation', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ text }) => plain(text))).size).toBe(rows.length);
  });

  it('have no frame in both halves, and half of the frames of each kind in each', () => {
    const shutFrames = framesOf(shut);
    expect([...framesOf(open)].filter((frame) => shutFrames.has(frame))).toEqual([]);
    for (const share of sharesByKind(open)) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.12);
  });

  it.each([
    ['open', open],
    ['shut', shut],
  ])(
    'have at least 30 rows of every label and 15 of every act, stance and target in the %s half',
    (_, half) => {
      expect(rareValues(half, 'label', 30)).toEqual([]);
      for (const field of ['act', 'speaker', 'target'] as const)
        expect(rareValues(half, field, 15)).toEqual([]);
    },
  );
});

describe('the labels', () => {
  const rulesOfLabels: readonly [string, (row: FrameRow) => boolean][] = [
    ['a use does something, and means it', ({ label, act }) => label !== 'use' || act !== 'none'],
    [
      'a mention or counter-speech names an act and does not say it',
      ({ label, act, speaker }) =>
        !['mention', 'counter'].includes(label) || (act !== 'none' && speaker !== 'says'),
    ],
    ['counter-speech refutes', ({ label, speaker }) => (label === 'counter') === (speaker === 'refutes')],
    ['what is fair does nothing', ({ label, act }) => (label === 'fair') === (act === 'none')],
    [
      'care is for oneself',
      ({ label, act, target }) => label !== 'care' || (act === 'self-harm' && target === 'oneself'),
    ],
    ['nobody accuses a person of self-harm', ({ label, act }) => label !== 'use' || act !== 'self-harm'],
  ];

  test.each(rulesOfLabels)('%s', (_, holds) => {
    expect(rows.filter((row) => !holds(row))).toEqual([]);
  });

  it('name no telephone, mail address or website that could be somebody’s', () => {
    const said = rows.map(({ text }) => text);
    const phones = said.flatMap((text) => text.match(/\b\d{3}[ -]\d{3,4}\b(?:[ -]\d{3,4})?/g) ?? []);
    expect(phones.filter((phone) => !/555-01\d\d$|^116 123$/.test(phone))).toEqual([]);
    const hosts = said.flatMap((text) => text.match(/(?<=@|www\.|https?:\/\/)[\w-]+\.[a-z.]+\b/g) ?? []);
    expect(hosts.filter((host) => !/^example\.(com|org|net)$/.test(host))).toEqual([]);
  });

  it('do not follow the quotation marks: uses have them and mentions lack them', () => {
    const isMarked = ({ text }: FrameRow) => /["“”]|^>/m.test(text);
    const share = (label: string, marked: boolean) => {
      const some = rows.filter((row) => row.label === label);
      return some.filter((row) => isMarked(row) === marked).length / some.length;
    };
    expect(share('mention', false)).toBeGreaterThan(0.3);
    expect(share('use', true)).toBeGreaterThan(0.03);
    expect(share('fair', true)).toBeGreaterThan(0.03);
  });
});

describe('a row', () => {
  const [row] = open;

  test.each([
    ['an unknown field', { mood: 'calm' }],
    ['an unknown label', { label: 'rude' }],
    ['blanks at its ends', { text: ' Hello. ' }],
    ['a frame with blanks', { frame: 'she called me' }],
  ])('is refused with %s', (_, change) => {
    expect(frameRowSchema.safeParse(row).success).toBe(true);
    expect(frameRowSchema.safeParse({ ...row, ...change }).success).toBe(false);
  });
});

it('keeps the shut half out of the code that trains', () => {
  const folder = new URL('../', import.meta.url);
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('evaluation/shut'));
  expect(readers).toEqual([]);
});
