import { bundledEncoder } from '@rostrum/encoder';
import { signalsFrom } from '@rostrum/moderator';
import { createEngine } from '@rostrum/moderator/engine';
import { needsSecondOpinion, openReader } from '@rostrum/moderator/reader';
import { hasData } from '../training/data.ts';
import { KINDS, readOpenFrames } from '../training/frames/frame-row.ts';
import { TALK_DATA } from '../training/civility/talk.ts';
import { ordinaryTalk } from './readers/texts.ts';
import { LENGTH, postedMessages, writtenMessages, type Posted } from '../engine-speed/messages.ts';
import { describe, timed } from '../engine-speed/timing.ts';

/**
 * `npm run reader-speed [rounds]`: the cost of the second reader on this machine. How long a message takes that is read twice,
 * with the encoder in memory, how much ordinary talk waits for it, and the memory of a process that holds both readers and the
 * other languages. Times are processor time, and a message counts with its fastest round, since other work on the machine
 * only ever adds time. Figures of one machine at one hour: nothing tests them.
 * `node --max-semi-space-size=8 --max-old-space-size=384 tools/evaluation/reader-speed.ts` has the heap of a function.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const WARM_UP = 'Good morning, everybody.';

function residentMegabytes(): string {
  return `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
}

console.log(`resident before anything is loaded by hand: ${residentMegabytes()}`);
const engine = createEngine();
engine.judge(WARM_UP);
console.log(`with the engine: ${residentMegabytes()}`);
const { readOtherLanguages } = await import('@rostrum/moderator/languages');
readOtherLanguages('Guten Morgen zusammen, wie geht es euch heute?', []);
console.log(`with the other languages: ${residentMegabytes()}`);
const reader = openReader(bundledEncoder(), (error) => {
  throw error;
});
const startedAtMs = performance.now();
await reader.read(WARM_UP, []);
console.log(
  `with the second reader and its encoder: ${residentMegabytes()}, loaded in ${(performance.now() - startedAtMs).toFixed(0)} ms`,
);

/** A judgement by both readers, as a post waits for it; undefined if the message is read once. */
async function readTwice({ text, context }: Posted): Promise<number | undefined> {
  const before = process.cpuUsage();
  const findings = signalsFrom(engine.judge(text, context));
  if (!needsSecondOpinion(findings, reader.suspects(text))) return undefined;
  await reader.read(text, findings);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The fastest times of those that are read twice. */
async function timesOf(messages: readonly Posted[]): Promise<number[]> {
  const took: number[] = [];
  for (const message of messages) {
    let fastest = await readTwice(message);
    for (let round = 1; fastest !== undefined && round < ROUNDS; round += 1) {
      fastest = Math.min(fastest, (await readTwice(message)) ?? fastest);
    }
    if (fastest !== undefined) took.push(fastest);
  }
  return took;
}

function print(name: string, took: readonly number[], of: number): void {
  console.log(`${name}: ${took.length} of ${of} are read twice`);
  if (took.length > 0) console.log(`  ${describe('both readings', took)}`);
}

const frames = KINDS.flatMap(readOpenFrames).map(({ text }): Posted => ({ text, context: {} }));
await timesOf(frames.slice(0, 50));
print('own frames, mostly about abuse', await timesOf(frames), frames.length);
const written = writtenMessages();
print('messages of the scripted debates', await timesOf(written), written.length);
const long = postedMessages();
print(`messages of ${LENGTH} characters`, await timesOf(long), long.length);

const suspected = long.map(({ text }) => timed(() => reader.suspects(text)).milliseconds);
console.log(describe(`the look that decides it, ${LENGTH} characters`, suspected));
console.log(
  `after these messages: ${residentMegabytes()}, ${(process.resourceUsage().maxRSS / 1_024).toFixed(0)} MB at most`,
);

if (hasData(...TALK_DATA, 'civility_cmv', 'debate_kpa_arguments')) {
  for (const [set, texts] of ordinaryTalk()) {
    const waiting = texts.filter(({ text }) =>
      needsSecondOpinion(signalsFrom(engine.judge(text)), reader.suspects(text)),
    );
    console.log(`${set}: ${((100 * waiting.length) / texts.length).toFixed(1)} % wait`);
  }
} else console.log('The labelled talk is not here, so how much of it waits is not measured.');
