import * as m from '@rostrum/words/people-words';
import type * as z from 'zod/mini';
import type { experienceSchema, Interest } from './interests.ts';

export const INTERESTS: Readonly<Record<Interest, () => string>> = {
  politics: m.politics,
  economics: m.economics,
  law: m.law,
  ethics: m.ethics,
  philosophy: m.philosophy,
  technology: m.technology,
  science: m.science,
  environment: m.environment,
  health: m.health,
  education: m.education,
  world: m.world,
  society: m.society,
  culture: m.culture,
  media: m.media,
  sport: m.sport,
};

export const EXPERIENCES: Readonly<Record<z.infer<typeof experienceSchema>, () => string>> = {
  new: m.experienceNew,
  some: m.experienceSome,
  regular: m.experienceRegular,
  coach: m.experienceCoach,
};
