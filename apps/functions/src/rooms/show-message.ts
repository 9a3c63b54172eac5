import {
  accept,
  decisionPath,
  decisionRecordPath,
  decisionRecordSchema,
  houseAppealIdOf,
  houseAppealPath,
  noticeId,
  refuse,
} from '@rostrum/domain';
import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import * as m from '@rostrum/words/statements';
import { openRoom, type RoomHandler } from '@rostrum/rooms';
import type { FirestoreUnit } from '../documents/firestore-unit.ts';
import { prepareUndo } from '../house/acts/acts.ts';
import { tell } from '../people/notices.ts';
import { readStored } from '../unreadable/read-stored.ts';
import { readHostDecision } from './host-decision.ts';

/** A host shows hidden words again, in their old place. This also grants a waiting appeal. */
export const showMessage: RoomHandler<'showMessage', FirestoreUnit> = async (context, { roomId, said }) => {
  const { unit, atMs } = context;
  const { db, tx } = unit;
  const opened = await openRoom(context, 'showMessage', roomId);
  if (!opened.ok) return opened;
  const { decisionId, subject, decision, appeal } = await readHostDecision(unit, roomId, said);
  if (!decision || decision.overturnedAtMs !== null) return refuse('said-not-hidden');
  const { about, acts, motion } = decision;
  const record = readStored(decisionRecordSchema, await tx.get(db.doc(decisionRecordPath(decisionId))));
  const on = { db, tx, atMs, by: 'host', decisionId, subject, about, profileChanges: {} } as const;
  const undone = await prepareUndo(on, acts, record?.before ?? {});
  undone.write();
  tx.update(db.doc(decisionPath(decisionId)), { overturnedAtMs: atMs });
  if (appeal?.verdict === null) {
    const note = inLanguage(FIRST_LANGUAGE, m.shownAgain);
    const appealId = houseAppealIdOf(decisionId, about);
    const decided = { verdict: 'overturned', answer: note, decidedAtMs: atMs } as const;
    tx.update(db.doc(houseAppealPath(appealId)), decided);
    const id = noticeId('appealDecided', appealId);
    tell({ db, tx, atMs }, about, {
      id,
      kind: 'appealDecided',
      note,
      motion: motion || null,
      decisionId,
    });
  }
  return accept({ answer: {}, afterwards: undone.afterwards });
};
