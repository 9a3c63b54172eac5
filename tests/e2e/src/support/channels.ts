import type { BrowserContext } from '@playwright/test';

const CHANNEL = /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/**
 * Notes the streams between the pages of a context and the Firestore emulator, and ends them once the pages are
 * closed. A closed browser does not do that, and the emulator would keep writing into every one of them.
 */
export function followChannels(context: BrowserContext): { end(): Promise<void> } {
  const channels = new Map<string, URL>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    const session = url.searchParams.get('SID');
    if (CHANNEL.test(url.pathname) && session) channels.set(session, url);
  });
  return {
    async end() {
      await Promise.all([...channels.values()].map(terminate));
    },
  };
}

/** Sends what the SDK sends when it is shut down. The emulator refuses it for a stream that has ended, which is fine. */
async function terminate(channel: URL): Promise<void> {
  const url = new URL(channel);
  url.searchParams.set('RID', '99999');
  url.searchParams.set('TYPE', 'terminate');
  await (await fetch(url, { method: 'POST' })).arrayBuffer();
}
