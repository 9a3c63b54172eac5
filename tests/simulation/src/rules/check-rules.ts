import type { Life } from '../client/life.ts';
import type { RoomView } from '../cloud/room-view.ts';
import type { World } from '../world/world.ts';
import type { Check } from './check.ts';
import { checkBallots } from './ballots.ts';
import { checkConsent } from './consent.ts';
import { checkDeadlines } from './deadlines.ts';
import { checkFloor } from './floor.ts';
import { checkLog } from './log.ts';
import { checkSpeakers } from './speakers.ts';
import { checkStanding } from './standing.ts';
import { checkWords } from './words.ts';

const CHECKS: readonly Check[] = [
  checkLog,
  checkSpeakers,
  checkConsent,
  checkBallots,
  checkDeadlines,
  checkFloor,
  checkWords,
  checkStanding,
];

/** Adds every breach that only the end of a story shows. */
export function checkRules(world: World, view: RoomView, lives: readonly Life[]): void {
  for (const check of CHECKS) world.breaches.push(...check({ world, view, lives }));
}
