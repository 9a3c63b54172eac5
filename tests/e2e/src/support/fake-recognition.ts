import { expect, type Page } from '@playwright/test';

/**
 * A browser's speech recognition for a page, before the product loads. A test says what it hears; it ends in the middle,
 * says nothing, and says things twice, as browsers do.
 */
export const FAKE_RECOGNITION = `
  globalThis.heardBy = [];
  globalThis.SpeechRecognition = class {
    constructor() { globalThis.heardBy.push(this); }
    start() { setTimeout(() => this.onstart?.()); }
    stop() { setTimeout(() => this.onend?.()); }
    abort() {}
  };
`;

/** All results of the running round. */
export async function hear(page: Page, ...texts: string[]): Promise<void> {
  const results = texts.map((transcript) => ({ transcript, confidence: 0.9 }));
  await page.evaluate(
    `globalThis.heardBy.at(-1).onresult({ results: ${JSON.stringify(results)}.map((one) => Object.assign([one], { isFinal: true })) })`,
  );
}

/** The browser stops listening by itself; resolves once the product listens again. */
export async function cutOff(page: Page): Promise<void> {
  const rounds = await page.evaluate<number>('globalThis.heardBy.length');
  await page.evaluate('globalThis.heardBy.at(-1).onend()');
  await expect.poll(() => page.evaluate<number>('globalThis.heardBy.length')).toBe(rounds + 1);
}
