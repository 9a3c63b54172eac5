import * as fc from 'fast-check';
import { documentSchemaAt, DRAFT_MAX_LENGTH } from '@rostrum/domain';
import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { as, givenDocuments, readBack, remove, write } from './support/environment.ts';
import { liveRoom, ROOM_DOCUMENTS } from './support/rooms.ts';

/** The number of tried writes. The long form runs with `ROSTRUM_GENERATED=20000 npm test -- rules generated`. */
const CASES = Number(process.env['ROSTRUM_GENERATED'] ?? 120);
/** The same writes in every run; a failure prints how to reproduce it. */
const SEED = 20;
const LONG_MS = 60_000 + CASES * 100;

const NOW_MS = Date.now();
const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 1.5, NaN, Infinity, -Infinity, 5e-324, -5e-324, 1e300, -1e300),
  fc.constantFrom(2 ** 53, -(2 ** 53), 8.64e15, 8.64e15 + 1, 1_000_000, 1_000_001, 10, 10.1, 100_000),
  fc.integer({ min: -700_000, max: 700_000 }).map((away) => NOW_MS + away),
  fc.double(),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .constantFrom(200, 201, 320, 321, 2_048, 2_049)
    .chain((length) => fc.constantFrom('a', 'é', '🙂', 'ä̈').map((one) => one.repeat(length))),
  fc.constantFrom('', '__proto__', 'constructor', 'user_ada', '\u0000', '\u202e'),
);
const key = fc
  .oneof(
    fc.constantFrom(
      'constructor',
      'prototype',
      'toString',
      'valueOf',
      '__x',
      'spot',
      'a-1',
      'a.b',
      'a/b',
      'Ä',
      ' ',
      'a\nb',
    ),
    fc.stringMatching(/^[a-z0-9-]{1,42}$/),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  )
  .filter((name) => !/^__.*__$/s.test(name) && name !== '');
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: text },
  fc.constantFrom(null, true, false, Timestamp.fromMillis(NOW_MS)),
  fc.array(number, { maxLength: 3 }),
  fc.dictionary(key, fc.oneof(number, text, fc.dictionary(key, number, { maxKeys: 2 })), { maxKeys: 3 }),
);

/** Mostly the sensible value, else a number or anything at all. */
const mostly = (sensible: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 12, arbitrary: sensible },
    { weight: 2, arbitrary: number },
    { weight: 1, arbitrary: anything },
  );
const soon = fc.integer({ min: -590_000, max: 590_000 }).map((away) => NOW_MS + away);
const extra = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(key, anything, { maxKeys: 1 }) },
);
const withExtra = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc.tuple(fields, extra).map(([one, more]) => ({ ...one, ...more }));

const item = withExtra(
  fc.record(
    {
      isRight: mostly(fc.boolean()),
      answers: mostly(fc.nat(50)),
      lastAtMs: mostly(soon),
      dueAtMs: mostly(soon),
      reviewedAtMs: mostly(soon),
      stability: mostly(fc.double({ min: 0, max: 400, noNaN: true })),
      difficulty: mostly(fc.double({ min: 1, max: 10, noNaN: true })),
      lapses: mostly(fc.nat(9)),
    },
    { noNullPrototype: true },
  ),
);
const sensibleKey = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
const anyKey = fc.oneof({ weight: 6, arbitrary: sensibleKey }, { weight: 1, arbitrary: key });
const progress = withExtra(
  fc.record(
    {
      version: mostly(fc.integer({ min: 1, max: 9 })),
      startedAtMs: mostly(soon),
      finishedAtMs: mostly(fc.option(soon)),
      writtenAtMs: mostly(soon),
      items: fc.oneof(
        { weight: 9, arbitrary: fc.dictionary(anyKey, item, { maxKeys: 2, noNullPrototype: true }) },
        { weight: 1, arbitrary: anything },
      ),
    },
    { noNullPrototype: true },
  ),
);
/** A moment that has come: of the last minutes. */
const come = fc.integer({ min: -590_000, max: 0 }).map((away) => NOW_MS + away);
const now = fc.constant(serverTimestamp());
const user = withExtra(
  fc.record(
    {
      displayName: mostly(text),
      email: mostly(text),
      photoURL: mostly(text),
      createdAt: mostly(now),
      updatedAt: mostly(now),
    },
    { noNullPrototype: true },
  ),
);
const beat = withExtra(
  fc.record(
    { lastSeenAtMs: mostly(come), writingAtMs: mostly(fc.oneof(come, fc.constant(deleteField()))) },
    { requiredKeys: [], noNullPrototype: true },
  ),
);

