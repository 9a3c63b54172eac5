import {
  browserOf,
  classOf,
  FAULT_BOUNDS,
  FAULTS_PATH,
  framesOf,
  routePattern,
  type BrowserFault,
  type FaultKind,
} from '@rostrum/domain/browser-faults';
import { CAUGHT_FAULT } from '../src/shared/faults/tell-fault.ts';

/** How long after its files a page may stay empty, in milliseconds. */
const EMPTY_MS = 15_000;
/** The error of a server's fault names its id. */
const SERVER_FAULT = /\b[0-9a-f]{8}\b/;

/** What the build writes into the tag of the first script. */
type BuiltTag = { build?: string | undefined; missing?: string | undefined };

/**
 * Tells the operator of errors, without anything that people wrote: see `BrowserFault`. It stores nothing, says each fault once, at most
 * five on a page, and tries no report again, so a browser without storage or connection can't keep it busy.
 */
export function watchFaults(page: Window): void {
  const { document, navigator, location } = page;
  const { build, missing }: BuiltTag = document.currentScript?.dataset ?? {};
  const isSampled = Math.random() * FAULT_BOUNDS.oneIn < 1;
  const told = new Set<string>();

  function tell(kind: FaultKind, what: string, stack = '', faultId?: string): void {
    if ((kind !== 'boot' && !isSampled) || navigator.onLine === false) return;
    const fault: BrowserFault = {
      kind,
      what,
      build: build ?? 'unknown',
      route: routePattern(location.pathname),
      browser: browserOf(navigator.userAgent),
      frames: framesOf(stack),
      faultId,
    };
    const text = JSON.stringify(fault);
    if (told.size >= FAULT_BOUNDS.perPage || told.has(text)) return;
    told.add(text);
    try {
      navigator.sendBeacon(FAULTS_PATH, text);
    } catch {
      // A browser may refuse to send anything; nobody can be told of that.
    }
  }

  function tellError(kind: FaultKind, error: unknown, stack?: string): void {
    const isError = error instanceof Error;
    const isServers = isError && 'code' in error && error.code === 'functions/internal';
    const faultId = isServers ? SERVER_FAULT.exec(error.message)?.[0] : undefined;
    tell(kind, classOf(error), isError ? (error.stack ?? stack) : stack, faultId);
  }

  const isEmpty = () => !document.getElementById('root')?.hasChildNodes();
  const kindNow = (kind: FaultKind): FaultKind => (isEmpty() ? 'boot' : kind);

  page.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement) tell('boot', 'Error:file-missing', `${target.src}:0:0`);
      else if (event instanceof ErrorEvent)
        tellError(
          kindNow('error'),
          event.error ?? new Error(event.message),
          `${event.filename}:${event.lineno}:${event.colno}`,
        );
    },
    true,
  );
  page.addEventListener('unhandledrejection', ({ reason }) => tellError(kindNow('rejection'), reason));
  page.addEventListener(CAUGHT_FAULT, (event) => {
    if (event instanceof CustomEvent) tellError('page', event.detail);
  });
  page.addEventListener('load', () => {
    page.setTimeout(() => isEmpty() && tell('boot', 'Error:never-drawn'), EMPTY_MS);
    const spoken = document.documentElement.lang;
    for (const text of (missing ?? '').split(' ')) if (text.startsWith(`${spoken}/`)) tell('text', text);
  });
}
