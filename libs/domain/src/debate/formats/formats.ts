import type { Format } from '../format.ts';
import { BRITISH_PARLIAMENTARY } from './british-parliamentary.ts';
import { LINCOLN_DOUGLAS } from './lincoln-douglas.ts';
import { OPEN_FLOOR } from './open-floor.ts';
import { OXFORD } from './oxford.ts';
import { POLICY } from './policy.ts';
import { PUBLIC_FORUM } from './public-forum.ts';
import { QUICK_CLASH } from './quick-clash.ts';
import { WORLD_SCHOOLS } from './world-schools.ts';

const PRESETS = [
  QUICK_CLASH,
  LINCOLN_DOUGLAS,
  PUBLIC_FORUM,
  POLICY,
  WORLD_SCHOOLS,
  BRITISH_PARLIAMENTARY,
  OXFORD,
  OPEN_FLOOR,
] as const;

export type FormatId = (typeof PRESETS)[number]['id'];

/** Every selectable format, by id; the default first. */
export const FORMATS: ReadonlyMap<string, Format> = new Map(PRESETS.map((format) => [format.id, format]));
