// @vitest-environment node
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';

/** An app's build holds one language (apps/web/vite/languages). */
const oneLanguage: Plugin = {
  name: 'one-language',
  setup(at) {
    at.onResolve({ filter: /^@rostrum\/words\/.+/ }, ({ path }) => ({
      path: `${WORDS}/${path.slice('@rostrum/words/'.length)}.ts`,
      sideEffects: false,
    }));
  },
};
const WORDS = resolve(import.meta.dirname, '../../words/generated/en');

/** The cost of these names for an app, in bytes of gzip without React, and whether Base UI is included. */
async function costOf(names: string) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { ${names} } from './index.ts'; console.log(${names});`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [oneLanguage],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Object.values(metafile.outputs);
  return {
    bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length,
    baseUi: Object.keys(output!.inputs).some((file) => file.includes('@base-ui')),
  };
}

describe('the library costs an app no more than the parts it uses:', () => {
  test.each([
    ['PublicShell, Button, Clock', 12_000],
    [
      'PublicShell, ButtonLink, LinkProvider, HemicycleHero, Clock, Note, Said, Menu, MenuItem, Avatar',
      12_000,
    ],
    ['AppShell, Toaster, Menu, Dialog, LinkProvider', 16_000],
    ['useTheme', 1_000],
  ])('%s', async (names, limit) => {
    const { bytes, baseUi } = await costOf(names);
    expect(bytes).toBeLessThan(limit);
    expect(baseUi).toBe(false);
  });
});
