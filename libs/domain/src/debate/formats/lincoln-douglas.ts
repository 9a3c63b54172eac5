import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const AFF = ['for-1'];
const NEG = ['against-1'];
const BOTH = [...AFF, ...NEG];

/** Lincoln–Douglas: one against one, long constructives, each questioned by the other side. */
export const LINCOLN_DOUGLAS = preset({
  id: 'lincoln-douglas',
  name: 'Lincoln–Douglas',
  summary: 'One against one on values: long cases, each cross-examined, then rebuttals.',
  seats: [...bench('for', 'Affirmative', ['Affirmative']), ...bench('against', 'Negative', ['Negative'])],
  steps: [
    step('ac', 'Affirmative constructive', 'speech', AFF, 360),
    step('cx-neg', 'Cross-examination by Negative', 'crossExamination', BOTH, 180, { askingSeatIds: NEG }),
    step('nc', 'Negative constructive', 'speech', NEG, 420),
    step('cx-aff', 'Cross-examination by Affirmative', 'crossExamination', BOTH, 180, { askingSeatIds: AFF }),
    step('1ar', 'First affirmative rebuttal', 'rebuttal', AFF, 240),
    step('nr', 'Negative rebuttal', 'rebuttal', NEG, 360),
    step('2ar', 'Second affirmative rebuttal', 'rebuttal', AFF, 180),
  ],
  prepBankSeconds: 240,
  source: 'National Speech & Debate Association, Lincoln–Douglas debate',
});

export const LINCOLN_DOUGLAS_PRESET: Preset = {
  format: LINCOLN_DOUGLAS,
  capabilities: { winsBySwing: false, speakerScale: 'us' },
};
