import type { CaseDocument, Hidden, HouseAct, HouseRefusal, Profile, Result } from '@rostrum/domain';
import type { Afterwards } from '@rostrum/rooms';
import type { HouseContext } from '../context.ts';

/** The subject of an act of the house, or of a host in their room, and the decision behind it. */
export type HouseActContext = Pick<HouseContext, 'db' | 'tx' | 'atMs'> & {
  by: Hidden['by'];
  decisionId: string;
  subject: CaseDocument['subject'];
  about: string;
  /** The profile's fields that the acts change together: each act also writes the changes of the previous ones. */
  profileChanges: Partial<Profile>;
};

/**
 * An act that is ready: everything is read and nothing written. `before` holds the data for undoing it, and `write`
 * belongs to the transaction.
 */
export type Prepared = {
  before?: Record<string, string>;
  write?: () => void;
  afterwards?: readonly Afterwards[];
};

export type HouseActHandler<Kind extends HouseAct['act']> = (
  context: HouseActContext,
  act: Extract<HouseAct, { act: Kind }>,
) => Promise<Result<Prepared, HouseRefusal>>;

/** Undoes an act as far as possible, from the data that it stored. */
export type UndoHandler = (context: HouseActContext, before: Record<string, string>) => Promise<Prepared>;
