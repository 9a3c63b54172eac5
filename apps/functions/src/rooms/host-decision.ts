import {
  decisionPath,
  decisionSchema,
  houseAppealIdOf,
  houseAppealPath,
  houseAppealSchema,
  subjectSaid,
  type DecisionDocument,
  type HouseAppealDocument,
  type SaidInRoom,
} from '@rostrum/domain';
import { idFor } from '@rostrum/rooms';
import type { FirestoreUnit } from '../documents/firestore-unit.ts';
import { readStored } from '../unreadable/read-stored.ts';

/** A host's decision about words in their room, if there is one, with the author's appeal. */
export type HostDecision = {
  decisionId: string;
  subject: ReturnType<typeof subjectSaid>;
  decision: DecisionDocument | undefined;
  appeal: HouseAppealDocument | undefined;
};

/** Reads a host's decision about words. Words have one decision, even if the host changes their mind. */
export async function readHostDecision(
  { db, tx }: FirestoreUnit,
  roomId: string,
  said: SaidInRoom,
): Promise<HostDecision> {
  const decisionId = idFor(
    `host:${roomId}`,
    `${said.kind}:${'lineId' in said ? said.lineId : said.messageId}`,
  );
  const subject = subjectSaid(roomId, said);
  const decision = readStored(decisionSchema, await tx.get(db.doc(decisionPath(decisionId))));
  if (!decision) return { decisionId, subject, decision, appeal: undefined };
  const appealRef = db.doc(houseAppealPath(houseAppealIdOf(decisionId, decision.about)));
  return { decisionId, subject, decision, appeal: readStored(houseAppealSchema, await tx.get(appealRef)) };
}
