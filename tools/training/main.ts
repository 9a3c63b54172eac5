import { hasData } from './data.ts';
import { readHeads } from './head.ts';
import { writeWeights } from './weights-file.ts';
import { writeWeightsVersion } from './weights-version.ts';

/** `npm run train [head …]`: all heads, or those that are named. Without the data it changes nothing. */
const named = process.argv.slice(2);
let total = 0;
for (const { name, data, train } of await readHeads()) {
  if (named.length > 0 && !named.includes(name)) continue;
  if (!hasData(...data)) {
    console.log(`${name}: skipped, the labelled texts are not here (${data.join(', ')})`);
    continue;
  }
  const startedAtMs = performance.now();
  const sizes = (await train()).map(writeWeights);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  total += bytes;
  const seconds = (performance.now() - startedAtMs) / 1_000;
  console.log(`${name}: ${(bytes / 1_024).toFixed(1)} KB gzipped, ${seconds.toFixed(1)} s`);
}
writeWeightsVersion();
console.log(`all: ${(total / 1_024).toFixed(1)} KB gzipped`);
