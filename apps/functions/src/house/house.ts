import {
  keptMs,
  accept,
  accessTo,
  HOUSE_ANSWERS,
  HOUSE_REFUSALS,
  houseCommandSchema,
  refuse,
  type HouseCommand,
  type HouseRefusal,
  type Result,
} from '@rostrum/domain';
import type { Afterwards } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { database } from '../admin.ts';
import { transact } from '../retry-closed.ts';
import { openArea } from '../entrance/open-area.ts';
import type { HouseContext } from './context.ts';
import { handle, type HouseAnswer, type StoredCommand } from './handle.ts';
import { openQueue } from './open-queue.ts';

type HouseRequest = Pick<HouseContext, 'uid' | 'commandId' | 'atMs'>;

/** Kept for a day, so that a repeated command answers as the first time. Deleted by a TTL policy on `expiresAt`. */
const REMEMBER_MS = keptMs('commands');

/** Commands that need their id to act once; the others only read, or refuse a repeat. */
const REMEMBERED: ReadonlySet<HouseCommand['type']> = new Set([
  'report',
  'appeal',
  'appealOutcome',
  'decide',
  'decideAppeal',
]);

/** The area's one callable: reports, decisions and appeals. Idempotent by command id. */
export const house = openArea(
  { name: 'house', command: houseCommandSchema, refusals: HOUSE_REFUSALS },
  async ({ uid, commandId, atMs, member, command }): Promise<Result<HouseAnswer, HouseRefusal>> => {
    if (accessTo('house', command.type).only === 'house' && !member.ok) return member;
    return answerTo(database(), { uid, commandId, atMs }, command);
  },
);

async function answerTo(
  db: Firestore,
  asked: HouseRequest,
  command: HouseCommand,
): Promise<Result<HouseAnswer, HouseRefusal>> {
  if (command.type === 'openQueue') return accept(await openQueue(db));
  const { handled, afterwards } = await once(db, asked, command);
  for (const next of afterwards) await next();
  return handled;
}

const rememberedSchema = z.object({ answer: z.unknown() });

type Once = { handled: Result<HouseAnswer, HouseRefusal>; afterwards: readonly Afterwards[] };

/** Runs a command once: its transaction stores the answer, and a repeat reads that. */
async function once(db: Firestore, asked: HouseRequest, command: StoredCommand): Promise<Once> {
  const { uid, commandId, atMs } = asked;
  const isRemembered = REMEMBERED.has(command.type);
  const remembered = db.doc(`people/${uid}/commands/${uid}-${commandId}`);
  return transact(db, async (tx): Promise<Once> => {
    const done = isRemembered ? await tx.get(remembered) : undefined;
    if (done?.exists) {
      const { answer } = rememberedSchema.parse(done.data());
      return { handled: accept(HOUSE_ANSWERS[command.type].parse(answer)), afterwards: [] };
    }
    const handled = await handle({ ...asked, db, tx }, command);
    if (!handled.ok) return { handled: refuse(handled.refusal), afterwards: [] };
    const { answer, afterwards = [] } = handled.value;
    if (isRemembered) tx.set(remembered, { answer, expiresAt: new Date(atMs + REMEMBER_MS) });
    return { handled: accept(answer), afterwards };
  });
}
