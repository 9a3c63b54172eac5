import { bench, preset, step } from './build.ts';

const A1 = ['for-1'];
const A2 = ['for-2'];
const B1 = ['against-1'];
const B2 = ['against-2'];

/** Public Forum: two against two, a coin for side or order, crossfires between the speeches. */
export const PUBLIC_FORUM_PRESET = preset(
  {
    id: 'public-forum',
    seats: [...bench('for', 'for', 2), ...bench('against', 'against', 2)],
    steps: [
      step('a1', 'speech', A1, 240),
      step('b1', 'speech', B1, 240),
      step('crossfire-1', 'crossfire', [...A1, ...B1], 180),
      step('a2', 'rebuttal', A2, 240),
      step('b2', 'rebuttal', B2, 240),
      step('crossfire-2', 'crossfire', [...A2, ...B2], 180),
      step('summary-a', 'rebuttal', A1, 180),
      step('summary-b', 'rebuttal', B1, 180),
      step('grand-crossfire', 'crossfire', [...A1, ...A2, ...B1, ...B2], 180),
      step('final-a', 'rebuttal', A2, 120),
      step('final-b', 'rebuttal', B2, 120),
    ],
    prepBankSeconds: 180,
    coinFlip: true,
  },
  { winsBySwing: false, speakerScale: 'us' },
);

export const PUBLIC_FORUM = PUBLIC_FORUM_PRESET.format;
