import type { Preset } from './preset.ts';
import { BRITISH_PARLIAMENTARY_PRESET } from './british-parliamentary.ts';
import { LINCOLN_DOUGLAS_PRESET } from './lincoln-douglas.ts';
import { OPEN_FLOOR_PRESET } from './open-floor.ts';
import { OXFORD_PRESET } from './oxford.ts';
import { POLICY_PRESET } from './policy.ts';
import { PUBLIC_FORUM_PRESET } from './public-forum.ts';
import { QUICK_CLASH_PRESET } from './quick-clash.ts';
import { WORLD_SCHOOLS_PRESET } from './world-schools.ts';

/** Every selectable format; the default first. */
export const PRESETS: readonly Preset[] = [
  QUICK_CLASH_PRESET,
  LINCOLN_DOUGLAS_PRESET,
  PUBLIC_FORUM_PRESET,
  POLICY_PRESET,
  WORLD_SCHOOLS_PRESET,
  BRITISH_PARLIAMENTARY_PRESET,
  OXFORD_PRESET,
  OPEN_FLOOR_PRESET,
];
