import {
  accessTo,
  keptMs,
  answeredCommandSchema,
  PEOPLE_REFUSALS,
  peopleCommandSchema,
  refuse,
  type FoundPeople,
  type PeopleCommand,
  type PeopleRefusal,
  type Result,
} from '@rostrum/domain';
import { tasksFor } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { transact } from '../retry-closed.ts';
import { database } from '../admin.ts';
import { openArea } from '../entrance/open-area.ts';
import { scheduleTasks } from '../rooms/schedule-tasks.ts';
import type { Handled, PeopleContext } from './context.ts';
import { claimUsername } from './claim-username.ts';
import { findPeople } from './find-people.ts';
import { hasAcceptedRules } from './house-rules.ts';
import { handle, type StoredCommand } from './handle.ts';
import { fieldsOf } from '../unreadable/read-stored.ts';

type PeopleResult = Result<Record<string, string> | FoundPeople, PeopleRefusal>;
type PeopleRequest = Pick<PeopleContext, 'uid' | 'commandId' | 'atMs' | 'motionWaits'>;

/** Kept for a day, so that a repeated command answers as the first time. Deleted by a TTL policy on `expiresAt`. */
const REMEMBER_MS = keptMs('commands');

/** The area's one callable: profiles, bonds, invitations and notices. Idempotent by command id. */
export const people = openArea(
  {
    name: 'people',
    command: peopleCommandSchema,
    refusals: PEOPLE_REFUSALS,
    options: { secrets: ENCODER_SECRETS },
  },
  async ({ command, ...asked }): Promise<PeopleResult> => {
    const handled = await answerTo(database(), asked, command);
    if (!handled.ok) return handled;
    const { answer, clock } = handled.value;
    if (clock) await scheduleTasks(tasksFor(clock.roomId, clock.before, clock.after));
    return { ok: true, value: answer };
  },
);

async function answerTo(
  db: Firestore,
  asked: PeopleRequest,
  command: PeopleCommand,
): Promise<Handled<Record<string, string> | FoundPeople>> {
  if (command.type === 'find') {
    return findPeople(db, asked, command);
  }
  if (accessTo('people', command.type).needsRules && !(await hasAcceptedRules(db, asked.uid)))
    return refuse('rules-first');
  if (command.type === 'saveProfile' && command.username !== undefined) {
    const claimed = await claimUsername(db, asked.uid, command.username, asked.atMs);
    if (!claimed.ok) return claimed;
  }
  return once(db, asked, command);
}

/** Every other command is safe to repeat: the caller and the command determine what it writes. */
const REMEMBERED: ReadonlySet<StoredCommand['type']> = new Set([
  'challenge',
  'invite',
  'acceptInvitation',
  'declineInvitation',
  'withdrawInvitation',
]);

/** Runs a command once: its transaction stores the answer, and a repeat reads that. */
async function once(db: Firestore, asked: PeopleRequest, command: StoredCommand): Promise<Handled> {
  const { uid, commandId, atMs } = asked;
  const isRemembered = REMEMBERED.has(command.type);
  const remembered = db.doc(`people/${uid}/commands/${uid}-${commandId}`);
  return transact(db, async (tx) => {
    const done = isRemembered ? await tx.get(remembered) : undefined;
    if (done?.exists) return { ok: true, value: { answer: fieldsOf(answeredCommandSchema, done).answer } };
    const handled = await handle({ ...asked, db, tx }, command);
    if (handled.ok && isRemembered) {
      tx.set(remembered, { answer: handled.value.answer, expiresAt: new Date(atMs + REMEMBER_MS) });
    }
    return handled;
  });
}
