import {
  countCharacters,
  HIDDEN_REASON,
  judgeBallotDocumentSchema,
  judgeBallotPath,
  panelDecisionPath,
  panelDecisionSchema,
  type CaseSubject,
  type Hidden,
  type PanelDecision,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

type Reason = Pick<Extract<CaseSubject, { kind: 'judgeReason' }>, 'roomId' | 'uid'>;
type Counted = PanelDecision['ballots'][number];

/** What the judges of a room decided; undefined as long as they have not. */
export async function readPanelDecision(
  db: Firestore,
  tx: Transaction,
  roomId: string,
): Promise<PanelDecision | undefined> {
  const stored = await tx.get(db.doc(panelDecisionPath(roomId)));
  return stored.exists ? panelDecisionSchema.parse(stored.data()) : undefined;
}

/**
 * Reads the data for hiding a judge's reason; undefined if there is nothing to hide. The result and the points stay. The words
 * remain on the judge's own ballot, which only the judge reads.
 */
export async function hidingReason(
  db: Firestore,
  tx: Transaction,
  { roomId, uid }: Reason,
  { by, atMs, decisionId }: Pick<Hidden, 'by' | 'atMs' | 'decisionId'>,
): Promise<{ before: Record<string, string>; write: () => void } | undefined> {
  const decision = await readPanelDecision(db, tx, roomId);
  const counted = decision?.ballots.find((one) => one.by === uid);
  if (!decision || !counted || counted.hidden) return undefined;
  const hidden: Hidden = { by, atMs, decisionId, characters: countCharacters(counted.ballot.reason) };
  const changed = { ...counted, ballot: { ...counted.ballot, reason: HIDDEN_REASON }, hidden };
  return { before: {}, write: () => void tx.update(...ballotsIn(db, roomId, decision, changed)) };
}

/** Shows a hidden reason again; undefined if its words are gone. */
export async function showingReason(
  db: Firestore,
  tx: Transaction,
  { roomId, uid }: Reason,
): Promise<{ write: () => void } | undefined> {
  const decision = await readPanelDecision(db, tx, roomId);
  const counted = decision?.ballots.find((one) => one.by === uid);
  const own = await tx.get(db.doc(judgeBallotPath(roomId, uid)));
  if (!decision || !counted?.hidden || !own.exists) return undefined;
  const { reason } = judgeBallotDocumentSchema.parse(own.data()).ballot;
  const shown: Counted = { by: uid, ballot: { ...counted.ballot, reason } };
  return { write: () => void tx.update(...ballotsIn(db, roomId, decision, shown)) };
}

function ballotsIn(db: Firestore, roomId: string, { ballots }: PanelDecision, changed: Counted) {
  const next = ballots.map((one) => (one.by === changed.by ? changed : one));
  return [db.doc(panelDecisionPath(roomId)), { ballots: next }] as const;
}
