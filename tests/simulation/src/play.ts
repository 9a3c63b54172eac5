import type { Life } from './client/life.ts';
import type { Plan } from './plan.ts';
import { CALM } from './world/weather.ts';
import { count, type World } from './world/world.ts';

/** Far more than any debate of these stories needs: beyond this a story never comes to rest. */
const MOST_HAPPENINGS = 60_000;

/**
 * First the storm, then calm until nothing is left to happen. Then everybody comes back, so that pending commands are
 * sent, and reads the floor from its beginning.
 */
export async function play(world: World, { stormMs, outage }: Plan, lives: readonly Life[]): Promise<void> {
  for (const life of lives) life.begin();
  world.timeline.after(stormMs, () => calmDown(world, lives));
  if (outage) world.timeline.after(outage.fromMs, () => loseEverybody(world, outage, lives));
  await comeToRest(world);
  for (const life of lives) life.comeBack();
  await comeToRest(world);
  for (const life of lives) life.readAll();
  await comeToRest(world);
  for (const life of lives) for (const page of life.pages) page.clock.checkAtLast();
}

async function comeToRest({ timeline, breaches }: World): Promise<void> {
  const isAtRest = await timeline.run(MOST_HAPPENINGS);
  if (!isAtRest) breaches.push({ rule: 'rest', what: 'something goes on and on' });
}

function calmDown(world: World, lives: readonly Life[]): void {
  world.tell?.('the storm is over');
  world.isStormy = false;
  world.weather = CALM;
  for (const life of lives) life.mend();
}

/** For a while nobody has a connection. */
function loseEverybody(
  world: World,
  { forMs, isNoticed }: NonNullable<Plan['outage']>,
  lives: readonly Life[],
): void {
  if (!world.isStormy) return;
  count(world, 'nobody connected');
  for (const life of lives) life.cut(forMs, isNoticed);
}
