import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openBareProject } from '../clients.ts';
import { measureMemory, type Memory } from './memory.ts';
import { report, together } from './report.ts';
import { wishedRun, type Observed, type FromCrowd, type Share, type ToCrowd } from './share.ts';
import { countWrites } from './writes.ts';

const CROWD = fileURLToPath(new URL('crowd.ts', import.meta.url));
const ROOMS_OF_A_PROCESS = 10;
const MEMORY_EVERY_MS = 15_000;

type Crowd = { child: ChildProcess; rooms: readonly string[]; found: Promise<Observed> };

/** Starts a process; resolves once everybody in it is in their place. */
async function startCrowd(share: Share): Promise<Crowd> {
  const child = fork(CROWD, [JSON.stringify(share)]);
  const first = await nextFrom(child);
  if (!('ready' in first)) throw new Error('A process of the load began before its turn');
  const found = nextFrom(child).then((next) => {
    if ('found' in next) return next.found;
    throw new Error('A process of the load began twice');
  });
  return { child, rooms: first.ready, found };
}

/** @throws Error if the process ends before it says anything more */
async function nextFrom(child: ChildProcess): Promise<FromCrowd> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the load ended with ${code} before it was done`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message as FromCrowd;
}

const { minutes, ...size } = wishedRun(process.argv.slice(2));
await openBareProject();
console.log(
  `${size.rooms} rooms with ${size.people} people each, ${size.watchers} watchers in one of them, for ${minutes} minutes`,
);
const crowds: Crowd[] = [];
for (let left = size.rooms; left > 0; left -= ROOMS_OF_A_PROCESS) {
  const rooms = Math.min(left, ROOMS_OF_A_PROCESS);
  crowds.push(await startCrowd({ ...size, rooms, watchers: 0, watched: '' }));
}
const [watched = ''] = crowds.flatMap(({ rooms }) => rooms);
if (size.watchers > 0) crowds.push(await startCrowd({ ...size, rooms: 0, watched }));
console.log('everybody is in their place');

const writes = await countWrites();
const memory: Memory[] = [await measureMemory()];
const measuring = setInterval(
  () => void measureMemory().then((now) => memory.push(now), console.error),
  MEMORY_EVERY_MS,
);
const go: ToCrowd = { go: { untilMs: Date.now() + minutes * 60_000 } };
for (const { child } of crowds) child.send(go);
const found = together(await Promise.all(crowds.map((crowd) => crowd.found)));
clearInterval(measuring);
memory.push(await measureMemory());
const errors = report(found, { ...size, watched }, writes, memory);
process.exit(errors === 0 ? 0 : 1);
