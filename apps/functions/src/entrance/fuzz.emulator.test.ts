import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import {
  ACCOUNT_REFUSALS,
  accountCommandSchema,
  countsPath,
  deskCommandSchema,
  DESK_REFUSALS,
  FEEDBACK_REFUSALS,
  feedbackCommandSchema,
  HOUSE_REFUSALS,
  houseCommandSchema,
  moderatorPath,
  PEOPLE_REFUSALS,
  peopleCommandSchema,
  PICTURE_REFUSALS,
  pictureCommandSchema,
  ROOM_REFUSALS,
  roomCommandSchema,
  roomPath,
  TOPIC_REFUSALS,
  topicCommandSchema,
} from '@rostrum/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../account/account.ts';
import { feedback } from '../feedback/feedback.ts';
import { houseDesk } from '../house/house-desk.ts';
import { house } from '../house/house.ts';
import { people } from '../people/people.ts';
import { pictures } from '../pictures/pictures.ts';
import { rooms } from '../rooms/rooms.ts';
import { anyInput, type Known } from '../testing/any-input.ts';
import { aPerson, emulatedDatabase, setting, threePeople } from '../testing/emulator.ts';
import { liveDebate, openRoom, readMessages } from '../testing/rooms.ts';
import { topics } from '../topics/topics.ts';

/** Nobody waits for a command's tasks. */
vi.mock('firebase-admin/functions', () => ({
  getFunctions: () => ({ taskQueue: () => ({ enqueue: () => Promise.resolve() }) }),
}));
/** The limits have tests of their own; here they would refuse nearly all. */
vi.mock('./take-limits.ts', async (original) => ({
  ...(await original<object>()),
  takeLimits: async () => ({ ok: true }),
  takeTotal: async () => ({ ok: true }),
}));

/** Inputs of each command. The long form runs with `ROSTRUM_FUZZ=5000 npm test -- functions fuzz`. */
const INPUTS = Number(process.env['ROSTRUM_FUZZ'] ?? 8);
/** The same inputs in every run, as far as ids allow; a failure prints how to reproduce it. */
const SEED = 73;
const LONG_MS = 60_000 + INPUTS * 400;

const AREAS = {
  rooms: { callable: rooms, schema: roomCommandSchema, refusals: ROOM_REFUSALS },
  people: { callable: people, schema: peopleCommandSchema, refusals: PEOPLE_REFUSALS },
  topics: { callable: topics, schema: topicCommandSchema, refusals: TOPIC_REFUSALS },
  feedback: { callable: feedback, schema: feedbackCommandSchema, refusals: FEEDBACK_REFUSALS },
  account: { callable: account, schema: accountCommandSchema, refusals: ACCOUNT_REFUSALS },
  pictures: { callable: pictures, schema: pictureCommandSchema, refusals: PICTURE_REFUSALS },
  house: { callable: house, schema: houseCommandSchema, refusals: HOUSE_REFUSALS },
  houseDesk: { callable: houseDesk, schema: deskCommandSchema, refusals: DESK_REFUSALS },
} as const;

type Command = { type: string; schema: z.core.$ZodType };
const commandsOf = ({ def: { options } }: { def: { options: readonly unknown[] } }): Command[] =>
  (options as z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>[]).map((schema) => ({
    type: schema.shape.type.def.values[0] ?? '',
    schema,
  }));
const COMMANDS = Object.entries(AREAS).flatMap(([area, { callable, schema, refusals }]) =>
  commandsOf(schema).map((command) => ({ area, callable, refusals: Object.keys(refusals), ...command })),
);

const known: Record<string, string[]> = {};
let callers: string[] = [];
let live: readonly { path: string; fields: object }[] = [];
/** What was logged before the first command. */
let logged: ReadonlySet<string> = new Set();

