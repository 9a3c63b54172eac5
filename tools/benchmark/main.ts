import { aDebater, openBareProject } from './clients.ts';
import { audience } from './measure.ts';
import { quantile, ratioLine, shuffled } from './statistics.ts';
import { bareWay, productWay, type Way } from './ways.ts';

const POSTS = 100;
const WARM_UP = 20;
const WATCHERS = 200;
const POSTS_TO_MANY = 20;

/** The longest steps there are, so that one speech has room for every message. */
const LENGTHS = { preparation: 0, 'opening-for': 7_200 };

async function runningDebate(): Promise<Way> {
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
  return productWay(ada, roomId);
}

/** Both ways in one run and in shuffled order, so that whatever else the machine does meets both alike. */
async function compare(ways: { ours: Way; bare: Way }, size: number, posts: number, warmUp: number) {
  const [ours, bare] = [await audience(ways.ours, size), await audience(ways.bare, size)];
  const took = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < warmUp; round += 1) for (const one of [ours, bare]) await one.time();
  const order = shuffled(
    Array.from({ length: posts * 2 }, (_, index) =>
      index % 2 === 0 ? ('bare' as const) : ('ours' as const),
    ),
  );
  for (const name of order) took[name].push(await { ours, bare }[name].time());
  return took;
}

await openBareProject();
const one = await compare({ ours: await runningDebate(), bare: bareWay() }, 1, POSTS, WARM_UP);
console.log(`${POSTS} posts each, after ${WARM_UP} to warm up, in shuffled order`);
console.log(ratioLine('post to seen, median', quantile(one.ours, 0.5), quantile(one.bare, 0.5), 1.7));
console.log(ratioLine('post to seen, p95', quantile(one.ours, 0.95), quantile(one.bare, 0.95), 1.8));

const many = await compare({ ours: await runningDebate(), bare: bareWay() }, WATCHERS, POSTS_TO_MANY, 3);
console.log(
  ratioLine(
    `until the last of ${WATCHERS} has it, median`,
    quantile(many.ours, 0.5),
    quantile(many.bare, 0.5),
    1.1,
  ),
);
process.exit(0);
