import { deadlineOf } from '@rostrum/domain';
import type { Work } from './counting.ts';
import { begun, commandIn, sceneAfter } from './setups.ts';
import { WAYS, type CountedCommand } from './ways.ts';

const isCounted = (type: string): type is CountedCommand => Object.hasOwn(WAYS, type);

/** The work of one command of each type. @throws Error if one of them is refused */
export async function countCommands(): Promise<ReadonlyMap<CountedCommand, Work>> {
  const counted = new Map<CountedCommand, Work>();
  for (const type of Object.keys(WAYS).filter(isCounted)) {
    const { settings = {}, setups = [], by, fields } = WAYS[type];
    const scene = await sceneAfter(settings, setups);
    const uid = typeof by === 'string' ? by : by(scene);
    counted.set(type, await scene.count(uid, commandIn(scene, type, fields)));
  }
  return counted;
}

/** The work of the clock's tasks in a running step: a bell before its end, and the end. */
export async function countClock(): Promise<Record<'bell' | 'end', Work>> {
  const scene = await sceneAfter({}, [begun]);
  const { endsAtMs, actsAtMs } = deadlineOf(scene.room().debate) ?? { endsAtMs: 0, actsAtMs: 0 };
  for (const uid of ['ada', 'ben', 'for-1']) await scene.beat(uid);
  return {
    bell: await scene.countTick(30, endsAtMs - 30_000),
    end: await scene.countTick('end', actsAtMs),
  };
}
