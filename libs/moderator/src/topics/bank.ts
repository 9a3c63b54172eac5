import type { TopicContent } from '@rostrum/domain';
import { CITIES } from './bank/cities.ts';
import { CULTURE } from './bank/culture.ts';
import { DEMOCRACY } from './bank/democracy.ts';
import { ECONOMY } from './bank/economy.ts';
import { EDUCATION } from './bank/education.ts';
import { ENVIRONMENT } from './bank/environment.ts';
import { ETHICS } from './bank/ethics.ts';
import { HEALTH } from './bank/health.ts';
import { JUSTICE } from './bank/justice.ts';
import { MEDIA } from './bank/media.ts';
import { SPORT } from './bank/sport.ts';
import { TECHNOLOGY } from './bank/technology.ts';
import { WORK } from './bank/work.ts';
import { WORLD } from './bank/world.ts';
import { readBank } from './read-bank.ts';

const TEXTS = {
  Cities: CITIES,
  Culture: CULTURE,
  Democracy: DEMOCRACY,
  Economy: ECONOMY,
  Education: EDUCATION,
  Environment: ENVIRONMENT,
  Ethics: ETHICS,
  Health: HEALTH,
  Justice: JUSTICE,
  Media: MEDIA,
  Sport: SPORT,
  Technology: TECHNOLOGY,
  Work: WORK,
  World: WORLD,
} as const;

let read: TopicContent[] | undefined;

/** Motions of all kinds with arguments for and against, written for this product; parsed at the first use. */
export function motionBank(): readonly TopicContent[] {
  read ??= Object.entries(TEXTS).flatMap(([category, text]) => readBank(category, text));
  return read;
}
