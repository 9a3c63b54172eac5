import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The downloads of a finished debate, by file name and content. */
export const downloadTranscript = (page: Page) => downloadBy(page, 'Download the transcript');

/** The same of a record, as a kind of file such as `CSV`. */
export const downloadAs = (page: Page, kind: string) => downloadBy(page, `Download as ${kind}`);

async function downloadBy(page: Page, name: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
