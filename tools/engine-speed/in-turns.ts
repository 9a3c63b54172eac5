import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngine, type Engine } from '@rostrum/moderator/engine';
import { LENGTH, postedMessages, writtenMessages, type Posted } from './messages.ts';
import { describe, quantile, timed } from './timing.ts';

/**
 * `node tools/engine-speed/in-turns.ts FOLDER [rounds]`: the fast heads of this tree and of an older one, in turns, in one
 * process. Each message counts with its fastest round, since other work on the machine only ever adds time. FOLDER holds the
 * older tree with its packages.
 */
const [folder, rounds = '8'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node tools/engine-speed/in-turns.ts FOLDER [rounds]');
const source = resolve(folder, 'libs/moderator/src/engine/engine.ts');
if (!existsSync(source)) throw new Error(`${source} is not there`);
const older: { createEngine: () => Engine } = await import(pathToFileURL(source).href);
const engines = { before: older.createEngine(), now: createEngine() };

function pass(engine: Engine, messages: readonly Posted[]): number[] {
  return messages.map(({ text, context }) => timed(() => engine.judge(text, context)).milliseconds);
}

for (const [name, messages] of [
  [`messages of ${LENGTH} characters`, postedMessages()],
  ['messages of the scripted debates', writtenMessages()],
] as const) {
  const fastest = { before: pass(engines.before, messages), now: pass(engines.now, messages) };
  for (let round = 0; round < Number(rounds); round += 1) {
    const turns = round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const);
    for (const turn of turns) {
      const took = pass(engines[turn], messages);
      fastest[turn] = fastest[turn].map((best, at) => Math.min(best, took[at] ?? best));
    }
  }
  console.log(name);
  for (const turn of ['before', 'now'] as const) console.log(`  ${describe(turn, fastest[turn])}`);
  const ratio = (part: number) => (quantile(fastest.now, part) / quantile(fastest.before, part)).toFixed(2);
  console.log(`  now beside before: ${ratio(0.5)} × at the median, ${ratio(0.95)} × at p95`);
}
