import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const AFF = ['for-1'];
const NEG = ['against-1'];
const BOTH = [...AFF, ...NEG];

/** Lincoln–Douglas: one against one, long constructives, each questioned by the other side. */
export const LINCOLN_DOUGLAS_PRESET = preset(
  {
    id: 'lincoln-douglas',
    name: m.lincolnDouglas,
    summary: m.lincolnDouglasSummary,
    seats: [...bench('for', m.affirmative, [m.affirmative]), ...bench('against', m.negative, [m.negative])],
    steps: [
      step('ac', m.affirmativeConstructive, 'speech', AFF, 360),
      step('cx-neg', m.examinationByNegative, 'crossExamination', BOTH, 180, { askingSeatIds: NEG }),
      step('nc', m.negativeConstructive, 'speech', NEG, 420),
      step('cx-aff', m.examinationByAffirmative, 'crossExamination', BOTH, 180, { askingSeatIds: AFF }),
      step('1ar', m.firstAffirmativeRebuttal, 'rebuttal', AFF, 240),
      step('nr', m.negativeRebuttal, 'rebuttal', NEG, 360),
      step('2ar', m.secondAffirmativeRebuttal, 'rebuttal', AFF, 180),
    ],
    prepBankSeconds: 240,
    source: m.lincolnDouglasSource,
  },
  { winsBySwing: false, speakerScale: 'us' },
);

export const LINCOLN_DOUGLAS = LINCOLN_DOUGLAS_PRESET.format;
