import * as m from '@rostrum/words/formats';
import { BRAND } from '../../brand.ts';
import { bench, preset, step } from './build.ts';

const TURNS = { turnSeconds: 90 };

/** Open floor: people raise a hand to get a turn; two leads sum up. */
export const OPEN_FLOOR_PRESET = preset(
  {
    id: 'open-floor',
    name: m.openFloor,
    summary: m.openFloorSummary,
    seats: [...bench('for', m.sideFor, [m.leadFor]), ...bench('against', m.sideAgainst, [m.leadAgainst])],
    steps: [
      step('block-1', m.whereWeStand, 'openFloor', [], 600, TURNS),
      step('block-2', m.whatSpeaksAgainst, 'openFloor', [], 600, TURNS),
      step('block-3', m.whatFollows, 'openFloor', [], 600, TURNS),
      step('summary-for', m.summaryFor, 'rebuttal', ['for-1'], 60),
      step('summary-against', m.summaryAgainst, 'rebuttal', ['against-1'], 60),
    ],
    source: () => BRAND,
  },
  { winsBySwing: false, speakerScale: null },
);

export const OPEN_FLOOR = OPEN_FLOOR_PRESET.format;
