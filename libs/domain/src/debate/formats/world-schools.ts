import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const POI = { poi: { fromSeconds: 60, toSeconds: 420 } };

/** World Schools: three against three, points of information in the long speeches, replies by first or second speakers. */
export const WORLD_SCHOOLS_PRESET = preset(
  {
    id: 'world-schools',
    name: m.worldSchools,
    summary: m.worldSchoolsSummary,
    seats: [
      ...bench('for', m.proposition, [m.firstProposition, m.secondProposition, m.thirdProposition]),
      ...bench('against', m.opposition, [m.firstOpposition, m.secondOpposition, m.thirdOpposition]),
    ],
    steps: [
      step('prop-1', m.firstProposition, 'speech', ['for-1'], 480, POI),
      step('opp-1', m.firstOpposition, 'speech', ['against-1'], 480, POI),
      step('prop-2', m.secondProposition, 'speech', ['for-2'], 480, POI),
      step('opp-2', m.secondOpposition, 'speech', ['against-2'], 480, POI),
      step('prop-3', m.thirdProposition, 'speech', ['for-3'], 480, POI),
      step('opp-3', m.thirdOpposition, 'speech', ['against-3'], 480, POI),
      step('opp-reply', m.oppositionReply, 'rebuttal', ['against-1'], 240),
      step('prop-reply', m.propositionReply, 'rebuttal', ['for-1'], 240),
    ],
    preparationSeconds: 3_600,
    source: m.worldSchoolsSource,
  },
  { winsBySwing: false, speakerScale: 'wsdc' },
);

export const WORLD_SCHOOLS = WORLD_SCHOOLS_PRESET.format;
