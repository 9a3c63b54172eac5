import { ENGINES, isEngineName } from './engines.ts';
import { loadScripts } from './load.ts';
import { playScript } from './play.ts';
import { describe, describeAll } from './print.ts';

/**
 * `npm run simulate`: plays the scripted debates and prints the moderator's acts and reasons. `-- labels` uses
 * people's labels, `-- embedded` (the default) the engine of the rooms; any other word selects the debates whose name
 * contains it.
 */
const words = process.argv.slice(2);
const name = words.find(isEngineName) ?? 'embedded';
const wanted = words.filter((word) => !isEngineName(word));
const scripts = loadScripts().filter(({ id }) => wanted.every((word) => id.includes(word)));
const stages = scripts.map((script) => playScript(script, ENGINES[name]));
for (const stage of stages) console.log(describe(stage));
console.log(describeAll(stages));
