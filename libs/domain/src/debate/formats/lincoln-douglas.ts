import { bench, preset, step } from './build.ts';

const AFF = ['for-1'];
const NEG = ['against-1'];
const BOTH = [...AFF, ...NEG];

/** Lincoln–Douglas: one against one, long constructives, each questioned by the other side. */
export const LINCOLN_DOUGLAS_PRESET = preset(
  {
    id: 'lincoln-douglas',
    seats: [...bench('for', 'affirmative', 1), ...bench('against', 'negative', 1)],
    steps: [
      step('ac', 'speech', AFF, 360),
      step('cx-neg', 'crossExamination', BOTH, 180, { askingSeatIds: NEG }),
      step('nc', 'speech', NEG, 420),
      step('cx-aff', 'crossExamination', BOTH, 180, { askingSeatIds: AFF }),
      step('1ar', 'rebuttal', AFF, 240),
      step('nr', 'rebuttal', NEG, 360),
      step('2ar', 'rebuttal', AFF, 180),
    ],
    prepBankSeconds: 240,
  },
  { winsBySwing: false, speakerScale: 'us' },
);

export const LINCOLN_DOUGLAS = LINCOLN_DOUGLAS_PRESET.format;
