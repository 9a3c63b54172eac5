import { readdirSync, readFileSync } from 'node:fs';
import { parseScript, type Script } from './script.ts';

const FOLDER = new URL('./debates/', import.meta.url);

/** Every scripted debate, by name. */
export function loadScripts(): Script[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => parseScript(file.replace('.txt', ''), readFileSync(new URL(file, FOLDER), 'utf8')));
}
