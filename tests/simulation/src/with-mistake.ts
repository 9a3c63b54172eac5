import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Mistake } from './mistakes.ts';
import type { simulate } from './simulate.ts';

const ROOT = new URL('../../../', import.meta.url);

/** Builds the stories with one mistake in the source. */
export async function simulateWith(mistake: Mistake): Promise<typeof simulate> {
  const folder = await mkdtemp(join(tmpdir(), 'mistake-'));
  const outfile = join(folder, 'simulate.mjs');
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('simulate.ts', import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      logLevel: 'silent',
      // CommonJS packages use `require`.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      plugins: [makes(mistake)],
    });
    const built = (await import(pathToFileURL(outfile).href)) as { simulate: typeof simulate };
    return built.simulate;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function makes({ file, line, instead }: Mistake): Plugin {
  const path = fileURLToPath(new URL(file, ROOT));
  return {
    name: 'mistake',
    setup(building) {
      let isMade = false;
      building.onLoad({ filter: /\.tsx?$/ }, async (loading) => {
        if (loading.path !== path) return undefined;
        isMade = true;
        return { contents: changed(await readFile(path, 'utf8')), loader: 'ts' };
      });
      building.onEnd(() => {
        if (!isMade) throw new Error(`No story reads ${file}`);
      });
    },
  };

  /** @throws Error if the line is missing or ambiguous, because then the change would be unclear */
  function changed(source: string): string {
    const parts = source.split(line);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${line}`);
    return parts.join(instead);
  }
}
