import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const ALL = ['for-1', 'against-1', 'for-2', 'against-2'];

/** Oxford style: the audience votes before and after; the larger gain in percentage points wins. */
export const OXFORD = preset({
  id: 'oxford',
  name: 'Oxford style',
  summary: 'Two against two before an audience that votes first and last; the larger gain wins.',
  seats: [
    ...bench('for', 'For', ['First speaker for', 'Second speaker for']),
    ...bench('against', 'Against', ['First speaker against', 'Second speaker against']),
  ],
  steps: [
    step('vote-before', 'Vote before', 'vote', [], 120),
    step('opening-for-1', 'Opening, first For', 'speech', ['for-1'], 240),
    step('opening-against-1', 'Opening, first Against', 'speech', ['against-1'], 240),
    step('opening-for-2', 'Opening, second For', 'speech', ['for-2'], 240),
    step('opening-against-2', 'Opening, second Against', 'speech', ['against-2'], 240),
    step('discussion', 'Moderated discussion', 'discussion', ALL, 900),
    step('questions', 'Questions of the audience', 'questions', ALL, 600, { turnSeconds: 30 }),
    step('closing-for-1', 'Closing, first For', 'rebuttal', ['for-1'], 120),
    step('closing-against-1', 'Closing, first Against', 'rebuttal', ['against-1'], 120),
    step('closing-for-2', 'Closing, second For', 'rebuttal', ['for-2'], 120),
    step('closing-against-2', 'Closing, second Against', 'rebuttal', ['against-2'], 120),
    step('vote-after', 'Vote after', 'vote', [], 120),
  ],
  verdictVoteSeconds: 0,
  source: 'Open to Debate (closings and votes; the other lengths are ours)',
});

export const OXFORD_PRESET: Preset = {
  format: OXFORD,
  capabilities: { winsBySwing: true, speakerScale: null },
};
