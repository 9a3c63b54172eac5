import { expect, test } from 'vitest';
import { drawnStyles } from './drawn-styles.ts';

test('style attributes become a sheet of their own, each rule once', () => {
  const { page, sheet } = drawnStyles(
    '<head></head><div id="root"><i style="--n:1;--a:&quot;x&quot;"></i><b style="--n:2"></b><i style="--n:2"></i></div>',
  );
  expect(sheet?.source).toBe('#root [data-drawn="0"]{--n:1;--a:"x"}\n#root [data-drawn="1"]{--n:2}');
  expect(page).toBe(
    `<head>  <link rel="stylesheet" href="/${sheet?.fileName}">\n  </head><div id="root"><i data-drawn="0"></i><b data-drawn="1"></b><i data-drawn="1"></i></div>`,
  );
  expect(sheet?.fileName).toMatch(/^assets\/drawn-[\w-]{8}\.css$/);
});

test('a page without any stays as it is', () => {
  expect(drawnStyles('<p></p>')).toEqual({ page: '<p></p>', sheet: null });
});
