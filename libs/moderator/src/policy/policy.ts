import type {
  Act,
  DebateEvent,
  DebateState,
  InterventionDocument,
  Ledger,
  Side,
  Strictness,
} from '@rostrum/domain';
import type { Signal } from '../signals/signal.ts';
import { announce, announceTime } from './announcements.ts';
import { judgePosted } from './posted.ts';

export { POLICY_VERSION } from './version.ts';

/** Names by uid, for what the moderator says. */
export type Names = Readonly<Record<string, string>>;

/** Everything that the moderator reacts to. */
export type PolicyInput =
  | { type: 'happened'; event: DebateEvent; after: DebateState; motion: string; names: Names }
  | { type: 'bell'; stepSeq: number; secondsLeft: 60 | 30 | 0; graceSeconds: number }
  | {
      type: 'posted';
      messageId: string;
      text: string;
      authorId: string;
      /** Who reads what is held or noted besides its author; null where there is no host. */
      hostId: string | null;
      /** The author's bench; null for somebody who speaks from the audience. */
      side: Side | null;
      standing: 'onTurn' | 'outOfTurn';
      /** Who has the floor instead, where the author has not. */
      floor: readonly string[];
      names: Names;
      signals: readonly Signal[];
      strictness: Strictness;
    };

/** What the moderator does, or why it does nothing. `holds` keeps the message from everybody but its author and the host. */
export type PolicyDecision =
  | { act: Act; id: string; holds: boolean; intervention: InterventionDocument }
  | { act: 'silence'; because: string };

/**
 * The moderator's decisions on one input. Pure and replayable: the same ledger, input and time give the same
 * decisions. `atMs` is the server's clock.
 */
export function applyPolicy(
  ledger: Ledger,
  input: PolicyInput,
  atMs: number,
): { ledger: Ledger; decisions: PolicyDecision[] } {
  switch (input.type) {
    case 'happened':
      return { ledger, decisions: announce(input, atMs) };
    case 'bell':
      return { ledger, decisions: [announceTime(input, atMs)] };
    case 'posted':
      return judgePosted(ledger, input, atMs);
  }
}
