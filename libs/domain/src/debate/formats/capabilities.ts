import { own } from '../../own.ts';
import type { FormatId } from './formats.ts';

/** Scales of speaker points: World Universities (50–100), World Schools (60–80), and most leagues of the United States (25–30). */
export const SPEAKER_SCALES = ['wudc', 'wsdc', 'us'] as const;
export type SpeakerScale = (typeof SPEAKER_SCALES)[number];

/** A format's capabilities beyond its steps. A room stores its steps; the capabilities follow the format's id. */
export type FormatCapabilities = {
  /** The side with the larger gain in the audience's votes wins. */
  winsBySwing: boolean;
  /** The scale of its judges' points; null if they give none. */
  speakerScale: SpeakerScale | null;
};

const NONE: FormatCapabilities = { winsBySwing: false, speakerScale: null };

const CAPABILITIES: Readonly<Record<FormatId, FormatCapabilities>> = {
  'quick-clash': NONE,
  'lincoln-douglas': { ...NONE, speakerScale: 'us' },
  'public-forum': { ...NONE, speakerScale: 'us' },
  policy: { ...NONE, speakerScale: 'us' },
  'world-schools': { ...NONE, speakerScale: 'wsdc' },
  'british-parliamentary': { ...NONE, speakerScale: 'wudc' },
  oxford: { ...NONE, winsBySwing: true },
  'open-floor': NONE,
};

/** A format's capabilities; an unknown format has only its steps. */
export function capabilitiesOf(formatId: string): FormatCapabilities {
  return own(CAPABILITIES, formatId) ?? NONE;
}
