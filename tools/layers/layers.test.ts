import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { oneDirection } from './one-direction.ts';

const ORDER = ['text', 'heads', 'policy'];

/** The lint's complaints about a file of a library with three layers. */
function said(file: string, source: string, order = ORDER): string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { layers: { rules: { 'one-direction': oneDirection } } },
    rules: { 'layers/one-direction': ['error', { root: '/repo/src', order }] },
  } as const satisfies Linter.Config;
  const messages = new Linter({ cwd: '/repo' }).verify(source, [config as Linter.Config], {
    filename: `/repo/src/${file}`,
  });
  return messages.map(({ message }) => message);
}

describe('layers', () => {
  it('let a folder import the folders below it', () => {
    expect(said('heads/claim/claim.ts', "import { fold } from '../../text/fold.ts';")).toEqual([]);
  });

  it('let a folder import itself and packages', () => {
    expect(
      said('heads/claim/claim.ts', "import { b } from '../policy/b.ts';\nimport * as z from 'zod/mini';"),
    ).toEqual([]);
  });

  it.each([
    ["import { decide } from '../policy/decide.ts';"],
    ["import type { Decision } from '../policy/decide.ts';"],
    ["export * from '../policy/decide.ts';"],
    ["export { decide } from '../policy/decide.ts';"],
    ["const policy = import('../policy/decide.ts');"],
  ])('refuse imports from above: %s', (source) => {
    expect(said('heads/claim.ts', source)).toEqual([
      'heads may not import policy: see LAYERS in eslint.config.mjs.',
    ]);
  });

  it('refuse the files that compose the folders', () => {
    expect(said('heads/claim.ts', "import { all } from '../limits.ts';")).toEqual([
      'heads may not import a file beside the folders: see LAYERS in eslint.config.mjs.',
    ]);
  });

  it('let all import the files beside the folders where those are the ground', () => {
    expect(said('heads/claim.ts', "import { all } from '../limits.ts';", ['', ...ORDER])).toEqual([]);
  });

  it('let the files beside the folders compose them', () => {
    expect(said('all.ts', "export * from './policy/decide.ts';")).toEqual([]);
  });

  it('refuse folders to the files beside them where those are the ground', () => {
    expect(said('limits.ts', "import { decide } from './policy/decide.ts';", ['', ...ORDER])).toEqual([
      'a file beside the folders may not import policy: see LAYERS in eslint.config.mjs.',
    ]);
  });

  it.each([[ORDER], [['', ...ORDER]]])('let the index alone compose the folders of %j', (order) => {
    expect(said('index.ts', "export * from './policy/decide.ts';", order)).toEqual([]);
    expect(said('heads/claim.ts', "import { all } from '../index.ts';", order)).toEqual([
      'heads may not import index.ts: see LAYERS in eslint.config.mjs.',
    ]);
  });

  it('ask for the place of a new folder', () => {
    expect(said('mood/mood.ts', '')).toEqual(['mood has no place in LAYERS in eslint.config.mjs.']);
  });
});
