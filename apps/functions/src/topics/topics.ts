import {
  LIMITS,
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
import { MODEL_SECRETS } from '../models/model-environment.ts';
import { countTry } from '../rooms/try-limit.ts';
import { handle } from './handle.ts';

const WINDOW_MS = 10_000;

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
    const handled = (await mayGoOn(db, uid, atMs))
      ? await handle({ ...asked, db, chunks: chunksTo(request, response) }, command)
      : ({ ok: false, refusal: 'too-fast' } as const);
    if (handled.ok) return { ok: true, value: handled.value, atMs: Date.now() };
    const { refusal } = handled;
    return { ok: false, refusal, message: TOPIC_REFUSALS[refusal], atMs: Date.now() };
  }),
);

/** Keeps scripts from asking more than any person would. */
async function mayGoOn(db: Firestore, uid: string, atMs: number): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const limit = LIMITS.topicCommandsPerTenSeconds;
    const tried = await countTry(db, tx, `topics-${uid}`, { atMs, limit, windowMs: WINDOW_MS });
    if (tried.allowed) tried.record();
    return tried.allowed;
  });
}
