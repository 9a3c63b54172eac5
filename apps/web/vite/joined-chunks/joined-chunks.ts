import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { leanDependencies } from '../lean-dependencies.ts';
import { lessons } from '../lessons.ts';
import { FIRST_LANGUAGE } from '@rostrum/words';
import { readSpoken } from '@rostrum/words/compiler';
import { fillIn } from '../languages/fill-in.ts';
import { placeholders } from '../languages/spoken-languages.ts';
import type { Chunk } from './chunk-graph.ts';
import { planJoins } from './plan-joins.ts';

const WEB = resolve(import.meta.dirname, '../..');

type Group = Rolldown.CodeSplittingGroup;

/**
 * The group that joins small shared chunks into fewer files. Builds the client once, without styles, to learn what each page
 * loads.
 * @param otherGroups the groups that hold beside it
 * @param spareBytes what a page, by its file, may load beyond its need, minified
 */
export async function joinedChunks(
  mode: string,
  otherGroups: readonly Group[],
  spareBytes: (page: string) => number,
): Promise<Group> {
  const chunks = await builtChunks(mode, otherGroups);
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const words = readSpoken()[FIRST_LANGUAGE];
  const measured = chunks.map((chunk) => asChunk(chunk, fillIn(chunk.code, FIRST_LANGUAGE, words)));
  const nameOf = new Map(
    planJoins(measured, spareBytes).flatMap((fileNames, index) => {
      const joined = fileNames.flatMap((fileName) => chunkOf.get(fileName) ?? []);
      const name = `joined-${index + 1}`;
      return joined.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name] as const));
    }),
  );
  return { name: (id) => nameOf.get(id) ?? null, includeDependenciesRecursively: false };
}

async function builtChunks(mode: string, groups: readonly Group[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    root: WEB,
    configFile: false,
    mode,
    logLevel: 'warn',
    plugins: [react(), placeholders(), lessons(), leanDependencies()],
    publicDir: false,
    build: {
      target: 'es2023',
      write: false,
      cssMinify: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no single output');
  return built.output.filter((file) => file.type === 'chunk');
}

/** @param written the program of the chunk with its texts in place, whose length counts */
function asChunk(chunk: Rolldown.OutputChunk, written: string): Chunk {
  return {
    name: chunk.fileName,
    role: chunk.isEntry ? 'front' : chunk.isDynamicEntry ? 'page' : 'shared',
    bytes: Buffer.byteLength(written),
    imports: chunk.imports,
    pages: chunk.dynamicImports,
  };
}
