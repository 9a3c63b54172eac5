import { existsSync } from 'node:fs';
import { createEngine, type Engine } from '@rostrum/moderator/engine';
import { firstJudgements } from './browser.ts';
import { LENGTH, postedMessages, writtenMessages, type Posted } from './messages.ts';
import { sharesByHead } from './profile.ts';
import { describe, quantile, timed } from './timing.ts';

/**
 * `npm run engine-speed [passes]`: the speed of the embedded engine on this machine with one core, all heads on
 * messages of the scripted debates in their room context, and each head's share. A figure of one machine at one hour:
 * nothing tests it.
 */
const PASSES = Number(process.argv[2] ?? 5);
const BROWSER_PAGES = 7;

function judgeAll(engine: Engine, messages: readonly Posted[]): number[] {
  return messages.map(({ text, context }) => timed(() => engine.judge(text, context)).milliseconds);
}

/** The time for messages once the engine knows their words. */
function warm(engine: Engine, messages: readonly Posted[]): string {
  return describe('warm', Array.from({ length: PASSES }, () => judgeAll(engine, messages)).flat());
}

const messages = postedMessages();
const [first] = messages;
if (!first || !(PASSES >= 1)) throw new Error('Usage: npm run engine-speed [passes, at least 1]');
const created = timed(createEngine);
const engine = created.value;
console.log(`built in ${created.milliseconds.toFixed(0)} ms`);
const judged = timed(() => engine.judge(first.text, first.context));
console.log(`first judgement in ${judged.milliseconds.toFixed(0)} ms`);

console.log(`${messages.length} messages of ${LENGTH} characters, all heads`);
console.log(describe('cold', judgeAll(engine, messages)));
console.log(warm(engine, messages));

const written = writtenMessages();
const lengths = written.map(({ text }) => text.length);
console.log(
  `${written.length} messages as they are said in the debates, ${quantile(lengths, 0.5)} characters at the median, ${quantile(lengths, 0.95)} at p95`,
);
judgeAll(engine, written);
console.log(warm(engine, written));

const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
if (existsSync(chromiumPath)) {
  const took = await firstJudgements(chromiumPath, first, BROWSER_PAGES);
  console.log(
    `first judgement in Chromium, built on the way: ${quantile(took, 0.5).toFixed(0)} ms at the median`,
  );
} else
  console.log(`${chromiumPath} is not there: set CHROMIUM_PATH to measure the first judgement in a browser`);

for (const [head, share] of await sharesByHead(() => {
  for (let pass = 0; pass < PASSES; pass += 1) judgeAll(engine, messages);
})) {
  console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${head}`);
}
