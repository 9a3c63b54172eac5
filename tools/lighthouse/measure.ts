// Measures the landing page with Lighthouse (phone profile), offline, against the stack that `npm run stack` keeps up:
//   npm run stack            in one terminal, then in another, with the variables that it printed:
//   node tools/lighthouse/measure.ts [runs]
// Prints the four categories of each run and their medians; fails where a median is under 95.
// The processor is slowed down to a mid-tier phone's, by how fast this machine is: the usual factor of four is meant for
// fast desktops.
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { slowdownFor } from './calibration.ts';
import { startCompressingProxy } from './compressing-proxy.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BAR = 95;
/** Quiet and offline: without these Chromium looks for its maker's hosts. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The network of Lighthouse's phone profile. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
};

const webUrl = process.env['ROSTRUM_WEB_URL'];
if (!webUrl)
  throw new Error('ROSTRUM_WEB_URL is not set: start "npm run stack" and use the variables it prints.');
const runs = Number(process.argv[2] ?? 3);

const proxy = await startCompressingProxy(webUrl);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const benchmarkIndex = await speedOf(`${proxy.url}/`);
  const cpuSlowdownMultiplier = slowdownFor(benchmarkIndex);
  console.log(`benchmark index ${benchmarkIndex.toFixed(0)}, slowdown ${cpuSlowdownMultiplier.toFixed(1)} ×`);
  const scores: number[][] = [];
  for (let run = 1; run <= runs; run += 1) {
    scores.push(await score(`${proxy.url}/`, cpuSlowdownMultiplier));
    console.log(`run ${run}: ${describe(scores.at(-1) ?? [])}`);
  }
  const medians = CATEGORIES.map((_, index) => median(scores.map((one) => one[index] ?? 0)));
  console.log(`median: ${describe(medians)}`);
  if (medians.some((value) => value < BAR)) process.exitCode = 1;
} finally {
  await browser.close();
  proxy.close();
}

/** How fast this machine is, as Lighthouse counts it. */
async function speedOf(url: string): Promise<number> {
  const outcome = await lighthouse(url, { port, onlyCategories: ['seo'], logLevel: 'error' });
  if (!outcome) throw new Error('Lighthouse gave no result');
  return outcome.lhr.environment.benchmarkIndex;
}

async function score(url: string, cpuSlowdownMultiplier: number): Promise<number[]> {
  const outcome = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    throttling: { ...SLOW_4G, cpuSlowdownMultiplier },
  });
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
