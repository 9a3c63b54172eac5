import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { startCrew } from './crew.ts';
import { judgeLines } from './judge-lines.ts';
import { HELP, readOptions, type Wish } from './options.ts';
import { serve } from './serve/serve.ts';
import type { EngineVersion } from './shapes.ts';

const MISUSED = 2;

/** Runs `rostrum-judge`; answers with its exit code. `program` answers tasks where it is no main thread. */
export async function runCommand(args: readonly string[], program: URL): Promise<number> {
  let wish: Wish;
  try {
    wish = readOptions(args);
  } catch (error) {
    console.error(`rostrum-judge: ${messageOf(error)}\nrostrum-judge --help says what there is.`);
    return MISUSED;
  }
  if (wish.does === 'help') process.stdout.write(HELP);
  if (wish.does === 'help') return 0;
  try {
    if (wish.does === 'version') console.log(JSON.stringify(await engineVersion()));
    else await work(wish, program);
    return 0;
  } catch (error) {
    console.error(`rostrum-judge: ${messageOf(error)}`);
    return 1;
  }
}

async function work(wish: Extract<Wish, { does: 'judge' | 'serve' }>, program: URL): Promise<void> {
  const source = wish.does === 'judge' && wish.file !== undefined ? await openFile(wish.file) : process.stdin;
  const crew = startCrew(program);
  try {
    if (wish.does === 'serve') await serve(crew, await engineVersion(), wish.host, wish.port);
    else await judgeLines(source, crew);
  } finally {
    await crew.end();
  }
}

/** Not loaded for lines: threads answer those. */
async function engineVersion(): Promise<EngineVersion> {
  const { ENGINE } = await import('./index.ts');
  return ENGINE;
}

async function openFile(file: string) {
  const stream = createReadStream(file);
  await once(stream, 'open');
  return stream;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
