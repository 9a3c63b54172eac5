import type { Format } from '../format.ts';
import type { FormatCapabilities } from './preset.ts';
import { PRESETS } from './presets.ts';

const NONE: FormatCapabilities = { winsBySwing: false, speakerScale: null };

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
