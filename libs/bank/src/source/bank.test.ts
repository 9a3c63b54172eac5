import { gate } from '@rostrum/moderator/gate';
import { checkMotion, isFault } from '@rostrum/moderator/motions';
import {
  categoryOfCase,
  topicInputSchema,
  topicOfCase,
  type CaseFile,
  type PublicField,
} from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { bundledEncoder } from '@rostrum/encoder';
import { bankVectors, knownBankVectors } from '../vectors/bank-vectors.ts';
import { coveragePage } from './coverage-page.ts';
import { lintBank, lintCaseFile } from './lint.ts';
import { sameMeanings } from './same-meaning.ts';
import { readBank } from './read-bank.ts';
import { readCaseFile } from './read-case-file.ts';

const bank = readBank();
const model = bank.find(({ slug }) => slug === 'mixed-relays')!;
const changed = (changes: Partial<CaseFile>): CaseFile => ({ ...model, slug: 'changed', ...changes });

describe('the bank of motions', () => {
  test('has no fault', () => {
    expect(lintBank(bank)).toEqual([]);
  });

  test('has no two motions that say the same in other words', { timeout: 300_000 }, async () => {
    const { motions } = await bankVectors(bank, bundledEncoder());
    expect(sameMeanings(bank, motions)).toEqual([]);
    const [first] = motions;
    expect(sameMeanings([bank[0]!, changed({})], [first!, first!])).toEqual([
      `sport/changed.md: This says the same as ${bank[0]!.category}/${bank[0]!.slug}.md.`,
    ]);
  });

  // An edited text is read again: `-u` keeps its vector, as it rewrites the page below.
  test('has its vectors in the repository', { timeout: 300_000 }, async () => {
    const known = await knownBankVectors(bank, bundledEncoder());
    await expect(known).toMatchFileSnapshot('../vectors/known.json');
  });

  test('is counted in docs/motions.md', async () => {
    await expect(coveragePage(bank)).toMatchFileSnapshot('../../../../docs/motions.md');
  });

  test('has a category of its own for each folder', () => {
    expect(bank.filter((file) => categoryOfCase(file) === 'Other')).toEqual([]);
  });

  test('gives topics that can be published as they are', () => {
    const faulty = bank.filter((file) => !topicInputSchema.safeParse(topicOfCase(file)).success);
    expect(faulty.map(({ category, slug }) => `${category}/${slug}`)).toEqual([]);
  });

  test('has no motion with a fault', () => {
    const faults = bank.flatMap(({ motion }) =>
      checkMotion(motion)
        .filter(isFault)
        .map(({ kind }) => `${kind}: ${motion}`),
    );
    expect(faults).toEqual([]);
  });

  test('passes the gate, with its backgrounds, claims and terms', { timeout: 60_000 }, () => {
    const held = bank.map(topicOfCase).flatMap(({ motion, background, arguments: sides, terms }) => {
      const texts: [PublicField, string][] = [
        ['motion', motion],
        ['background', background],
        ...[...sides.for, ...sides.against].map((text): [PublicField, string] => ['argument', text]),
        ...terms.map(({ meaning }): [PublicField, string] => ['meaning', meaning]),
      ];
      return texts.filter(([field, text]) => !gate(text, field).ok).map(([, text]) => `${motion}: ${text}`);
    });
    expect(held).toEqual([]);
  });

  test('has motions of every kind and difficulty in many categories and regions', () => {
    const of = (field: 'category' | 'kind' | 'difficulty' | 'region') =>
      new Set(bank.map((file) => file[field]));
    expect(of('category').size).toBeGreaterThanOrEqual(24);
    expect(of('kind').size).toBe(3);
    expect(of('difficulty').size).toBe(3);
    expect(of('region').size).toBeGreaterThanOrEqual(30);
  });
});

/** A hundred and ten words that no fifteen-year-old reads with ease. */
const HARD = 'Institutional intermediation necessitates considerable administrative coordination. '.repeat(
  16,
);

describe('the linter', () => {
  test.each<[string, Partial<CaseFile>]>([
    ['does not begin', { motion: 'We would ban cars' }],
    ['ends with a stop', { motion: `${model.motion}.` }],
    ['The background has 3 words', { background: 'Too short, this.' }],
    ['has 1 terms', { terms: model.terms.slice(0, 1) }],
    ['no fact', { facts: [] }],
    ['no kind of source', { facts: [{ says: 'Ice floats.', source: 'somebody said so' }] }],
    [
      'Against has 2 arguments',
      { arguments: { ...model.arguments, against: model.arguments.against.slice(0, 2) } },
    ],
    ['The sides have', { arguments: { ...model.arguments, against: model.arguments.against.slice(0, 2) } }],
    ['why has 1 words', withFirst({ why: 'Because.' })],
    ['hard to read', { background: HARD }],
    ['worn: Moreover', withFirst({ why: `Moreover, ${model.arguments.for[0]!.why}` })],
  ])('says that a file %s', (words, changes) => {
    expect(lintCaseFile(changed(changes)).join('\n')).toContain(words);
  });

  test('finds a sentence and a motion that exist already', () => {
    const faults = lintBank([model, changed({})]).join('\n');
    expect(faults).toContain(`This is also in sport/mixed-relays.md: ${model.arguments.for[0]!.claim}`);
    expect(faults).toContain('This is the motion of sport/mixed-relays.md.');
  });

  function withFirst(part: Partial<CaseFile['arguments']['for'][number]>): Partial<CaseFile> {
    const [first, ...others] = model.arguments.for;
    return { arguments: { ...model.arguments, for: [{ ...first!, ...part }, ...others] } };
  }
});

describe('a case file', () => {
  test.each([
    ['front matter', 'no front matter'],
    ['---\nmotion: This house\n---\n', 'The front matter is malformed'],
    [front('## Against\n\n## For\n'), 'headings'],
    [front('## For\n\n### A claim.\n\nWhy: One.\n\n## Against\n'), '“A claim.” has not the parts'],
  ])('%j is refused with the reason', (text, reason) => {
    expect(() => readCaseFile('sport/x.md', text)).toThrow(reason);
  });
});

function front(body: string): string {
  const head =
    'motion: This house would rest\nkind: policy\ndifficulty: fair\nregion: World\nterms: []\nfacts: []';
  return `---\n${head}\n---\n\n${body}`;
}
