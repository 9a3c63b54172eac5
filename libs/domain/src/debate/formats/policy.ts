import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const A1 = ['for-1'];
const A2 = ['for-2'];
const N1 = ['against-1'];
const N2 = ['against-2'];

function cx(id: string, asks: readonly string[], answers: readonly string[]) {
  const names = { 'for-1': '1A', 'for-2': '2A', 'against-1': '1N', 'against-2': '2N' };
  const name = names[asks[0] as keyof typeof names];
  return step(id, `Cross-examination by ${name}`, 'crossExamination', [...asks, ...answers], 180, {
    askingSeatIds: [...asks],
  });
}

/** Policy: two against two, four constructives each cross-examined, four rebuttals. */
export const POLICY = preset({
  id: 'policy',
  name: 'Policy',
  summary: 'Two against two on one plan: four cross-examined constructives, four rebuttals.',
  seats: [
    ...bench('for', 'Affirmative', ['First affirmative', 'Second affirmative']),
    ...bench('against', 'Negative', ['First negative', 'Second negative']),
  ],
  steps: [
    step('1ac', 'First affirmative constructive', 'speech', A1, 480),
    cx('cx-1ac', N2, A1),
    step('1nc', 'First negative constructive', 'speech', N1, 480),
    cx('cx-1nc', A1, N1),
    step('2ac', 'Second affirmative constructive', 'speech', A2, 480),
    cx('cx-2ac', N1, A2),
    step('2nc', 'Second negative constructive', 'speech', N2, 480),
    cx('cx-2nc', A2, N2),
    step('1nr', 'First negative rebuttal', 'rebuttal', N1, 300),
    step('1ar', 'First affirmative rebuttal', 'rebuttal', A1, 300),
    step('2nr', 'Second negative rebuttal', 'rebuttal', N2, 300),
    step('2ar', 'Second affirmative rebuttal', 'rebuttal', A2, 300),
  ],
  prepBankSeconds: 480,
  source:
    'National Speech & Debate Association, Policy debate; prep bank of common practice (the written rule is 300 s)',
});

export const POLICY_PRESET: Preset = {
  format: POLICY,
  capabilities: { winsBySwing: false, speakerScale: 'us' },
};
