import type { Reason } from '../said/reasons.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import type { ReaderHead } from './reader-heads.ts';

type Raised = {
  kind: SignalKind;
  reason: Reason;
  /** The fast heads whose weak sign is worth a look at a message that is already shown. */
  signs: readonly SignalKind[];
  /** The score from which the reader says so alone, where it has to be surer than elsewhere. */
  from?: number;
};

/** What the reader may find by itself, and what is then said. */
export const RAISED: Partial<Record<ReaderHead, Raised>> = {
  attack: {
    kind: 'personAttack',
    reason: 'seemsAttack',
    signs: ['personAttack', 'toxicity'],
  },
  group: {
    kind: 'identityAttack',
    reason: 'seemsContempt',
    signs: ['identityAttack'],
  },
  harm: {
    kind: 'threat',
    reason: 'seemsThreat',
    signs: [],
  },
  exposure: {
    kind: 'privacy',
    reason: 'seemsExposure',
    signs: [],
    from: 0.9,
  },
  sexual: { kind: 'sexual', reason: 'seemsSexual', signs: [] },
};
