import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emptyTraces, findTraces, inlineScripts, type BuiltFiles } from './traces.ts';

/*
 * Proves on the built files that nothing local is deployed, and on a local build, made for the purpose and thrown
 * away, that the signs it looks for are there to be found.
 */
const web = resolve(import.meta.dirname, '../..');
const VITE = resolve(web, '../../node_modules/vite/bin/vite.js');

const LOCAL_VALUES = {
  VITE_LOCAL_CLERK_PROXY_URL: '/__clerk',
  VITE_LOCAL_CLERK_JS_URL: '/__clerk/clerk.browser.js',
  VITE_LOCAL_EMULATORS: '{"auth":"http://127.0.0.1:1"}',
};

function readBuilt(folder: string): BuiltFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(js|css|html|json|svg|txt)$/.test(name));
  return new Map(texts.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function readLocalBuild(): BuiltFiles {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-local-build-'));
  try {
    const args = [VITE, 'build', '--mode', 'local-stack', '--outDir', folder, '--emptyOutDir'];
    const env = { ...process.env, ...LOCAL_VALUES };
    execFileSync(process.execPath, [...args, '--logLevel', 'error'], { cwd: web, env, stdio: 'inherit' });
    return readBuilt(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const deployed = readBuilt(join(web, 'dist'));
const faults = [
  ...findTraces(deployed),
  ...[...deployed].flatMap(([name, text]) => (name.endsWith('.html') ? inlineScripts(name, text) : [])),
  ...emptyTraces(readLocalBuild()),
];
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`Nothing local in ${deployed.size} built files`);
else process.exitCode = 1;
