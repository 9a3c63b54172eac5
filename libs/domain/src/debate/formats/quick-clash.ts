import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const FOR = ['for-1'];
const AGAINST = ['against-1'];

/** Quick clash, the default: one against one in twelve minutes of speech after two of preparation. */
export const QUICK_CLASH = preset({
  id: 'quick-clash',
  name: 'Quick clash',
  summary: 'One against one: two openings, a cross-examination, two rebuttals.',
  seats: [...bench('for', 'For', ['For']), ...bench('against', 'Against', ['Against'])],
  steps: [
    step('opening-for', 'Opening, For', 'speech', FOR, 120),
    step('opening-against', 'Opening, Against', 'speech', AGAINST, 120),
    step('cross-examination', 'Cross-examination', 'crossExamination', [...FOR, ...AGAINST], 240),
    step('rebuttal-for', 'Rebuttal, For', 'rebuttal', FOR, 120),
    step('rebuttal-against', 'Rebuttal, Against', 'rebuttal', AGAINST, 120),
  ],
  preparationSeconds: 120,
  source: 'SPAR debating (spontaneous argumentation), debate-flow preset',
});

export const QUICK_CLASH_PRESET: Preset = {
  format: QUICK_CLASH,
  capabilities: { winsBySwing: false, speakerScale: null },
};