beforeAll(async () => {
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ storageBucket: `${setting('GCLOUD_PROJECT')}.appspot.com` }),
  );
  const [ada, ben, cleo] = await threePeople();
  const dara = await aPerson('Dara Novak');
  const roomId = await liveDebate([ada, ben]);
  await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
  await cleo.ask({ type: 'enter', roomId });
  const open = await openRoom(cleo);
  const messageIds = (await readMessages(roomId)).map(({ id }) => id);
  callers = [ada, ben, cleo, dara].map(({ uid }) => uid);
  const uids = [...callers];
  Object.assign(known, {
    roomId: [roomId, roomId, open.roomId],
    code: [open.code],
    ...Object.fromEntries(['uid', 'about', 'to'].map((name) => [name, uids])),
    ...Object.fromEntries(['messageId', 'quotes', 'replaces'].map((name) => [name, messageIds])),
  } satisfies Known);
  const db = emulatedDatabase();
  const paths = [roomId, open.roomId].flatMap((id) => [roomPath(id), countsPath(id), moderatorPath(id)]);
  const stored = await db.getAll(...paths.map((path) => db.doc(path)));
  live = stored.flatMap((document) => {
    const fields = document.data();
    return fields ? [{ path: document.ref.path, fields }] : [];
  });
  logged = new Set((await loggedEvents()).map(({ path }) => path));
}, 240_000);

async function loggedEvents(): Promise<DocumentReference[]> {
  const db = emulatedDatabase();
  const logs = (known['roomId'] ?? []).map((id) => db.collection(`${roomPath(id)}/events`).listDocuments());
  return (await Promise.all(logs)).flat();
}

/** The debate under way and the open room, whatever a command made of them. */
beforeEach(async () => {
  const db = emulatedDatabase();
  await Promise.all(live.map(({ path, fields }) => db.doc(path).set(fields)));
  const later = (await loggedEvents()).filter(({ path }) => !logged.has(path));
  await Promise.all(later.map((event) => event.delete()));
});

/** Nothing else could sweep them: messages that a command left are not in their logs. */
afterAll(async () => {
  const db = emulatedDatabase();
  await Promise.all(live.map(({ path }) => db.recursiveDelete(db.doc(path))));
});

/** Who has deleted their account is nobody any more. */
const ENDS_SESSION: readonly string[] = ['account delete'];

/** A text may be no place of a download, which the schema cannot know. */
const READ_ON: readonly string[] = ['account download'];

const DUTIES = { operator: true, moderator: true, secondFactor: true };

function requestBy(uid: string, data: unknown): CallableRequest {
  const token = { auth_time: Math.floor(Date.now() / 1_000), ...(uid === callers[3] && DUTIES) };
  const rawRequest = { headers: {}, socket: { remoteAddress: '10.0.0.1' } };
  return { data, auth: { uid, token }, rawRequest, acceptsStreaming: false } as unknown as CallableRequest;
}

const answerSchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown(), atMs: z.number() }),
  z.object({
    ok: z.literal(false),
    refusal: z.string(),
    message: z.string().check(z.minLength(1)),
    atMs: z.number(),
  }),
]);

/** What a caller learns: `accepted`, a refusal of the area, or the code of an error. */
async function outcomeOf(callable: { run: unknown }, request: CallableRequest): Promise<string> {
  try {
    const run = callable.run as (asked: CallableRequest) => Promise<unknown>;
    const answer = answerSchema.parse(await run(request));
    return answer.ok ? 'accepted' : answer.refusal;
  } catch (error) {
    if (error instanceof HttpsError) return error.code;
    throw error;
  }
}

describe.each(COMMANDS)('$area, $type', ({ area, type, callable, schema, refusals }) => {
  test(
    `answers ${INPUTS} inputs with a result, a known refusal or its problems`,
    { timeout: LONG_MS },
    async () => {
      const outcomes = new Set<string>();
      const asked = fc.tuple(anyInput(schema, known), fc.constantFrom(...callers));
      await fc.assert(
        fc.asyncProperty(asked, async ([command, uid]) => {
          const isReadable = z.safeParse(schema, command).success;
          const outcome = await outcomeOf(callable, requestBy(uid, { commandId: randomUUID(), command }));
          outcomes.add(outcome);
          const ended = ENDS_SESSION.includes(`${area} ${type}`) ? ['unauthenticated'] : [];
          expect(['accepted', 'invalid-argument', ...ended, ...refusals]).toContain(outcome);
          const isRefused = outcome === 'invalid-argument';
          const isRefusedLater = isReadable && isRefused && READ_ON.includes(`${area} ${type}`);
          expect(isRefused && !isRefusedLater).toBe(!isReadable);
        }),
        { numRuns: INPUTS, seed: SEED, endOnFailure: true },
      );
      expect([...outcomes].some((outcome) => outcome !== 'invalid-argument')).toBe(true);
    },
  );
});
