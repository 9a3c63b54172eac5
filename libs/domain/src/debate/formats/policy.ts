import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const A1 = ['for-1'];
const A2 = ['for-2'];
const N1 = ['against-1'];
const N2 = ['against-2'];

function cx(id: string, asks: readonly string[], answers: readonly string[]) {
  const names = { 'for-1': '1A', 'for-2': '2A', 'against-1': '1N', 'against-2': '2N' };
  const speaker = names[asks[0] as keyof typeof names];
  return step(id, () => m.examinationBy({ speaker }), 'crossExamination', [...asks, ...answers], 180, {
    askingSeatIds: [...asks],
  });
}

/** Policy: two against two, four constructives each cross-examined, four rebuttals. */
export const POLICY_PRESET = preset(
  {
    id: 'policy',
    name: m.policy,
    summary: m.policySummary,
    seats: [
      ...bench('for', m.affirmative, [m.firstAffirmative, m.secondAffirmative]),
      ...bench('against', m.negative, [m.firstNegative, m.secondNegative]),
    ],
    steps: [
      step('1ac', m.firstAffirmativeConstructive, 'speech', A1, 480),
      cx('cx-1ac', N2, A1),
      step('1nc', m.firstNegativeConstructive, 'speech', N1, 480),
      cx('cx-1nc', A1, N1),
      step('2ac', m.secondAffirmativeConstructive, 'speech', A2, 480),
      cx('cx-2ac', N1, A2),
      step('2nc', m.secondNegativeConstructive, 'speech', N2, 480),
      cx('cx-2nc', A2, N2),
      step('1nr', m.firstNegativeRebuttal, 'rebuttal', N1, 300),
      step('1ar', m.firstAffirmativeRebuttal, 'rebuttal', A1, 300),
      step('2nr', m.secondNegativeRebuttal, 'rebuttal', N2, 300),
      step('2ar', m.secondAffirmativeRebuttal, 'rebuttal', A2, 300),
    ],
    prepBankSeconds: 480,
    source: m.policySource,
  },
  { winsBySwing: false, speakerScale: 'us' },
);

export const POLICY = POLICY_PRESET.format;
