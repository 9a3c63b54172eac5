import { bench, preset, step } from './build.ts';

const FOR = ['for-1'];
const AGAINST = ['against-1'];

/** Quick clash, the default: one against one in twelve minutes of speech after two of preparation. */
export const QUICK_CLASH_PRESET = preset(
  {
    id: 'quick-clash',
    seats: [...bench('for', 'for', 1), ...bench('against', 'against', 1)],
    steps: [
      step('opening-for', 'speech', FOR, 120),
      step('opening-against', 'speech', AGAINST, 120),
      step('cross-examination', 'crossExamination', [...FOR, ...AGAINST], 240),
      step('rebuttal-for', 'rebuttal', FOR, 120),
      step('rebuttal-against', 'rebuttal', AGAINST, 120),
    ],
    preparationSeconds: 120,
  },
  { winsBySwing: false, speakerScale: null },
);

export const QUICK_CLASH = QUICK_CLASH_PRESET.format;
