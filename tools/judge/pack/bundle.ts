import { join } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { inRoot } from './paths.ts';

const ENGINE = 'rostrum-engine.js';
const COMMAND = 'rostrum-judge.js';
export const BUNDLES = { engine: `dist/${ENGINE}`, command: `dist/${COMMAND}` } as const;

/** The oldest Node that both run on; the engine runs in browsers of that age too. */
const SHARED = {
  bundle: true,
  format: 'esm',
  target: ['es2023', 'node20'],
  metafile: true as const,
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/** The command loads the engine from the file beside it, so that its figures are packed once. */
const engineBeside: Plugin = {
  name: 'engine-beside',
  setup(plugged) {
    plugged.onResolve({ filter: /^(?:\.\.?\/)+index\.ts$/ }, ({ resolveDir, path }) =>
      join(resolveDir, path) === inRoot('tools/judge/index.ts')
        ? { path: `./${ENGINE}`, external: true }
        : undefined,
    );
  },
};

/**
 * Bundles the engine, which needs no platform, and the command, which needs Node and the engine. Answers with the registry
 * packages inside. @throws if either needs anything else, or if the command holds a part of the engine
 */
export async function bundle(folder: string): Promise<string[]> {
  const absWorkingDir = inRoot('.');
  const engine = await build({
    ...SHARED,
    absWorkingDir,
    entryPoints: ['tools/judge/index.ts'],
    platform: 'neutral',
    conditions: ['import'],
    mainFields: ['module', 'main'],
    outfile: join(folder, BUNDLES.engine),
  });
  const command = await build({
    ...SHARED,
    absWorkingDir,
    entryPoints: ['tools/judge/main.ts'],
    platform: 'node',
    plugins: [engineBeside],
    outfile: join(folder, BUNDLES.command),
  });
  const needed = [...outside(engine.metafile), ...outside(command.metafile)].filter(
    (path) => !path.startsWith('node:') && path !== `./${ENGINE}`,
  );
  if (needed.length > 0) throw new Error(`The package would need ${needed.join(', ')}.`);
  const doubled = Object.keys(command.metafile.inputs).filter((path) => path.startsWith('libs/'));
  if (doubled.length > 0) throw new Error(`The command holds parts of the engine: ${doubled.join(', ')}.`);
  return packagesInside(engine.metafile, command.metafile);
}

function outside({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
}

function packagesInside(...files: readonly Metafile[]): string[] {
  const paths = files.flatMap(({ inputs }) => Object.keys(inputs));
  const names = paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}
