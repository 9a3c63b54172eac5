import { ENGINES, isEngineName, type Engine } from './engines.ts';
import { loadScripts } from './load.ts';
import { playScript } from './play.ts';
import { describe, describeAll } from './print.ts';
import { withBothReaders } from './two-readers.ts';

/**
 * `npm run simulate`: plays the scripted debates with both readers, as the rooms do, and prints the moderator's acts and
 * reasons. `-- labels` uses people's labels, `-- embedded` the fast heads alone; any other word selects the debates whose
 * name contains it.
 */
const words = process.argv.slice(2);
const name = words.find(isEngineName);
const wanted = words.filter((word) => !isEngineName(word));
const scripts = loadScripts().filter(({ id }) => wanted.every((word) => id.includes(word)));
const play = (engine: Engine) => scripts.map((script) => playScript(script, engine));
const stages = name ? play(ENGINES[name]) : await withBothReaders(play);
for (const stage of stages) console.log(describe(stage));
console.log(describeAll(stages));
