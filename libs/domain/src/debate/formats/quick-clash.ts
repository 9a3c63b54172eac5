import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const FOR = ['for-1'];
const AGAINST = ['against-1'];

/** Quick clash, the default: one against one in twelve minutes of speech after two of preparation. */
export const QUICK_CLASH_PRESET = preset(
  {
    id: 'quick-clash',
    name: m.quickClash,
    summary: m.quickClashSummary,
    seats: [...bench('for', m.sideFor, [m.sideFor]), ...bench('against', m.sideAgainst, [m.sideAgainst])],
    steps: [
      step('opening-for', m.openingFor, 'speech', FOR, 120),
      step('opening-against', m.openingAgainst, 'speech', AGAINST, 120),
      step('cross-examination', m.crossExamination, 'crossExamination', [...FOR, ...AGAINST], 240),
      step('rebuttal-for', m.rebuttalFor, 'rebuttal', FOR, 120),
      step('rebuttal-against', m.rebuttalAgainst, 'rebuttal', AGAINST, 120),
    ],
    preparationSeconds: 120,
    source: m.quickClashSource,
  },
  { winsBySwing: false, speakerScale: null },
);

export const QUICK_CLASH = QUICK_CLASH_PRESET.format;
