import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

const TOOL = fileURLToPath(new URL('../../../../apps/local/src/verify-data.ts', import.meta.url));

/** Runs `npm run verify-data` on the whole database of the stack that the test used. */
function verifyData(): Promise<{ code: unknown; lines: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL], { env: process.env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, lines: stdout + stderr }),
    );
  });
}

/** After every fault each stored document is readable, and everything that docs/data-model.md says holds. */
afterEach(async () => {
  const { code, lines } = await verifyData();
  if (code !== 0) throw new Error(`The fault left broken data behind:\n${lines}`);
});
