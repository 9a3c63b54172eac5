import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aDebater, openBareProject } from './clients.ts';
import { audience } from './measure.ts';
import { quantile, ratioLine, shuffled } from './statistics.ts';
import { bareTransport, productTransport, serverTransport, type Transport } from './transports.ts';

const POSTS = 100;
const WARM_UP = 20;
const WATCHERS = 200;

/**
 * After each post. The moderator slows down a person after six posts in ten seconds; each transport has one in three
 * posts, or fewer.
 */
const PACE_MS = 800;

/** The longest steps there are, so that one speech has room for every message. */
const LENGTHS = { preparation: 0, 'opening-for': 7_200 };

async function runningDebate(): Promise<Transport> {
  const [ada, ben] = [await aDebater('Ada'), await aDebater('Ben')];
  const { roomId = '' } = await ada.ask({
    type: 'create',
    motion: 'This house would measure before it speaks',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'public',
    strictness: 'standard',
    lengths: LENGTHS,
  });
  await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of [ada, ben]) await person.ask({ type: 'ready', roomId });
  return productTransport(ada, roomId);
}

/** The fields of a product message beyond those in the query. */
const REST_OF_A_MESSAGE = {
  authorId: `bench-${randomUUID()}`,
  authorName: 'Ada',
  side: 'for',
  stepIndex: 0,
  seq: 100,
};

/** The product, a bare write, a bare write of as much as the product stores, and the product's commit alone. */
async function allTransports() {
  return {
    ours: await runningDebate(),
    bare: bareTransport(),
    alike: bareTransport(REST_OF_A_MESSAGE),
    commit: serverTransport(REST_OF_A_MESSAGE),
  };
}
type Name = keyof Awaited<ReturnType<typeof allTransports>>;
const COMPARED: readonly Name[] = ['ours', 'bare', 'alike'];

/**
 * Some transports in one run: one post of each per round, in shuffled order, so that other load and earlier listening affect
 * them equally.
 */
async function compare(size: number, names: readonly Name[]): Promise<Record<Name, number[]>> {
  const transports = await allTransports();
  const took: Record<Name, number[]> = { ours: [], bare: [], alike: [], commit: [] };
  const audiences: { name: Name; time: () => Promise<number> }[] = [];
  for (const name of names) audiences.push({ name, ...(await audience(transports[name], size)) });
  for (let round = 0; round < WARM_UP + POSTS; round += 1) {
    for (const { name, time } of shuffled(audiences)) {
      await sleep(PACE_MS);
      const milliseconds = await time();
      if (round >= WARM_UP) took[name].push(milliseconds);
    }
  }
  return took;
}

/** How long calls take that are refused at once, one after the other. */
async function timeCalls(): Promise<number[]> {
  const { knock } = await aDebater('Cleo');
  const took: number[] = [];
  for (let call = 0; call < WARM_UP + POSTS; call += 1) {
    await sleep(PACE_MS / 4);
    const startedAt = performance.now();
    await knock();
    if (call >= WARM_UP) took.push(performance.now() - startedAt);
  }
  return took;
}

function print(what: string, took: Record<Name, number[]>, at: number, bar: number): void {
  const ours = quantile(took.ours, at);
  console.log(ratioLine(what, ours, quantile(took.bare, at), bar));
  console.log(ratioLine(`${what}, beside as large a document`, ours, quantile(took.alike, at)));
}

await openBareProject();
console.log(`${POSTS} posts each, after ${WARM_UP} to warm up, in shuffled order`);
const one = await compare(1, [...COMPARED, 'commit']);
print('post to seen, median', one, 0.5, 1.7);
print('post to seen, p95', one, 0.95, 1.8);
const milliseconds = (took: readonly number[]) => `${quantile(took, 0.5).toFixed(1)} ms`;
console.log(
  `of these: the commit until seen ${milliseconds(one.commit)}, a call without work ${milliseconds(await timeCalls())}`,
);
const many = await compare(WATCHERS, COMPARED);
print(`until the last of ${WATCHERS} has it, median`, many, 0.5, 1.1);
process.exit(0);
