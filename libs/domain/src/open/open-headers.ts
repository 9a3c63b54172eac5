import { EMBED_SANDBOX } from './embed-code.ts';
import { EMBED_STYLE_HASH } from './embed-style.ts';

/** How long copies may live, in seconds: what the house hides is gone from the edge after five minutes. */
const AT_THE_EDGE_SECONDS = 300;
const IN_BROWSERS_SECONDS = 60;
export const OPEN_CACHE = `public, max-age=${IN_BROWSERS_SECONDS}, s-maxage=${AT_THE_EDGE_SECONDS}`;
/** What there is nothing at may be there soon. */
export const NOTHING_CACHE = `public, max-age=0, s-maxage=${IN_BROWSERS_SECONDS}`;
export const CACHE_AGE_SECONDS = AT_THE_EDGE_SECONDS;

/**
 * The page for the frames of others loads nothing and runs nothing. It is in a sandbox of its own, so it has no origin: it can't
 * read what the product stores in the browser. Anybody may frame it.
 */
export const EMBED_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src '${EMBED_STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    `sandbox ${EMBED_SANDBOX}`,
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Pages that isolate themselves only frame pages that do.
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

/** What programs read: pages of any origin may, without anybody's cookies. */
export const DATA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const;

/** The rewrites to the function `openDebates`, with the headers of what it answers there. */
export const OPEN_ROUTES = [
  { source: '/open/**', headers: DATA_HEADERS },
  { source: '/oembed', headers: DATA_HEADERS },
  { source: '/embed/**', headers: EMBED_HEADERS },
] as const;
