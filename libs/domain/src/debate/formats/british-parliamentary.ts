import { bench, preset, step } from './build.ts';

const POI = { poi: { fromSeconds: 60, toSeconds: 360 } };

/** British Parliamentary: four teams of two, two on each bench. */
export const BRITISH_PARLIAMENTARY_PRESET = preset(
  {
    id: 'british-parliamentary',
    seats: [
      ...bench('for', 'openinggovernment', 2),
      ...bench('against', 'openingopposition', 2),
      ...bench('for', 'closinggovernment', 2, 3),
      ...bench('against', 'closingopposition', 2, 3),
    ],
    steps: [
      step('pm', 'speech', ['for-1'], 420, POI),
      step('lo', 'speech', ['against-1'], 420, POI),
      step('dpm', 'speech', ['for-2'], 420, POI),
      step('dlo', 'speech', ['against-2'], 420, POI),
      step('mg', 'speech', ['for-3'], 420, POI),
      step('mo', 'speech', ['against-3'], 420, POI),
      step('gw', 'speech', ['for-4'], 420, POI),
      step('ow', 'speech', ['against-4'], 420, POI),
    ],
    preparationSeconds: 900,
  },
  { winsBySwing: false, speakerScale: 'wudc' },
);

export const BRITISH_PARLIAMENTARY = BRITISH_PARLIAMENTARY_PRESET.format;
