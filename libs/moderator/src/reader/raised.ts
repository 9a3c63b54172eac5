import type { SignalKind } from '../policy/signals-by-kind.ts';
import type { ReaderHead } from './reader-heads.ts';

type Raised = {
  kind: SignalKind;
  reason: string;
  /** The fast heads whose weak sign is worth a look at a message that is already shown. */
  signs: readonly SignalKind[];
  /** The score from which the reader says so alone, where it has to be surer than elsewhere. */
  from?: number;
};

/** What the reader may find by itself, and what it then says. */
export const RAISED: Partial<Record<ReaderHead, Raised>> = {
  attack: {
    kind: 'personAttack',
    reason: 'These words seem to judge a person, not a claim.',
    signs: ['personAttack', 'toxicity'],
  },
  group: {
    kind: 'identityAttack',
    reason: 'These words seem to look down on a group of people.',
    signs: ['identityAttack'],
  },
  harm: {
    kind: 'threat',
    reason: 'These words may read as a threat, or urge somebody to do harm.',
    signs: [],
  },
  exposure: {
    kind: 'privacy',
    reason: 'These words seem to give away where or how to find a private person.',
    signs: [],
    from: 0.9,
  },
  sexual: { kind: 'sexual', reason: 'These words may read as sexual and meant for somebody.', signs: [] },
};
