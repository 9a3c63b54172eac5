import type { IncomingMessage } from 'node:http';
import type { DrawnFrontPage } from '../src/app/front-page.tsx';

/** Sent for `/` alone. */
export const FRONT_PAGE = 'index.html';
/** Sent for every other address; the program draws what belongs there. */
export const EMPTY_PAGE = 'app.html';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/;
const NEEDS_SCRIPT = /(<noscript>)[^<]*/;

/**
 * `empty` with `content` where the program will take it over, and with the other words in the same language. A title in `content`
 * goes where titles belong.
 */
export function withContent(empty: string, { content, description, needsScript }: DrawnFrontPage): string {
  if (content === '') return empty;
  if (!empty.includes(ROOT)) throw new Error(`The page has no ${ROOT}`);
  const title = TITLE.exec(content)?.[0];
  const titled = title === undefined ? empty : empty.replace(TITLE, () => title);
  return withoutHurry(titled)
    .replace(DESCRIPTION, (_, tag: string) => tag + escaped(description))
    .replace(NEEDS_SCRIPT, (_, tag: string) => tag + escaped(needsScript))
    .replace(ROOT, () => ROOT.replace('><', () => `>${content.replace(TITLE, '')}<`));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page can be read without its program, so the stylesheet and the fonts go first. */
function withoutHurry(page: string): string {
  return page.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/** `vite preview` falls back to the front page for every address; the empty page is served instead. */
export function answerWithEmptyPage(
  request: IncomingMessage & { originalUrl?: string | undefined },
  _: unknown,
  next: () => void,
): void {
  const asked = request.originalUrl?.split(/[?#]/)[0];
  if (request.url === `/${FRONT_PAGE}` && asked !== '/') request.url = `/${EMPTY_PAGE}`;
  next();
}
