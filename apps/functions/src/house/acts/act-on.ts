import type { CaseDocument, Hidden, HouseAct, HouseRefusal, Profile, Result } from '@rostrum/domain';
import type { Afterwards } from '@rostrum/rooms';
import type { HouseContext } from '../context.ts';

/** What an act of the house, or of a host in their room, applies to, and the decision behind it. */
export type ActContext = Pick<HouseContext, 'db' | 'tx' | 'atMs'> & {
  by: Hidden['by'];
  decisionId: string;
  subject: CaseDocument['subject'];
  about: string;
  /** What the acts change of the profile together: each writes what those before it changed as well. */
  profileChanges: Partial<Profile>;
};

/**
 * An act that can be done now: everything is read, nothing written. `before` is what it takes to undo it, and `write`
 * belongs to the transaction.
 */
export type Prepared = {
  before?: Record<string, string>;
  write?: () => void;
  afterwards?: readonly Afterwards[];
};

export type ActHandler<Act extends HouseAct['act']> = (
  context: ActContext,
  act: Extract<HouseAct, { act: Act }>,
) => Promise<Result<Prepared, HouseRefusal>>;

/** Takes an act back as far as that is possible, from what it noted before. */
export type UndoHandler = (context: ActContext, before: Record<string, string>) => Promise<Prepared>;
