import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** How many documents the server has sent to this page, by collection. */
    documentsRead: Record<string, number>;
  }
}

/**
 * From now on every page of the context notes each document that Firestore sends to it: in answers that stream, as
 * listeners get them, and in whole ones.
 */
export async function countReads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const documentName =
      /"document(?:Change|Delete)?":\s*\{\s*(?:"document":\s*(?:\{\s*"name":\s*)?|"name":\s*)"([^"]+)"/g;
    const collectionOf = (name: string) =>
      /\/documents\/(?:.*\/)?([^/]+)\/[^/]+$/.exec(name)?.[1] ?? 'others';
    const straight = window.fetch.bind(window);
    window.documentsRead = {};
    const note = async (response: Response) => {
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
        let end = 0;
        for (const found of text.matchAll(documentName)) {
          const collection = collectionOf(found[1] ?? '');
          window.documentsRead[collection] = (window.documentsRead[collection] ?? 0) + 1;
          end = found.index + found[0].length;
        }
        // A chunk may end in the middle of a document.
        text = text.slice(Math.max(end, text.length - 1_000));
      }
    };
    window.fetch = async (...request) => {
      const response = await straight(...request);
      if (response.url.includes('google.firestore')) note(response.clone()).catch(() => {});
      return response;
    };
  });
}

/** How many documents the page has read so far, and of which collections. */
export async function readsOf(page: Page): Promise<{ total: number; of: Record<string, number> }> {
  const of = await page.evaluate(() => window.documentsRead);
  return { total: Object.values(of).reduce((sum, count) => sum + count, 0), of };
}
