import type { Format } from '../format.ts';
import { BRITISH_PARLIAMENTARY } from './british-parliamentary.ts';
import type { FormatCapabilities } from './capabilities.ts';
import { LINCOLN_DOUGLAS } from './lincoln-douglas.ts';
import { OPEN_FLOOR } from './open-floor.ts';
import { OXFORD } from './oxford.ts';
import { POLICY } from './policy.ts';
import { PUBLIC_FORUM } from './public-forum.ts';
import { QUICK_CLASH } from './quick-clash.ts';
import { WORLD_SCHOOLS } from './world-schools.ts';

const NONE: FormatCapabilities = { winsBySwing: false, speakerScale: null };

/** Every selectable format with its capabilities; the default first. */
const PRESETS: readonly (readonly [format: Format, capabilities: FormatCapabilities])[] = [
  [QUICK_CLASH, NONE],
  [LINCOLN_DOUGLAS, { ...NONE, speakerScale: 'us' }],
  [PUBLIC_FORUM, { ...NONE, speakerScale: 'us' }],
  [POLICY, { ...NONE, speakerScale: 'us' }],
  [WORLD_SCHOOLS, { ...NONE, speakerScale: 'wsdc' }],
  [BRITISH_PARLIAMENTARY, { ...NONE, speakerScale: 'wudc' }],
  [OXFORD, { ...NONE, winsBySwing: true }],
  [OPEN_FLOOR, NONE],
];

/** Every selectable format, by id; the default first. */
export const FORMATS: ReadonlyMap<string, Format> = new Map(PRESETS.map(([format]) => [format.id, format]));

const CAPABILITIES: ReadonlyMap<string, FormatCapabilities> = new Map(
  PRESETS.map(([{ id }, capabilities]) => [id, capabilities]),
);

/** A format's capabilities; an unknown format has only its steps. */
export function capabilitiesOf(formatId: string): FormatCapabilities {
  return CAPABILITIES.get(formatId) ?? NONE;
}
