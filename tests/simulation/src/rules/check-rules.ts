import type { Life } from '../client/life.ts';
import type { RoomView } from '../cloud/room-view.ts';
import type { Rule, World } from '../world/world.ts';
import { checkDeadlines } from './deadlines.ts';
import { checkFloor } from './floor.ts';
import { checkLog } from './log.ts';
import { checkSpeakers } from './speakers.ts';
import { checkStanding } from './standing.ts';
import { checkWords } from './words.ts';

/** What a finished story looks like to the rules: a check says of which rule it found a breach, and what. */
export type Finding = { rule: Rule; what: string };
export type Story = { world: World; view: RoomView; lives: readonly Life[] };
export type Check = (story: Story) => Finding[];

const CHECKS: readonly Check[] = [
  checkLog,
  checkSpeakers,
  checkDeadlines,
  checkFloor,
  checkWords,
  checkStanding,
];

/** Adds every breach that only the end of a story shows. */
export function checkRules(world: World, view: RoomView, lives: readonly Life[]): void {
  for (const check of CHECKS) world.breaches.push(...check({ world, view, lives }));
}
