import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Posted } from './messages.ts';

/** Milliseconds from loading the code into a page to the end of the first judgement, for each new page. */
export async function firstJudgements(
  executablePath: string,
  { text, context }: Posted,
  pages: number,
): Promise<number[]> {
  const code = await bundledEngine();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const took: number[] = [];
    for (let page = 0; page < pages; page += 1) {
      const fresh = await browser.newPage();
      await fresh.addScriptTag({ content: code });
      took.push(
        await fresh.evaluate(
          ([words, around]) => {
            const startedAtMs = performance.now();
            engine.createEngine().judge(words, around);
            return performance.now() - startedAtMs;
          },
          [text, context] as const,
        ),
      );
      await fresh.close();
    }
    return took;
  } finally {
    await browser.close();
  }
}

/** The bundle's global in a page. */
declare const engine: { createEngine: typeof import('@rostrum/moderator/engine').createEngine };

/** The engine as one script, minified as the product ships it. */
async function bundledEngine(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { createEngine } from '@rostrum/moderator/engine';",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    target: 'es2023',
  });
  return outputFiles[0]?.text ?? '';
}
