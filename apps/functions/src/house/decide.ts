import {
  accept,
  areActsPossible,
  casePath,
  caseSchema,
  decisionPath,
  decisionRecordPath,
  filedReportPath,
  isRestricting,
  noticeId,
  profilePath,
  refuse,
  type CaseDocument,
  type DecisionDocument,
  type DecisionRecord,
  type HouseCommandOf,
  type HouseRefusal,
  type Result,
} from '@rostrum/domain';
import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import * as m from '@rostrum/words/statements';
import { tell } from '../people/notices.ts';
import { readProfile } from '../people/reach.ts';
import { idFor } from '@rostrum/rooms';
import { prepareHouseActs } from './acts/acts.ts';
import type { HouseContext, HouseHandler } from './context.ts';
import { hashOf, openLog } from './house-log.ts';
import { appealUntilMs, stateHouseReasons } from './statement.ts';
import { tellReporters } from './tell-reporters.ts';

type Decide = HouseCommandOf<'decide'>;
type Stated = Parameters<typeof stateHouseReasons>[0];

/**
 * A member of the house decides a case, once per round. Reporters, the person concerned and people whose decision
 * was overturned may not decide it. One transaction writes the acts, the statement of reasons, the notice and the
 * log. The reporters get their notices afterwards.
 */
export const decide: HouseHandler<'decide'> = async (context, command) => {
  const { db, tx, uid, commandId, atMs } = context;
  const { caseId, acts, explanation } = command;
  const open = await openCase(context, command);
  if (!open.ok) return open;
  const stored = open.value;
  const { subject, about, snapshot } = stored;
  const decisionId = idFor(uid, commandId);
  const isGone = await isDeleted(context, about);
  const prepared = await prepareHouseActs(
    { db, tx, atMs, by: 'house', decisionId, subject, about, profileChanges: {} },
    acts,
  );
  if (!prepared.ok) return prepared;
  const log = await openLog(db, tx);
  const decision = decisionOn(stored, command, atMs, isGone);
  const { ground } = decision;
  prepared.value.write();
  tx.create(db.doc(decisionPath(decisionId)), decision);
  const record: DecisionRecord = { decidedBy: uid, before: isGone ? {} : prepared.value.before };
  tx.create(db.doc(decisionRecordPath(decisionId)), record);
  tx.update(db.doc(casePath(caseId)), {
    state: 'decided',
    decisionId,
    decidedAtMs: atMs,
    untold: decisionId,
    ...(isGone && { 'snapshot.text': '', newest: [] }),
  });
  if (decision.concerns.length > 0) {
    const kind = noticeOf(decision);
    const motion = (isOfWaiting(stored) ? motionOf(stored) : snapshot.motion) || null;
    tell(context, about, { id: noticeId(kind, decisionId), kind, note: explanation, motion, decisionId });
  }
  const wordsHash = hashOf(explanation);
  log.append({
    kind: 'decided',
    by: uid,
    about,
    caseId,
    decisionId,
    acts,
    ground,
    verdict: null,
    wordsHash,
    atMs,
  });
  return accept({
    answer: { decisionId },
    afterwards: [...prepared.value.afterwards, () => tellReporters(db, caseId)],
  });
};

/** Whether the person whom a case is about has deleted their account. Their words were kept only until the decision. */
async function isDeleted({ db, tx }: HouseContext, about: string): Promise<boolean> {
  if (about === '') return false;
  return readProfile(await tx.get(db.doc(profilePath(about))))?.isDeleted ?? false;
}

async function openCase(
  { db, tx, uid }: HouseContext,
  { caseId, round, acts, ground }: Decide,
): Promise<Result<CaseDocument, HouseRefusal>> {
  const [found, own] = await tx.getAll(db.doc(casePath(caseId)), db.doc(filedReportPath(caseId, uid)));
  if (!found?.exists) return refuse('case-unknown');
  const stored = caseSchema.parse(found.data());
  if (stored.state === 'withdrawn') return refuse('case-unknown');
  if (stored.round !== round) return refuse('case-changed');
  if (stored.state !== 'open') return refuse('case-decided');
  if (own?.exists || stored.about === uid || stored.barred.includes(uid)) return refuse('case-own');
  if (!areActsPossible(stored.subject.kind, acts)) return refuse('acts-impossible');
  return isRestricting(acts) && ground === null ? refuse('ground-missing') : accept(stored);
}

function decisionOn(stored: CaseDocument, command: Decide, atMs: number, isGone: boolean): DecisionDocument {
  const { subject, about, aboutName, snapshot } = stored;
  const { acts, explanation, isUnfounded } = command;
  const ground = isRestricting(acts) ? command.ground : null;
  const statement =
    ground && stateHouseReasons({ by: 'house', acts, ground, explanation, ...originOf(stored), atMs });
  const isToRead = statement !== null || isOfWaiting(stored);
  return {
    caseId: command.caseId,
    by: 'house',
    subject,
    motion: snapshot.motion,
    quoted: isGone ? '' : snapshot.text,
    about,
    aboutName,
    concerns: isToRead && about !== '' && !isGone ? [about] : [],
    acts,
    ground,
    statement,
    explanation,
    isUnfounded: isUnfounded && acts.length === 0,
    atMs,
    appealUntilMs: appealUntilMs(atMs),
    overturnedAtMs: null,
  };
}

const isOfWaiting = ({ subject }: Pick<CaseDocument, 'subject'>) => subject.kind === 'waitingTopic';

/** The motion of a topic that waits: the first line of its words. */
const motionOf = ({ snapshot }: CaseDocument) => snapshot.text.split('\n', 1)[0] ?? '';

/** The notice of a decision to the person concerned. */
function noticeOf({ subject, acts }: DecisionDocument): 'reported' | 'topicPublished' | 'topicRefused' {
  if (!isOfWaiting({ subject })) return 'reported';
  return isRestricting(acts) ? 'topicRefused' : 'topicPublished';
}

/** Where a case comes from, for the statement: the number of notices, never their senders, or the moderator's doubt. */
function originOf(stored: CaseDocument): Pick<Stated, 'facts' | 'foundBy' | 'isFoundByMachine'> {
  if (isOfWaiting(stored)) {
    const facts = inLanguage(FIRST_LANGUAGE, m.foundUnsure);
    return { facts, foundBy: 'ownInitiative', isFoundByMachine: true };
  }
  const { people, visitors, snapshot } = stored;
  const reported = { count: people + visitors, place: snapshot.place };
  return { facts: inLanguage(FIRST_LANGUAGE, () => m.reported(reported)), foundBy: 'notice' };
}
