import { setTimeout as sleep } from 'node:timers/promises';
import { createKnownRooms, type Later, type Platform } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { retryClosed } from '../retry-closed.ts';
import { caseFile } from '../bank/case-file.ts';
import { readerOf } from '../documents/firestore-reader.ts';
import { batchOf, unitIn, type FirestoreUnit } from '../documents/firestore-unit.ts';
import { classifyLater, wordLater } from '../models/model-tasks.ts';
import { reachLater } from '../reach/reach-later.ts';
import { reportLater } from '../reports/report-tasks.ts';
import { settleTopic } from '../topics/topic-counts.ts';
import { judgeFloor } from '../meaning/judge-floor.ts';
import { callHouse } from './call-house.ts';
import { motionBank } from '../bank/motion-bank.ts';
import { chance } from './chance.ts';
import { hideMessage } from './hide-message.ts';
import { scheduleTasks } from './schedule-tasks.ts';
import { showMessage } from './show-message.ts';

/** This instance's. */
const known = createKnownRooms();

/** The platform of the room handlers: Firestore, Cloud Tasks and the house. */
export function platformOn(db: Firestore): Platform<FirestoreUnit> {
  return {
    transaction(work, { isSafeTwice = false } = {}) {
      const transact = () => db.runTransaction((tx) => work(unitIn(db, tx)));
      return isSafeTwice ? retryClosed(transact) : transact();
    },
    reader: readerOf(db),
    batch: () => batchOf(db),
    known,
    chance,
    motions: async () => (await motionBank()).map(({ motion }) => motion),
    wait: (milliseconds) => sleep(milliseconds),
    judge: judgeFloor,
    caseFile,
    later: laterOn(db),
    house: { callHouse, hideMessage, showMessage },
  };
}

function laterOn(db: Firestore): Later {
  return {
    schedule: scheduleTasks,
    classify: (task) => classifyLater(task),
    word: (task) => wordLater(task),
    report: reportLater,
    reach: reachLater,
    settleTopic: (topicId) => settleTopic(db, topicId),
  };
}
