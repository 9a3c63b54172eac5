import type { InterventionDocument } from '@rostrum/domain';

/* eslint-disable words/visible -- A message in an English debate, and what the moderator says there. */

type Shown = Pick<InterventionDocument, 'says' | 'quote' | 'rule' | 'why'>;

/**
 * A held message and the moderator's words about it. A copy, so that the page does not load the engine; its test
 * compares it with the engine.
 */
export const HELD_EXAMPLE: { text: string; intervention: Shown } = {
  text: 'Perhaps one in a hundred does. Only a snob like you would throw away the other ninety-nine.',
  intervention: {
    says: 'Only you see this. One phrase speaks about a person, not about a claim.',
    quote: 'Only a snob like you',
    rule: 'Rule 2, speak about the claim',
    why: [
      { label: 'Rule', value: 'Rule 2, speak about the claim', is: 'rule' },
      { label: 'Found in', value: 'characters 32–51 of the message', is: 'figure' },
      { label: 'Kind', value: 'attack on a person', is: 'kind' },
      { label: 'Because', value: 'These words speak about a person, not about a claim.', is: 'because' },
      { label: 'Pattern', value: 'says “like you” with an insult' },
      { label: 'Deciding word', value: 'snob' },
      { label: 'words that attack, in the whole text', value: '+1.52' },
      { label: 'words that attack, in the harshest sentence', value: '+1.19' },
      { label: 'courtesy, relative to length', value: '−0.49' },
      { label: 'insults near “you”', value: '+0.49' },
      { label: 'Confidence', value: 'high, 0.90', is: 'figure' },
      { label: 'Rung of the ladder', value: '3 of 5' },
      { label: 'Decided by', value: 'embedded engine, policy 9; no language model', is: 'decidedBy' },
    ],
  },
};
