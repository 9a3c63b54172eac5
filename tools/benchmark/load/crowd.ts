import { setTimeout as sleep } from 'node:timers/promises';
import { audience } from '../measure.ts';
import { bareTransport } from '../transports.ts';
import { aDebate, debateUntil, WATCHER_BEATS_MS, type Debate } from './debate.ts';
import { Notes } from './notes.ts';
import { aPerson, beat, comeIn, every, type Person } from './people.ts';
import type { FromCrowd, Share, ToCrowd } from './share.ts';

/** One process of `npm run load`: plays the rooms or the watchers of its share, and says what it saw. */

const BARE_EVERY_MS = 3_000;
/** After the last post, until everybody must have it. */
const SETTLE_MS = 15_000;

const share = JSON.parse(process.argv[2] ?? '') as Share;
const notes = new Notes();
const say = (what: FromCrowd) =>
  new Promise<void>((resolve) => process.send?.(what, undefined, undefined, () => resolve()));

const debates: Debate[] = [];
for (let room = 0; room < share.rooms; room += 1) debates.push(await aDebate(share.people, notes));
const watchers: Person[] = [];
for (let index = 0; index < share.watchers; index += 1) {
  const watcher = await aPerson(`Watcher ${index}`, notes);
  await comeIn(watcher, share.watched, notes);
  watchers.push(watcher);
}
const bare = share.rooms > 0 ? await audience(bareTransport(), share.people) : undefined;
if (notes.found.errors.length > 0) console.error(notes.found.errors.slice(0, 5).join('\n'));

process.once('disconnect', () => process.exit(1));
process.once('message', (message) => void play(message as ToCrowd));
await say({ ready: debates.map(({ roomId }) => roomId) });

async function play({ go: { untilMs } }: ToCrowd): Promise<void> {
  notes.begin();
  await Promise.all([
    ...debates.map((debate) => debateUntil(untilMs, debate, notes)),
    ...watchers.map((watcher) =>
      every(WATCHER_BEATS_MS, untilMs, 'a heartbeat', notes, () => beat(watcher, share.watched)),
    ),
    ...(bare
      ? [
          every(BARE_EVERY_MS, untilMs, 'a bare write', notes, async () =>
            notes.found.bare.push(await bare.time()),
          ),
        ]
      : []),
  ]);
  await sleep(SETTLE_MS);
  await say({ found: notes.found });
  process.exit(0);
}
