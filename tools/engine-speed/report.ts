import { readBank } from '@rostrum/bank/source';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { topicOfCase } from '@rostrum/domain';
import { seededRandom } from '@rostrum/moderator/training';
import { build } from 'esbuild';

/**
 * `node tools/engine-speed/report.ts [flags of Node]`: the cost of writing the report of a short and of a huge
 * debate, in its own process and from a bundle, as on the server. Figures of one machine at one hour: nothing tests
 * them.
 */
const COUNTS = [120, 5_000];
const SEED = 7;

/** This many messages, the same each time: two to six consecutive arguments of the motion bank. */
function messagesOf(count: number): string[] {
  const random = seededRandom(SEED);
  const said = readBank()
    .map(topicOfCase)
    .flatMap(({ arguments: { for: pro, against } }) => [...pro, ...against]);
  const pick = () => said[Math.floor(random() * said.length)] ?? '';
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 5) }, pick).join(' '),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'report-'));
try {
  const outfile = join(folder, 'report.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('report-run.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    outfile,
  });
  for (const count of COUNTS) {
    const input = JSON.stringify(messagesOf(count));
    const { stdout, stderr, status } = spawnSync(process.execPath, [...process.argv.slice(2), outfile], {
      input,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    console.log(stdout.trim());
  }
} finally {
  rmSync(folder, { recursive: true });
}
