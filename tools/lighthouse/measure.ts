// Measures the landing page, or the pages that it is given, with Lighthouse (phone profile), offline, against the stack that `npm run stack` keeps up:
//   npm run stack            in one terminal, then in another, with the variables that it printed:
//   node tools/lighthouse/measure.ts [--runs 3] [/ /faq /help /debates/ROOM]
// Prints the four categories of each run and their medians; fails where a median of performance is under 95, or of another under 100.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startHostingProxy } from './hosting-proxy.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Quiet and offline: without these Chromium looks for its maker's hosts. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

const webUrl = process.env['ROSTRUM_WEB_URL'];
if (!webUrl)
  throw new Error('ROSTRUM_WEB_URL is not set: start "npm run stack" and use the variables it prints.');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const paths = positionals.length > 0 ? positionals : ['/'];

const proxy = await startHostingProxy(webUrl);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  for (const path of paths) {
    const scores: number[][] = [];
    for (let run = 1; run <= runs; run += 1) {
      scores.push(await score(`${proxy.url}${path}`));
      console.log(`${path} run ${run}: ${describe(scores.at(-1) ?? [])}`);
    }
    const medians = CATEGORIES.map((_, index) => median(scores.map((one) => one[index] ?? 0)));
    console.log(`${path} median: ${describe(medians)}`);
    if (CATEGORIES.some((category, index) => (medians[index] ?? 0) < BARS[category])) process.exitCode = 1;
  }
} finally {
  await browser.close();
  proxy.close();
}

async function score(url: string): Promise<number[]> {
  const outcome = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!outcome) throw new Error('Lighthouse gave no result');
  const { categories, audits } = outcome.lhr;
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
        console.log(`  ${category}: ${audit.title}`);
    }
  }
  return CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100));
}

function describe(scores: number[]): string {
  return CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(', ');
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const free = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(free));
    });
  });
}
