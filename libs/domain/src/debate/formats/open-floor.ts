import { bench, preset, step } from './build.ts';

const TURNS = { turnSeconds: 90 };

/** Open floor: people raise a hand to get a turn; two leads sum up. */
export const OPEN_FLOOR_PRESET = preset(
  {
    id: 'open-floor',
    seats: [...bench('for', 'for', 1), ...bench('against', 'against', 1)],
    steps: [
      step('block-1', 'openFloor', [], 600, TURNS),
      step('block-2', 'openFloor', [], 600, TURNS),
      step('block-3', 'openFloor', [], 600, TURNS),
      step('summary-for', 'rebuttal', ['for-1'], 60),
      step('summary-against', 'rebuttal', ['against-1'], 60),
    ],
  },
  { winsBySwing: false, speakerScale: null },
);

export const OPEN_FLOOR = OPEN_FLOOR_PRESET.format;
