/*
 * What a report of a fault in a browser may say, for the page and for the server. A page loads this before its program, so it needs
 * no schema library.
 */

/** Where pages send their reports; the hosting passes it to the function `browserFaults`. */
export const FAULTS_PATH = '/faults';

/** `boot`: the page never started. `page`: a part of it was replaced by an error message. `text`: English replaces a missing text. */
export const FAULT_KINDS = ['boot', 'error', 'rejection', 'page', 'text', 'policy'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_BOUNDS = {
  /** One in so many page loads reports its errors; a page that never starts always reports. */
  oneIn: 4,
  /** Reports of one page load. */
  perPage: 5,
  frames: 5,
  /** Of one request, in bytes. */
  bytes: 16_384,
  /** Different faults that a day's list keeps apart. */
  perDay: 100,
} as const;

/** One fault, without anything that people wrote. */
export type BrowserFault = {
  kind: FaultKind;
  /** The class of the message, such as `TypeError:nothing-there`; for a policy its directive, for a text its place. */
  what: string;
  /** The build that the page is from. */
  build: string;
  /** The address without ids, such as `/app/room/:id`. */
  route: string;
  /** Family and major version, such as `Firefox 150`. */
  browser: string;
  /** Places in our own files, such as `assets/index-AbCd1234.js:1:204`. */
  frames: string[];
  /** The id of a fault of our server, which the log has too. */
  faultId?: string | undefined;
};

/** The segments of our addresses that are no ids. */
const ROUTE_WORDS: ReadonlySet<string> = new Set(
  (
    'faq help moderation privacy terms imprint debates sign-in sign-up app dashboard room share people topics generate ' +
    'community learning review feedback settings goodbye operations decisions reports onboarding report sheets de es'
  ).split(' '),
);
const SEGMENTS_MOST = 6;

/** An address without its ids, query and hash. */
export function routePattern(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments
    .slice(0, SEGMENTS_MOST)
    .map((segment) => (ROUTE_WORDS.has(segment) ? segment : ':id'))
    .join('/')}`;
}

/** In the order in which user agents have to be read: most of them also name Chrome and Safari. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Samsung', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4})[^ ]* .*Safari\//],
] as const;
const OTHER = 'Other';
export const BROWSER_FAMILIES: readonly string[] = [...BROWSERS.map(([family]) => family), OTHER];

/** The family and major version of a browser. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family} ${version}`;
  }
  return `${OTHER} 0`;
}

/** Names of errors that say nothing about a person. */
export const ERROR_NAMES: ReadonlySet<string> = new Set([
  'Error',
  'TypeError',
  'ReferenceError',
  'SyntaxError',
  'RangeError',
  'URIError',
  'EvalError',
  'AggregateError',
  'FirebaseError',
  'ClerkRuntimeError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
]);

/** Classes of messages, by what browsers and React say. Nothing of the message itself is sent. */
const MESSAGE_CLASSES = [
  ['part-missing', /dynamically imported module|importing a module script|Unable to preload/i],
  ['react', /Minified React error #\d+/],
  ['trusted-types', /Trusted(?:HTML|Script)/],
  ['network', /Failed to fetch|Load failed|NetworkError|network/i],
  ['storage-full', /quota/i],
  ['nothing-there', /(?:of|is|from) (?:undefined|null)|null \(|undefined \(/i],
  ['no-function', /is not a function|is not a constructor|is not iterable/i],
  ['no-name', /is not defined|Can't find variable|before initialization/i],
  ['no-json', /JSON/],
  ['too-deep', /call stack|too much recursion/i],
  ['foreign', /^Script error\.?$/],
] as const;
const OTHER_CLASSES = ['other', 'no-error', 'file-missing', 'never-drawn'] as const;
export const FAULT_CLASSES: readonly string[] = [...MESSAGE_CLASSES.map(([name]) => name), ...OTHER_CLASSES];

/** The class of an error: its name and the kind of its message. */
export function classOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error:no-error';
  const name = ERROR_NAMES.has(error.name) ? error.name : 'Error';
  const kind = MESSAGE_CLASSES.find(([, pattern]) => pattern.test(error.message))?.[0] ?? 'other';
  return `${name}:${kind}`;
}

const FRAME = /assets\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?[\w-]{1,80}\.js:\d{1,7}:\d{1,7}/g;

/** The frames of a stack that are in our own build. */
export function framesOf(stack: string): string[] {
  return (stack.match(FRAME) ?? []).slice(0, FAULT_BOUNDS.frames);
}
