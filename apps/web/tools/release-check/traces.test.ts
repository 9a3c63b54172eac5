import { describe, expect, test } from 'vitest';
import { emptyTraces, findTraces, inlineScripts, LOCAL_TRACES } from './traces.ts';

const clean = new Map([['assets/index.js', 'const a = 1']]);
const local = new Map([['assets/index.js', LOCAL_TRACES.map(({ sign }) => `"${sign}"`).join()]]);

describe('a build for deployment', () => {
  test('passes without any trace of a local stack', () => {
    expect(findTraces(clean)).toEqual([]);
  });

  test.each(LOCAL_TRACES)('fails with "$sign" in it, left by $leftBy', ({ sign }) => {
    expect(findTraces(new Map([['assets/a.js', `x("${sign}")`]]))).toHaveLength(1);
  });

  test('fails with an inline script', () => {
    expect(inlineScripts('app.html', '<script>alert(1)</script>')).toHaveLength(1);
    expect(inlineScripts('app.html', '<script type="module">go()</script>')).toHaveLength(1);
    expect(
      inlineScripts('app.html', '<script src="/a.js"></script><script type="module" src="/b.js"></script>'),
    ).toEqual([]);
  });
});

describe('the check itself', () => {
  test('is content if a local build has every trace', () => {
    expect(emptyTraces(local)).toEqual([]);
  });

  test('names the traces that not even a local build has', () => {
    expect(emptyTraces(clean)).toHaveLength(LOCAL_TRACES.length);
  });
});
