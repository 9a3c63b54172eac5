import {
  interventionPath,
  interventionSchema,
  roomPath,
  roomSchema,
  spokenIn,
  type InterventionDocument,
} from '@rostrum/domain';
import { POLICY_LIMITS, wordedByModel } from '@rostrum/moderator';
import { isWrittenAct, slotsIn, templateOf } from '@rostrum/moderator/language-model';
import { namesIn, type WordTask } from '@rostrum/rooms';
import { inLanguage, type Language } from '@rostrum/words';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ModelDesk } from './ask-model.ts';
import { CALL_TIMES_MS, writeWords } from './calls.ts';
import { fieldsOf } from '../unreadable/read-stored.ts';

/**
 * Has a model choose the words of an act that was recorded with the template's words. Nothing waits for it:
 * everybody reads the template immediately, and the model's words replace it only while the act is new. The policy
 * alone decides the content, the addressee and the reason. Two deliveries word the act once.
 */
export async function wordAct(
  db: Firestore,
  desk: ModelDesk,
  { roomId, interventionId }: WordTask,
): Promise<void> {
  const ref = db.doc(interventionPath(roomId, interventionId));
  const [room, intervention] = await db.getAll(db.doc(roomPath(roomId)), ref);
  if (!room?.exists || !intervention?.exists) return;
  const { people, debate, hostId, language } = fieldsOf(roomSchema, room);
  const act = fieldsOf(interventionSchema, intervention);
  if (debate.moderatorPaused || !isWrittenAct(act.act)) return;
  if (isWorded(act) || !isNew(act, desk.now() + CALL_TIMES_MS.write)) return;
  const slots = slotsIn(act, Object.values(namesIn({ people })));
  const template = templateOf(act.act, act.says, slots);
  const account = { roomId, uid: act.to === 'all' ? hostId : act.to };
  const { words, by } = await writeWords(desk, account, template);
  if (by === 'model' && words !== act.says)
    await db.runTransaction((tx) =>
      put(tx, ref, { before: act.says, words, spoken: spokenIn({ language }) }, desk),
    );
}

/** Replaces only the words that the model saw, and only while they are new. */
async function put(
  tx: Transaction,
  ref: DocumentReference,
  { before, words: says, spoken }: { before: string; words: string; spoken: Language },
  desk: ModelDesk,
): Promise<void> {
  const act = fieldsOf(interventionSchema, await tx.get(ref));
  if (act.says !== before || isWorded(act) || !isNew(act, desk.now())) return;
  tx.update(ref, { says, why: [...act.why, inLanguage(spoken, wordedByModel)] });
}

/** What marks acts from before there were other languages than English. */
const OLDER_LABEL = 'Worded by';

function isWorded({ why }: InterventionDocument): boolean {
  return why.some(({ is, label }) => is === 'wordedBy' || label === OLDER_LABEL);
}

function isNew({ atMs }: InterventionDocument, nowMs: number): boolean {
  return nowMs - atMs < POLICY_LIMITS.staleMs;
}
