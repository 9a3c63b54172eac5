/** A run of characters that may be an address. It ends at spaces, quotes, angle brackets and invisible characters. */
const ADDRESS = /\bhttps?:\/\/[^\s\p{C}<>"“”«»„`|\\^{}]+/giu;
/** Punctuation that ends the sentence or the emphasis around an address. */
const AFTER = /[.,;:!?'’*_~\]]/u;
/** What an address begins with, and its part up to the path. */
const ORIGIN = /^[a-z]+:\/\/([^/?#]*)\/?/iu;
/** The last part of a domain name. An IP address or a bare host name has none. */
const TOP_LEVEL = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/u;
/** The longest address that is a link, and the longest path that is shown, in UTF-16 units. */
const LONGEST = 2_000;
const LONGEST_PATH = 40;

export interface WebAddress {
  /** Its place in the text, in UTF-16 units, end exclusive. */
  start: number;
  end: number;
  href: string;
  /** The host as the browser asks for it: other scripts in Punycode, so that no letter looks like another. */
  host: string;
  /** What follows the host, as it was written, cut to a readable length. */
  path: string;
}

/**
 * The addresses of a text that are safe to follow: `http` and `https`, with a domain name, without user name and
 * password, and not cut off by a quotation. Other addresses stay plain words. Takes time linear in the length.
 */
export function webAddresses(text: string): WebAddress[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: run, index }) => {
    const written = withoutPunctuation(run);
    const isWhole = written.length <= LONGEST && !written.includes('…');
    const url = isWhole ? safeUrl(written) : undefined;
    if (!url) return [];
    const { href, host } = url;
    return [{ start: index, end: index + written.length, href, host, path: pathOf(written) }];
  });
}

function safeUrl(written: string): URL | undefined {
  // An empty user name before the @ is still one.
  if (!URL.canParse(written) || ORIGIN.exec(written)?.[1]?.includes('@')) return undefined;
  const url = new URL(written);
  return TOP_LEVEL.test(url.hostname) ? url : undefined;
}

function pathOf(written: string): string {
  const path = written.replace(ORIGIN, '');
  const shown = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH).replace(/\p{Cs}$/u, '')}…` : path;
  return shown && `/${shown}`;
}

/** Without what closes the sentence; a closing bracket stays if the address opens it. */
function withoutPunctuation(run: string): string {
  let end = run.length;
  let unopened = countOf(run, ')') - countOf(run, '(');
  while (end > 0) {
    const last = run.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!AFTER.test(last)) break;
    end -= 1;
  }
  return run.slice(0, end);
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1;
