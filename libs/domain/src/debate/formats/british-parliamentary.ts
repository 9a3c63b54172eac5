import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const POI = { poi: { fromSeconds: 60, toSeconds: 360 } };

/** British Parliamentary: four teams of two, two on each bench. */
export const BRITISH_PARLIAMENTARY = preset({
  id: 'british-parliamentary',
  name: 'British Parliamentary',
  summary: 'Four teams of two, two on each bench; eight speeches with points of information.',
  seats: [
    ...bench('for', 'Opening government', ['Prime minister', 'Deputy prime minister']),
    ...bench('against', 'Opening opposition', ['Leader of opposition', 'Deputy leader of opposition']),
    ...bench('for', 'Closing government', ['Member of government', 'Government whip'], 3),
    ...bench('against', 'Closing opposition', ['Member of opposition', 'Opposition whip'], 3),
  ],
  steps: [
    step('pm', 'Prime minister', 'speech', ['for-1'], 420, POI),
    step('lo', 'Leader of opposition', 'speech', ['against-1'], 420, POI),
    step('dpm', 'Deputy prime minister', 'speech', ['for-2'], 420, POI),
    step('dlo', 'Deputy leader of opposition', 'speech', ['against-2'], 420, POI),
    step('mg', 'Member of government', 'speech', ['for-3'], 420, POI),
    step('mo', 'Member of opposition', 'speech', ['against-3'], 420, POI),
    step('gw', 'Government whip', 'speech', ['for-4'], 420, POI),
    step('ow', 'Opposition whip', 'speech', ['against-4'], 420, POI),
  ],
  preparationSeconds: 900,
  source: 'World Universities Debating Championships manual',
});

export const BRITISH_PARLIAMENTARY_PRESET: Preset = {
  format: BRITISH_PARLIAMENTARY,
  capabilities: { winsBySwing: false, speakerScale: 'wudc' },
};
