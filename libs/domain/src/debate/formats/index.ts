import type { Format } from '../format.ts';
import type { FormatCapabilities, Preset } from './capabilities.ts';
import { BRITISH_PARLIAMENTARY_PRESET } from './british-parliamentary.ts';
import { LINCOLN_DOUGLAS_PRESET } from './lincoln-douglas.ts';
import { OPEN_FLOOR_PRESET } from './open-floor.ts';
import { OXFORD_PRESET } from './oxford.ts';
import { POLICY_PRESET } from './policy.ts';
import { PUBLIC_FORUM_PRESET } from './public-forum.ts';
import { QUICK_CLASH_PRESET } from './quick-clash.ts';
import { WORLD_SCHOOLS_PRESET } from './world-schools.ts';

const NONE: FormatCapabilities = { winsBySwing: false, speakerScale: null };

/** Every selectable format; the default first. */
const PRESETS: readonly Preset[] = [
  QUICK_CLASH_PRESET,
  LINCOLN_DOUGLAS_PRESET,
  PUBLIC_FORUM_PRESET,
  POLICY_PRESET,
  WORLD_SCHOOLS_PRESET,
  BRITISH_PARLIAMENTARY_PRESET,
  OXFORD_PRESET,
  OPEN_FLOOR_PRESET,
];

/** Every selectable format, by id; the default first. */
export const FORMATS: ReadonlyMap<string, Format> = new Map(PRESETS.map(({ format }) => [format.id, format]));

const CAPABILITIES: ReadonlyMap<string, FormatCapabilities> = new Map(
  PRESETS.map(({ format, capabilities }) => [format.id, capabilities]),
);

/** Whether judges decide a format, with points for each speaker. */
export function hasJudges({ id }: Pick<Format, 'id'>): boolean {
  return capabilitiesOf(id).speakerScale !== null;
}

/** A format's capabilities; an unknown format has only its steps. */
export function capabilitiesOf(formatId: string): FormatCapabilities {
  return CAPABILITIES.get(formatId) ?? NONE;
}
