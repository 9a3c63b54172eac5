import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const { resolve: locate } = createRequire(import.meta.url);

/**
 * Keeps out of the bundle what three dependencies bring and the product never reaches. Measured with gzip:
 *
 * - react-router, 4.6 kB of the landing page: marking a component by `displayName` counts as a side effect, so
 *   its forms, its prefetching and its own links stay in; and it offers its development build to everybody.
 * - firebase/firestore, 46 kB of the signed-in shell: an engine for regular expressions that only pipelines
 *   with `regexMatch`, `regexContains` or `like` run in the browser.
 * - clerk-react, 9 kB of the signed-in shell: each component is the result of a call, which may have a side effect,
 *   so organisations, billing and every button stay in, and with them a cache for their requests (swr).
 */
export function leanDependencies(): Plugin {
  return {
    name: 'rostrum:lean-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === 're2js') return resolve(import.meta.dirname, 'no-regex-engine.ts');
      if (/^swr(\/(infinite|mutation))?$/.test(source))
        return resolve(import.meta.dirname, 'no-request-cache.ts');
      return routerInProduction(source);
    },
    transform(code, id) {
      if (/\/react-router\/dist\/.*\.mjs$/.test(id)) return { code: withoutMarks(code), map: null };
      return /\/@clerk\/(clerk-react|shared)\/dist\/.*\.mjs$/.test(id)
        ? { code: withPureCalls(code), map: null }
        : null;
    },
  };
}

/** Components nobody uses can then be dropped. */
export function withoutMarks(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (\w+)\.(forwardRef|createContext|memo)\(/g, '= /*#__PURE__*/ $1.$2(');
}

/** Components and hooks that are made by a call can then be dropped. */
export function withPureCalls(code: string): string {
  const makers = String.raw`withClerk|Object\.assign|createBillingPaginatedHook|(?:React\d*\.)?createContext`;
  return code.replace(
    new RegExp(String.raw`^((?:var|const) \w+ = )((?:${makers})\()`, 'gm'),
    '$1/* @__PURE__ */ $2',
  );
}

function routerInProduction(source: string): string | null {
  const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[source];
  if (file === undefined) return null;
  return resolve(dirname(locate('react-router')), '../production', file);
}
