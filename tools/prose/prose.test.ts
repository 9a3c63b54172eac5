import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkProse, WORDS_IN_A_SENTENCE } from './check-prose.ts';
import { filesWithProse } from './repository-files.ts';

const root = new URL('../../', import.meta.url);

describe('the repository', () => {
  const files = filesWithProse(root);

  test('has files to check in every area', () => {
    for (const area of ['docs/', 'apps/web/', 'apps/functions/', 'libs/domain/', 'tests/', 'tools/']) {
      expect(files.some((file) => file.startsWith(area))).toBe(true);
    }
  });

  test('is in plain English', () => {
    const complaints = files
      .map((file) => ({ file, url: new URL(file, root) }))
      .filter(({ url }) => existsSync(url))
      .flatMap(({ file, url }) => checkProse(file, readFileSync(url, 'utf8')));
    expect(complaints).toEqual([]);
  });
});

describe('a translated phrase', () => {
  test.each([
    ['a.ts', 'const one = 1;\n/** For whoever reads it. */', 'a.ts:2: “whoever”'],
    ['a.ts', '/**\n * One.\n * Two, anew.\n */', 'a.ts:3: “anew”'],
    ['a.ts', '/**\n * Looks once\n * more.\n */', 'a.ts:2: “once more”'],
    ['a.ts', 'go(); // once more', 'a.ts:1: “once more”'],
    ['a.ts', "throw new Error('nothing is there as yet');", 'a.ts:1: “as yet”'],
    ['a.test.ts', "it('is refused to who asks', () => {});", 'a.test.ts:1: “who asks”'],
    ['a.test.ts', "test.each([1])('begins anew', () => {});", 'a.test.ts:1: “anew”'],
    ['a.test.ts', "test.each([\n  [1],\n])('begins anew', () => {});", 'a.test.ts:3: “anew”'],
    ['a.test.ts', 'test(`begins anew`, () => {});', 'a.test.ts:1: “anew”'],
    ['a.test.ts', "describe('what waits', () => {});", "a.test.ts:1: “describe('what”"],
    ['a.ts', '/**\n * It stands\n * beside it.\n */', 'a.ts:2: “stands beside”'],
    ['a.ts', '// Where it lies in the store.', 'a.ts:1: “lies in”'],
    ['a.ts', '/** The vote; null where nobody voted. */', 'a.ts:1: “null where”'],
    ['a.rules', '// Whoever is in.', 'a.rules:1: “Whoever”'],
    ['a.yml', 'key: 1 # done anew', 'a.yml:1: “anew”'],
    ['docs/a.md', '| anew | b |', 'docs/a.md:1: “anew”'],
  ])('in %s is found: %j', (file, text, complaint) => {
    const complaints = checkProse(file, text);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(complaint);
  });

  test.each([
    ['a.ts', "const text = 'Whoever joins'; // The text of the page."],
    ['a.ts', 'const anewUser = aNewUser(); // A new user.'],
    ['a.ts', '/** Reads `whoever` as a word. */'],
    ['a.test.ts', "it('serves the first person who asks', () => {});"],
    ['a.test.ts', "it('shows what is missing', () => {});"],
    ['docs/a.md', 'Read it once more than that.\n\n```\nanew\n```'],
  ])('in %s is not seen in %j', (file, text) => {
    expect(checkProse(file, text)).toEqual([]);
  });
});

describe('a sentence', () => {
  const long = `One${' word'.repeat(WORDS_IN_A_SENTENCE)}.`;
  const short = `One${' word'.repeat(WORDS_IN_A_SENTENCE - 1)}.`;

  test('of a page may not be longer than the limit, over all its lines', () => {
    expect(
      checkProse('docs/a.md', `# Title\n\nFirst. ${long.replaceAll(' word word', ' word\nword')}`),
    ).toEqual([
      `docs/a.md:3: a sentence of ${WORDS_IN_A_SENTENCE + 1} words: split it (at most ${WORDS_IN_A_SENTENCE})`,
    ]);
  });

  test('at the limit is fine, and a list item is its own', () => {
    expect(checkProse('docs/a.md', `${short} ${short}\n\n- ${short.slice(0, -1)}\n- ${short}`)).toEqual([]);
  });

  test.each(['docs/decisions/0001-a.md', 'docs/moderator-figures.md', 'libs/a.ts'])(
    'of %s may be long',
    (file) => {
      expect(checkProse(file, file.endsWith('.md') ? long : `// ${long}`)).toEqual([]);
    },
  );
});
