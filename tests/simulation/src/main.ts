import { parseArgs } from 'node:util';
import { reportBreaches } from './report.ts';
import { simulate } from './simulate.ts';
import { SEEN, type Seen } from './world/world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '10000' },
  },
});

/**
 * `--seed 123` prints one story line by line; otherwise many are played, `--schedules` of them beginning at `--from`.
 */
const isOne = values.seed !== undefined;
const first = wholeNumber(values.seed ?? values.from);
const most = isOne ? 1 : wholeNumber(values.schedules);
const startedAtMs = performance.now();
const seen = new Map<Seen, number>();
let broken = 0;
for (let seed = first; seed < first + most; seed += 1) {
  const outcome = await simulate(seed, isOne ? { tell: console.log } : {});
  for (const line of reportBreaches([outcome])) console.error(line);
  for (const [name, times] of outcome.seen) seen.set(name, (seen.get(name) ?? 0) + times);
  if (outcome.breaches.length > 0) broken += 1;
}
const seconds = (performance.now() - startedAtMs) / 1_000;
for (const name of SEEN) console.log(`${String(seen.get(name) ?? 0).padStart(8)}  ${name}`);
console.log(`${most} schedules in ${seconds.toFixed(1)} s, ${broken} of them break a rule`);
process.exitCode = broken > 0 ? 1 : 0;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error('Usage: npm run simulation [-- --seed 123 | -- --schedules 10000 --from 1]');
  process.exit(2);
}
