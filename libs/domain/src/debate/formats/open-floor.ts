import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const TURNS = { turnSeconds: 90 };

/** Open floor: people raise a hand to get a turn; two leads sum up. */
export const OPEN_FLOOR = preset({
  id: 'open-floor',
  name: 'Open floor',
  summary: 'Everybody may raise a hand and speak for ninety seconds; two leads sum up.',
  seats: [...bench('for', 'For', ['Lead, For']), ...bench('against', 'Against', ['Lead, Against'])],
  steps: [
    step('block-1', 'Where we stand', 'openFloor', [], 600, TURNS),
    step('block-2', 'What speaks against it', 'openFloor', [], 600, TURNS),
    step('block-3', 'What follows', 'openFloor', [], 600, TURNS),
    step('summary-for', 'Summary, For', 'rebuttal', ['for-1'], 60),
    step('summary-against', 'Summary, Against', 'rebuttal', ['against-1'], 60),
  ],
  source: 'Rostrum',
});

export const OPEN_FLOOR_PRESET: Preset = {
  format: OPEN_FLOOR,
  capabilities: { winsBySwing: false, speakerScale: null },
};
