import type { BrowserContext } from '@playwright/test';

/** Notes everything that goes wrong in the pages of a test without anybody asking. */
export interface Guard {
  /** From now on every page of this context is listened to. */
  watch(context: BrowserContext): void;
  /** A test that causes a message on purpose names it; `because` is for the test's readers. */
  allow(message: RegExp, because: string): void;
  /** Unexpected events, in order. */
  problems(): string[];
}

/** Messages that are no fault of the product, each with the reason. */
const KNOWN: readonly { message: RegExp; because: string }[] = [
  {
    message: /Clerk has been loaded with development keys/,
    because: 'the local Clerk instance has development keys',
  },
  {
    message: /status of 400 .*Firestore\/(Write|Listen)\/channel\?.*&TYPE=terminate&/,
    because: 'the SDK closes a stream that the emulator has closed by itself just before',
  },
  {
    message: /status of 400 .*Firestore\/Listen\/channel\?.*&RID=rpc&.*&AID=0&/,
    because: 'the emulator forgets a stream that a busy machine opens slowly, and the SDK opens the next',
  },
  {
    message: /'https:\/\/www\.google\.com\/images\/cleardot\.gif\?[^']*' violates/,
    because: 'the SDK then asks google.com whose fault it was, which our policy forbids',
  },
  {
    message: /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/,
    because:
      'a busy machine may stop for so long; the SDK goes on by itself, and the test looks whether it did',
  },
];

/** Messages of a page while a test cuts its network: the browser names every failed request. */
export const NETWORK_CUT = /net::ERR_/;

export function createGuard(): Guard {
  const found: string[] = [];
  const allowed = KNOWN.map(({ message }) => message);
  const note = (kind: string, text: string, url: string) => {
    found.push(`${kind} on ${new URL(url, 'http://page').pathname}: ${text}`);
  };
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        note('console error', `${message.text()} (${url})`, message.page()?.url() ?? '');
      });
      context.on('weberror', (error) => {
        note('page error', error.error().stack ?? error.error().message, error.page()?.url() ?? '');
      });
    },
    allow: (message) => allowed.push(message),
    problems: () => found.filter((text) => !allowed.some((message) => message.test(text))),
  };
}
