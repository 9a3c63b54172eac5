import { bench, preset, step } from './build.ts';

const ALL = ['for-1', 'against-1', 'for-2', 'against-2'];

/** Oxford style: the audience votes before and after; the larger gain in percentage points wins. */
export const OXFORD_PRESET = preset(
  {
    id: 'oxford',
    seats: [...bench('for', 'for', 2), ...bench('against', 'against', 2)],
    steps: [
      step('vote-before', 'vote', [], 120),
      step('opening-for-1', 'speech', ['for-1'], 240),
      step('opening-against-1', 'speech', ['against-1'], 240),
      step('opening-for-2', 'speech', ['for-2'], 240),
      step('opening-against-2', 'speech', ['against-2'], 240),
      step('discussion', 'discussion', ALL, 900),
      step('questions', 'questions', ALL, 600, { turnSeconds: 30 }),
      step('closing-for-1', 'rebuttal', ['for-1'], 120),
      step('closing-against-1', 'rebuttal', ['against-1'], 120),
      step('closing-for-2', 'rebuttal', ['for-2'], 120),
      step('closing-against-2', 'rebuttal', ['against-2'], 120),
      step('vote-after', 'vote', [], 120),
    ],
    verdictVoteSeconds: 0,
  },
  { winsBySwing: true, speakerScale: null },
);

export const OXFORD = OXFORD_PRESET.format;
