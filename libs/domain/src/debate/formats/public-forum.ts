import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const A1 = ['for-1'];
const A2 = ['for-2'];
const B1 = ['against-1'];
const B2 = ['against-2'];

/** Public Forum: two against two, a coin for side or order, crossfires between the speeches. */
export const PUBLIC_FORUM_PRESET = preset(
  {
    id: 'public-forum',
    name: m.publicForum,
    summary: m.publicForumSummary,
    seats: [
      ...bench('for', m.sideFor, [m.firstSpeakerFor, m.secondSpeakerFor]),
      ...bench('against', m.sideAgainst, [m.firstSpeakerAgainst, m.secondSpeakerAgainst]),
    ],
    steps: [
      step('a1', m.firstConstructive, 'speech', A1, 240),
      step('b1', m.secondConstructive, 'speech', B1, 240),
      step('crossfire-1', m.firstCrossfire, 'crossfire', [...A1, ...B1], 180),
      step('a2', m.firstRebuttal, 'rebuttal', A2, 240),
      step('b2', m.secondRebuttal, 'rebuttal', B2, 240),
      step('crossfire-2', m.secondCrossfire, 'crossfire', [...A2, ...B2], 180),
      step('summary-a', m.firstSummary, 'rebuttal', A1, 180),
      step('summary-b', m.secondSummary, 'rebuttal', B1, 180),
      step('grand-crossfire', m.grandCrossfire, 'crossfire', [...A1, ...A2, ...B1, ...B2], 180),
      step('final-a', m.firstFinalFocus, 'rebuttal', A2, 120),
      step('final-b', m.secondFinalFocus, 'rebuttal', B2, 120),
    ],
    prepBankSeconds: 180,
    coinFlip: true,
    source: m.publicForumSource,
  },
  { winsBySwing: false, speakerScale: 'us' },
);

export const PUBLIC_FORUM = PUBLIC_FORUM_PRESET.format;
