import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageParts } from './page-parts.ts';

const PAGES = ['help/faq-page', 'help/help-page', 'help/moderation-page'].map(
  (page) => `src/features/${page}.tsx`,
);

/** A build whose pages share a file, beside the program that they import too. */
function built(modules: readonly string[]): Rolldown.OutputBundle {
  const chunk = (name: string, moduleIds: string[], imports: string[], styles: string[] = []) => [
    `assets/${name}.js`,
    {
      type: 'chunk',
      fileName: `assets/${name}.js`,
      moduleIds,
      imports: imports.map((one) => `assets/${one}.js`),
      viteMetadata: { importedCss: new Set(styles.map((one) => `assets/${one}.css`)) },
    },
  ];
  return Object.fromEntries([
    chunk('index', ['/web/src/main.tsx'], []),
    chunk('shared', ['/web/src/shared/words.ts'], ['index']),
    ...modules.map((module, at) => chunk(`page-${at}`, [`/web/${module}`], ['index', 'shared'], ['guide'])),
  ]) as unknown as Rolldown.OutputBundle;
}

test('a page’s files are its own, its styles and those it shares, without the program', () => {
  const parts = pageParts(built([...PAGES, 'src/app/public-debate.tsx']), new Set(['/assets/index.js']));
  expect(parts['/faq']).toEqual(['/assets/page-0.js', '/assets/guide.css', '/assets/shared.js']);
  expect(Object.keys(parts)).toEqual(['/faq', '/help/moderation', '/help', '/debates/']);
});

test('a page that has moved fails the build', () => {
  expect(() => pageParts(built(PAGES), new Set())).toThrow('The build has no src/app/public-debate.tsx');
});
