import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const POI = { poi: { fromSeconds: 60, toSeconds: 420 } };

/** World Schools: three against three, points of information in the long speeches, replies by first or second speakers. */
export const WORLD_SCHOOLS = preset({
  id: 'world-schools',
  name: 'World Schools',
  summary: 'Three against three after an hour of preparation, with points of information and reply speeches.',
  seats: [
    ...bench('for', 'Proposition', ['First proposition', 'Second proposition', 'Third proposition']),
    ...bench('against', 'Opposition', ['First opposition', 'Second opposition', 'Third opposition']),
  ],
  steps: [
    step('prop-1', 'First proposition', 'speech', ['for-1'], 480, POI),
    step('opp-1', 'First opposition', 'speech', ['against-1'], 480, POI),
    step('prop-2', 'Second proposition', 'speech', ['for-2'], 480, POI),
    step('opp-2', 'Second opposition', 'speech', ['against-2'], 480, POI),
    step('prop-3', 'Third proposition', 'speech', ['for-3'], 480, POI),
    step('opp-3', 'Third opposition', 'speech', ['against-3'], 480, POI),
    step('opp-reply', 'Opposition reply', 'rebuttal', ['against-1'], 240),
    step('prop-reply', 'Proposition reply', 'rebuttal', ['for-1'], 240),
  ],
  preparationSeconds: 3_600,
  source: 'World Schools Debating Championships rules',
});

export const WORLD_SCHOOLS_PRESET: Preset = {
  format: WORLD_SCHOOLS,
  capabilities: { winsBySwing: false, speakerScale: 'wsdc' },
};
