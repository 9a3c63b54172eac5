import { bench, preset, step } from './build.ts';

const A1 = ['for-1'];
const A2 = ['for-2'];
const N1 = ['against-1'];
const N2 = ['against-2'];

function cx(id: string, asks: readonly string[], answers: readonly string[]) {
  return step(id, 'crossExamination', [...asks, ...answers], 180, {
    askingSeatIds: [...asks],
  });
}

/** Policy: two against two, four constructives each cross-examined, four rebuttals. */
export const POLICY_PRESET = preset(
  {
    id: 'policy',
    seats: [...bench('for', 'affirmative', 2), ...bench('against', 'negative', 2)],
    steps: [
      step('1ac', 'speech', A1, 480),
      cx('cx-1ac', N2, A1),
      step('1nc', 'speech', N1, 480),
      cx('cx-1nc', A1, N1),
      step('2ac', 'speech', A2, 480),
      cx('cx-2ac', N1, A2),
      step('2nc', 'speech', N2, 480),
      cx('cx-2nc', A2, N2),
      step('1nr', 'rebuttal', N1, 300),
      step('1ar', 'rebuttal', A1, 300),
      step('2nr', 'rebuttal', N2, 300),
      step('2ar', 'rebuttal', A2, 300),
    ],
    prepBankSeconds: 480,
  },
  { winsBySwing: false, speakerScale: 'us' },
);

export const POLICY = POLICY_PRESET.format;
