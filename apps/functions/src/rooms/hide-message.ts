import {
  accept,
  benchOf,
  decisionPath,
  decisionRecordPath,
  noticeId,
  refuse,
  type DecisionDocument,
  type DecisionRecord,
  type HouseAct,
  type RoomCommandOf,
} from '@rostrum/domain';
import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import * as m from '@rostrum/words/statements';
import { openRoom, type RoomHandler } from '@rostrum/rooms';
import type { FirestoreUnit } from '../documents/firestore-unit.ts';
import { prepareHouseActs } from '../house/acts/acts.ts';
import { readSubject, type FoundSubject } from '../house/read-subject.ts';
import { appealUntilMs, stateHouseReasons } from '../house/statement.ts';
import { tell } from '../people/notices.ts';
import { readHostDecision } from './host-decision.ts';

const ACTS: readonly HouseAct[] = [{ act: 'hideMessage' }];

/**
 * A host without a part in the debate hides words that people have read. The author learns the rule and the reason,
 * and can appeal to the house. Words that the house has restored stay visible.
 */
export const hideMessage: RoomHandler<'hideMessage', FirestoreUnit> = async (context, command) => {
  const { unit, uid, commandId, atMs } = context;
  const { db, tx } = unit;
  const { roomId, said } = command;
  const opened = await openRoom(context, 'hideMessage', roomId);
  if (!opened.ok) return opened;
  if (benchOf(opened.value.room.debate, uid) !== undefined) return refuse('host-debates');
  const { decisionId, subject, appeal } = await readHostDecision(unit, roomId, said);
  const found = await readSubject({ db, tx, uid, commandId, atMs }, subject);
  if (!found.ok) return refuse(found.refusal === 'own-subject' ? 'own-words' : 'said-unknown');
  if (appeal?.verdict === 'overturned') return refuse('appeal-won');
  const { about } = found.value;
  const on = { db, tx, atMs, by: 'host', decisionId, subject, about, profileChanges: {} } as const;
  const prepared = await prepareHouseActs(on, ACTS);
  if (!prepared.ok) return refuse('said-unknown');
  prepared.value.write();
  const decision = decisionOn(found.value, command, atMs);
  const record: DecisionRecord = { decidedBy: uid, before: prepared.value.before };
  tx.set(db.doc(decisionPath(decisionId)), decision);
  tx.set(db.doc(decisionRecordPath(decisionId)), record);
  if (about !== '') {
    const { motion, explanation: note } = decision;
    tell({ db, tx, atMs }, about, {
      id: noticeId('messageHidden', decisionId),
      kind: 'messageHidden',
      roomId,
      note,
      motion,
      decisionId,
    });
  }
  return accept({ answer: {}, afterwards: prepared.value.afterwards });
};

function decisionOn(
  { subject, about, aboutName, snapshot }: FoundSubject,
  { ground, explanation }: RoomCommandOf<'hideMessage'>,
  atMs: number,
): DecisionDocument {
  const acts = [...ACTS];
  return {
    caseId: null,
    by: 'host',
    subject,
    motion: snapshot.motion,
    quoted: snapshot.text,
    about,
    aboutName,
    concerns: about === '' ? [] : [about],
    acts,
    ground,
    statement: stateHouseReasons({
      by: 'host',
      acts,
      ground,
      explanation,
      facts: inLanguage(FIRST_LANGUAGE, m.seenByHost),
      foundBy: 'ownInitiative',
      atMs,
    }),
    explanation,
    isUnfounded: false,
    atMs,
    appealUntilMs: appealUntilMs(atMs),
    overturnedAtMs: null,
  };
}
