import type { Format } from '../format.ts';

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

/** A selectable format: what a room stores, and what follows from its id. */
export type Preset = { format: Format; capabilities: FormatCapabilities };
