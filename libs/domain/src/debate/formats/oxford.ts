import * as m from '@rostrum/words/formats';
import { bench, preset, step } from './build.ts';

const ALL = ['for-1', 'against-1', 'for-2', 'against-2'];

/** Oxford style: the audience votes before and after; the larger gain in percentage points wins. */
export const OXFORD_PRESET = preset(
  {
    id: 'oxford',
    name: m.oxford,
    summary: m.oxfordSummary,
    seats: [
      ...bench('for', m.sideFor, [m.firstSpeakerFor, m.secondSpeakerFor]),
      ...bench('against', m.sideAgainst, [m.firstSpeakerAgainst, m.secondSpeakerAgainst]),
    ],
    steps: [
      step('vote-before', m.voteBefore, 'vote', [], 120),
      step('opening-for-1', m.openingFirstFor, 'speech', ['for-1'], 240),
      step('opening-against-1', m.openingFirstAgainst, 'speech', ['against-1'], 240),
      step('opening-for-2', m.openingSecondFor, 'speech', ['for-2'], 240),
      step('opening-against-2', m.openingSecondAgainst, 'speech', ['against-2'], 240),
      step('discussion', m.moderatedDiscussion, 'discussion', ALL, 900),
      step('questions', m.audienceQuestions, 'questions', ALL, 600, { turnSeconds: 30 }),
      step('closing-for-1', m.closingFirstFor, 'rebuttal', ['for-1'], 120),
      step('closing-against-1', m.closingFirstAgainst, 'rebuttal', ['against-1'], 120),
      step('closing-for-2', m.closingSecondFor, 'rebuttal', ['for-2'], 120),
      step('closing-against-2', m.closingSecondAgainst, 'rebuttal', ['against-2'], 120),
      step('vote-after', m.voteAfter, 'vote', [], 120),
    ],
    verdictVoteSeconds: 0,
    source: m.oxfordSource,
  },
  { winsBySwing: true, speakerScale: null },
);

export const OXFORD = OXFORD_PRESET.format;