const id = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/) },
  { weight: 1, arbitrary: fc.constantFrom('hasOwnProperty', '__proto__', '__lookupGetter__', 'constructor') },
);
const draft = withExtra(
  fc.record(
    {
      uid: mostly(fc.constant('member')),
      commandId: mostly(id),
      text: mostly(
        fc.oneof(
          text,
          fc
            .constantFrom(9_080, DRAFT_MAX_LENGTH - 1, DRAFT_MAX_LENGTH, DRAFT_MAX_LENGTH + 1)
            .chain((length) => fc.constantFrom('a', 'é', '🙂').map((one) => one.repeat(length))),
        ),
      ),
      replaces: mostly(fc.option(id)),
      quotes: mostly(fc.option(id)),
      goesOut: mostly(fc.boolean()),
      keptAt: mostly(now),
    },
    { noNullPrototype: true },
  ),
);

const DRAFT = 'rooms/queue/drafts/member';
const MEMBER = 'rooms/public-live/members/member';
const PROFILE = 'profiles/member';
const STORED: Record<string, object> = {
  [MEMBER]: { uid: 'member', displayName: 'Member', photoURL: '', joinedAtMs: 1, lastSeenAtMs: 1 },
  [PROFILE]: { displayName: 'Member', username: null, photoURL: '', createdAtMs: 1, lastSeenAtMs: 1 },
};
givenDocuments({
  ...ROOM_DOCUMENTS,
  ...STORED,
  'rooms/queue': liveRoom(3_600_000, {}, { queue: ['member'] }),
});

type Tried = { path: string; fields: object; how: 'set' | 'update' };
const tried: fc.Arbitrary<Tried> = fc.oneof(
  progress.map((fields) => ({ path: 'progress/member/lessons/signposting', fields, how: 'set' as const })),
  user.map((fields) => ({ path: 'users/stranger', fields, how: 'set' as const })),
  draft.map((fields) => ({ path: DRAFT, fields, how: 'set' as const })),
  beat.map((fields) => ({ path: MEMBER, fields, how: 'update' as const })),
  beat.map((fields) => ({
    path: PROFILE,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'writingAtMs')),
    how: 'update' as const,
  })),
);

/** The number of allowed writes, by path: rules that refuse everything would prove nothing. */
const accepted = new Map<string, number>();

/** Written paths, so that the next try starts from the same state. */
const moved = new Set<string>();

async function putBack(path: string): Promise<void> {
  if (!moved.delete(path)) return;
  const before = STORED[path];
  await (before ? write({ [path]: before }) : remove(path));
}

async function isAccepted({ path, fields, how }: Tried): Promise<boolean> {
  await putBack(path);
  const ref = doc(as(path.startsWith('users/') ? 'stranger' : 'member'), path);
  try {
    await (how === 'set' ? setDoc(ref, fields) : updateDoc(ref, fields));
    moved.add(path);
    return true;
  } catch {
    return false;
  }
}

describe('any write that the rules allow', () => {
  test(`is read by its schema: ${CASES} writes`, { timeout: LONG_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(tried, async (one) => {
        if (!(await isAccepted(one))) return;
        accepted.set(one.path, (accepted.get(one.path) ?? 0) + 1);
        const stored = await readBack(one.path);
        const parsed = documentSchemaAt(one.path)?.safeParse(stored);
        expect(parsed?.error?.issues).toBeUndefined();
      }),
      { numRuns: CASES, seed: SEED },
    );
    expect([...accepted.keys()].toSorted()).toEqual(
      [PROFILE, 'progress/member/lessons/signposting', DRAFT, MEMBER, 'users/stranger'].toSorted(),
    );
  });
});
