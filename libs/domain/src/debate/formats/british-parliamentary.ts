import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const POI = { poi: { fromSeconds: 60, toSeconds: 360 } };

/** British Parliamentary: four teams of two, two on each bench. */
export const BRITISH_PARLIAMENTARY_PRESET = preset(
  {
    id: 'british-parliamentary',
    name: m.britishParliamentary,
    summary: m.britishParliamentarySummary,
    seats: [
      ...bench('for', m.openingGovernment, [m.primeMinister, m.deputyPrimeMinister]),
      ...bench('against', m.openingOpposition, [m.oppositionLeader, m.deputyOppositionLeader]),
      ...bench('for', m.closingGovernment, [m.governmentMember, m.governmentWhip], 3),
      ...bench('against', m.closingOpposition, [m.oppositionMember, m.oppositionWhip], 3),
    ],
    steps: [
      step('pm', m.primeMinister, 'speech', ['for-1'], 420, POI),
      step('lo', m.oppositionLeader, 'speech', ['against-1'], 420, POI),
      step('dpm', m.deputyPrimeMinister, 'speech', ['for-2'], 420, POI),
      step('dlo', m.deputyOppositionLeader, 'speech', ['against-2'], 420, POI),
      step('mg', m.governmentMember, 'speech', ['for-3'], 420, POI),
      step('mo', m.oppositionMember, 'speech', ['against-3'], 420, POI),
      step('gw', m.governmentWhip, 'speech', ['for-4'], 420, POI),
      step('ow', m.oppositionWhip, 'speech', ['against-4'], 420, POI),
    ],
    preparationSeconds: 900,
    source: m.britishParliamentarySource,
  },
  { winsBySwing: false, speakerScale: 'wudc' },
);

export const BRITISH_PARLIAMENTARY = BRITISH_PARLIAMENTARY_PRESET.format;
