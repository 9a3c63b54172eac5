import {
  LIMITS,
  refuse,
  TOPIC_REFUSALS,
  topicsInput,
  type Answer,
  type TopicAnswers,
  type TopicCommand,
  type TopicRefusal,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { answering, chunksTo, isModerator, parseInput, requireUser } from '../boundary.ts';
import { createRateLimit } from '../auth/rate-limit.ts';
import { MODEL_SECRETS } from '../models/model-environment.ts';
import { hasAcceptedRules } from '../people/house-rules.ts';
import { countTry } from '../rooms/try-limit.ts';
import { handle } from './handle.ts';

const WINDOW_MS = 10_000;
/** A code of Firestore. */
const ABORTED = 10;

type TopicsAnswer = Answer<TopicAnswers[TopicCommand['type']], TopicRefusal>;

/** The area's one callable: every command about topics. What a command makes follows from its id, so it is done once. */
export const topics = onCall(
  { secrets: MODEL_SECRETS },
  answering('topics', async (request, response): Promise<TopicsAnswer> => {
    const { uid } = requireUser(request);
    const { commandId, command } = parseInput(topicsInput, request.data);
    const db = database();
    const atMs = Date.now();
    const asked = { uid, commandId, atMs, isModerator: isModerator(request) };
    const refusal = await refusalBefore(db, asked, command.type);
    const handled = refusal
      ? refuse(refusal)
      : await handle({ ...asked, db, chunks: chunksTo(request, response) }, command);
    if (handled.ok) return { ok: true, value: handled.value, atMs: Date.now() };
    return {
      ok: false,
      refusal: handled.refusal,
      message: TOPIC_REFUSALS[handled.refusal],
      atMs: Date.now(),
    };
  }),
);

/** What puts words before others. */
const NEEDS_RULES: ReadonlySet<TopicCommand['type']> = new Set(['publish', 'edit']);

async function refusalBefore(
  db: Firestore,
  { uid, atMs }: { uid: string; atMs: number },
  type: TopicCommand['type'],
): Promise<TopicRefusal | undefined> {
  if (!(await mayGoOn(db, uid, atMs))) return 'too-fast';
  return NEEDS_RULES.has(type) && !(await hasAcceptedRules(db, uid)) ? 'rules-first' : undefined;
}

/** A flood is refused here, before each of its commands waits for the others to be counted in one document. */
const mayAskHere = createRateLimit({ limit: LIMITS.topicCommandsPerTenSeconds, windowMs: WINDOW_MS });

/** Keeps scripts from asking more than any person would. */
async function mayGoOn(db: Firestore, uid: string, atMs: number): Promise<boolean> {
  if (!mayAskHere(uid, atMs)) return false;
  try {
    return await db.runTransaction(async (tx) => {
      const limit = LIMITS.topicCommandsPerTenSeconds;
      const tried = await countTry(db, tx, `topics-${uid}`, { atMs, limit, windowMs: WINDOW_MS });
      if (tried.allowed) tried.record();
      return tried.allowed;
    });
  } catch (error) {
    // So many at once that the database gives up counting them.
    if (error instanceof Error && 'code' in error && error.code === ABORTED) return false;
    throw error;
  }
}
