import { bench, preset, step } from './build.ts';

const POI = { poi: { fromSeconds: 60, toSeconds: 420 } };

/** World Schools: three against three, points of information in the long speeches, replies by first or second speakers. */
export const WORLD_SCHOOLS_PRESET = preset(
  {
    id: 'world-schools',
    seats: [...bench('for', 'proposition', 3), ...bench('against', 'opposition', 3)],
    steps: [
      step('prop-1', 'speech', ['for-1'], 480, POI),
      step('opp-1', 'speech', ['against-1'], 480, POI),
      step('prop-2', 'speech', ['for-2'], 480, POI),
      step('opp-2', 'speech', ['against-2'], 480, POI),
      step('prop-3', 'speech', ['for-3'], 480, POI),
      step('opp-3', 'speech', ['against-3'], 480, POI),
      step('opp-reply', 'rebuttal', ['against-1'], 240),
      step('prop-reply', 'rebuttal', ['for-1'], 240),
    ],
    preparationSeconds: 3_600,
  },
  { winsBySwing: false, speakerScale: 'wsdc' },
);

export const WORLD_SCHOOLS = WORLD_SCHOOLS_PRESET.format;
