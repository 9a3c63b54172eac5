import { isDeepStrictEqual } from 'node:util';
import { ENGINE } from '../index.ts';
import { answerBody, answerLines } from '../perform.ts';
import { installEngine, type InstalledEngine } from './installed-engine.ts';
import { sampleLines, sampleRequests } from './sample.ts';

/** Written as a stranger writes it: it type-checks only if the packed types are whole. */
const USE = `import { answerLine, ENGINE, judge, scoreComment, summarise, type Head, type MessageAnswer } from '@rostrum/moderator';
const answer: MessageAnswer = judge({ id: 1, text: 'Honestly, you are an idiot.' });
const head: Head = answer.personAttack;
const [start, end]: [number, number] = head.spans[0] ?? [0, 0];
// @ts-expect-error A message has a text.
judge({ id: 1 });
export const all = [start + end, ENGINE.weights, scoreComment({}).status, answerLine('{}'), summarise({ op: 'summary', id: 1, messages: [], count: 0 }).chosen];
`;

/** What was shown of the packed engine. */
type Proof = {
  files: string[];
  lines: number;
  requests: number;
  differences: string[];
  seconds: number;
};

/**
 * Packs the engine, installs it into an empty folder with no network, and compares its answers with the repository's: lines of
 * the command and requests of the service, byte for byte.
 */
export async function prove(count: number, { asWritten }: { asWritten: boolean }): Promise<Proof> {
  const startedAtMs = performance.now();
  const engine = await installEngine({ asWritten });
  try {
    engine.checkTypes(USE);
    const lines = sampleLines(count);
    const differences = [...linesThatDiffer(engine, lines), ...(await requestsThatDiffer(engine, count))];
    const seconds = (performance.now() - startedAtMs) / 1_000;
    return { files: engine.files, lines: lines.length, requests: count, differences, seconds };
  } finally {
    engine.remove();
  }
}

function linesThatDiffer(engine: InstalledEngine, lines: readonly string[]): string[] {
  const here = answerLines({ lines, first: 1 }).split('\n');
  const there = engine.judge(lines).split('\n');
  if (there.length !== here.length) return [`${there.length - 1} answers to ${lines.length} lines`];
  return here.flatMap((answer, at) => (answer === there[at] ? [] : [`line ${at + 1}: ${lines[at]}`]));
}

const AT_ONCE = 20;

async function requestsThatDiffer(engine: InstalledEngine, count: number): Promise<string[]> {
  const bodies = sampleRequests(count).map((request) => JSON.stringify(request));
  const { url, stop } = await engine.serve();
  const differences: string[] = [];
  const healthy: unknown = await (await fetch(`${url}/v1/health`)).json();
  if (!isDeepStrictEqual(healthy, { status: 'ok', ...ENGINE }))
    differences.push(`health: ${JSON.stringify(healthy)}`);
  for (let from = 0; from < bodies.length; from += AT_ONCE) {
    const sent = bodies.slice(from, from + AT_ONCE).map(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/v1alpha1/comments:analyze`, { method: 'POST', headers, body });
      const answered = { status: response.status, body: await response.json() };
      return isDeepStrictEqual(answered, answerBody('score', body)) ? [] : [`request ${body}`];
    });
    differences.push(...(await Promise.all(sent)).flat());
  }
  const code = await stop();
  if (code !== 0) differences.push(`the service ended with ${code}`);
  return differences;
}
