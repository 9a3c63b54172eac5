import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The downloads of a finished debate, by file name and content. */
export async function downloadTranscript(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the transcript' }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
