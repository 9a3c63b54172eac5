import { Life } from './client/life.ts';
import { createPerson } from './client/person.ts';
import { shortFormat } from './debates/short-formats.ts';
import { play } from './play.ts';
import { drawPlan, type Plan } from './plan.ts';
import { checkRules } from './rules/check-rules.ts';
import { countEvents } from './rules/count-events.ts';
import { openCloud } from './cloud/rooms-cloud.ts';
import { createChance, type Chance } from './world/chance.ts';
import { Link } from './world/link.ts';
import { Timeline } from './world/timeline.ts';
import { count, type Breach, type Seen, type World } from './world/world.ts';

export type Wish = {
  /** Receives the events, line by line. */
  tell?: ((line: string) => void) | undefined;
};
export type StoryResult = { seed: number; breaches: readonly Breach[]; seen: ReadonlyMap<Seen, number> };

/**
 * Plays the story of one seed from the opening of a room to its archive, and checks every rule. The same seed plays
 * the same story.
 */
export async function simulate(seed: number, wish: Wish = {}): Promise<StoryResult> {
  const chance = createChance(seed);
  const plan = drawPlan(chance);
  const world = createWorld(chance, plan, wish);
  world.tell?.(JSON.stringify(plan));
  const people = plan.people.map(({ uid }) => uid);
  const seated = plan.isSeated ? people : [];
  const opening = {
    hostId: plan.hostId,
    people,
    format: { ...shortFormat(plan.formatId), restatesFirst: restatesFirst(plan) },
    seated,
  };
  const cloud = await openCloud(world, { ...plan, opening });
  const lives = plan.people.map(({ uid, wrongMs }) => {
    if (Math.abs(wrongMs) > 60_000) count(world, 'clock wrong by minutes');
    return new Life(world, cloud, createPerson(uid, new Link(world), wrongMs), plan.leaveAfter);
  });
  const { suspension } = plan;
  if (suspension) world.timeline.after(suspension.atMs, () => void cloud.suspend(suspension.uid));
  await play(world, plan, lives);
  checkRules(world, cloud.view, lives);
  countEvents(world, cloud.view);
  return { seed, breaches: world.breaches, seen: world.seen };
}

/** Follows from another draw, so that the seeds that people know keep their stories. */
function restatesFirst({ stormMs }: Plan): boolean {
  return stormMs % 5 < 2;
}

function createWorld(chance: Chance, { storm, commitMs }: Plan, { tell }: Wish): World {
  const timeline = new Timeline();
  const startMs = timeline.nowMs;
  return {
    timeline,
    chance,
    weather: storm,
    isStormy: true,
    suspended: new Set(),
    commitMs,
    breaches: [],
    seen: new Map(),
    tell: tell && ((line) => tell(`${String(timeline.nowMs - startMs).padStart(9)} ms  ${line}`)),
  };
}
