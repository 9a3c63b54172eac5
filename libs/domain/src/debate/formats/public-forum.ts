import { bench, preset, step } from './build.ts';
import type { Preset } from './capabilities.ts';

const A1 = ['for-1'];
const A2 = ['for-2'];
const B1 = ['against-1'];
const B2 = ['against-2'];

/** Public Forum: two against two, a coin for side or order, crossfires between the speeches. */
export const PUBLIC_FORUM = preset({
  id: 'public-forum',
  name: 'Public Forum',
  summary: 'Two against two: a coin decides side or order, speeches alternate with crossfires.',
  seats: [
    ...bench('for', 'For', ['First speaker for', 'Second speaker for']),
    ...bench('against', 'Against', ['First speaker against', 'Second speaker against']),
  ],
  steps: [
    step('a1', 'First constructive', 'speech', A1, 240),
    step('b1', 'Second constructive', 'speech', B1, 240),
    step('crossfire-1', 'First crossfire', 'crossfire', [...A1, ...B1], 180),
    step('a2', 'First rebuttal', 'rebuttal', A2, 240),
    step('b2', 'Second rebuttal', 'rebuttal', B2, 240),
    step('crossfire-2', 'Second crossfire', 'crossfire', [...A2, ...B2], 180),
    step('summary-a', 'First summary', 'rebuttal', A1, 180),
    step('summary-b', 'Second summary', 'rebuttal', B1, 180),
    step('grand-crossfire', 'Grand crossfire', 'crossfire', [...A1, ...A2, ...B1, ...B2], 180),
    step('final-a', 'First final focus', 'rebuttal', A2, 120),
    step('final-b', 'Second final focus', 'rebuttal', B2, 120),
  ],
  prepBankSeconds: 180,
  coinFlip: true,
  source: 'National Speech & Debate Association, Public Forum debate',
});

export const PUBLIC_FORUM_PRESET: Preset = {
  format: PUBLIC_FORUM,
  capabilities: { winsBySwing: false, speakerScale: 'us' },
};
