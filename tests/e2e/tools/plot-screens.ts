import {
  ballotPath,
  COMPARISON_PATH,
  DIMENSIONS,
  feedbackPath,
  profilePath,
  roomPath,
  roomSchema,
  ROOMS,
  type BallotDocument,
  type Feedback,
  type RoomDocument,
} from '@rostrum/domain';
import { ADA, aDebate, aRoom, aTally, BEN, play, wait } from '@rostrum/domain/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { database, uidOf } from '../src/support/server.ts';
import { settled, type Screen } from './screen.ts';

const WHO = 'fay';
const DAY_MS = 86_400_000;
/** As many debates as a plot is looked at with: none, one, too few for a trend, and a history. */
const COUNTS = [0, 1, 4, 50];

/** Between 0 and 1, the same each time. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** A finished debate of Fay's, so many days ago, with an audience that was moved. */
function debateOf(uid: string, daysAgo: number, seed: number): RoomDocument {
  const endedAtMs = Date.now() - daysAgo * DAY_MS;
  const debate = play(
    aDebate({ phase: 'live' }),
    { type: 'speak', by: ADA, messageId: 'm', characters: 300 + Math.round(900 * chance(seed)) },
    { type: 'yield', by: ADA },
    wait(5_000),
    { type: 'speak', by: BEN, messageId: 'n', characters: 700 },
    { type: 'end', by: ADA },
  );
  const after = Math.round(10 * chance(seed + 0.5));
  const { id: _, ...room } = aRoom({
    debate,
    motion: `This house would try its plots with debate ${seed + 1}`,
    tally: aTally(
      [10, 'for', 'for'],
      [10, 'against', 'against'],
      [after, 'undecided', 'for'],
      [10 - after, 'undecided', 'against'],
      [10, 'undecided', 'undecided'],
    ),
    createdAtMs: endedAtMs,
    startedAtMs: endedAtMs - 900_000,
    endedAtMs,
  });
  return roomSchema.parse(JSON.parse(JSON.stringify(room).replaceAll(`"${ADA}"`, `"${uid}"`)));
}

function feedbackOf(uid: string, daysAgo: number, seed: number): Feedback {
  return {
    version: 1,
    uid,
    side: 'for',
    formatId: 'quick-clash',
    writtenAtMs: Date.now() - daysAgo * DAY_MS,
    notJudged: null,
    dimensions: DIMENSIONS.map((dimension, at) => {
      const score = Math.round(10 * (1 + 4 * chance(seed * 7 + at))) / 10;
      return {
        dimension,
        score,
        low: Math.max(1, score - 0.9),
        high: Math.min(5, score + 0.7),
        hits: 3,
        chances: 5,
        reason: 'Three of five claims have a reason.',
        quote: null,
        next: 'Say why.',
      };
    }),
    mean: 3,
    points: null,
    answered: Math.round(6 * chance(seed + 0.3)),
    dropped: 2,
  };
}

function expectedOf(uid: string): BallotDocument {
  const marks = { argument: 3, clarity: 3 };
  return { by: uid, about: uid, as: 'self', marks, note: '', isAnonymous: false, receivedId: null, atMs: 1 };
}

/** Fay has had exactly so many debates. */
async function debated(count: number): Promise<void> {
  const db = database();
  const uid = uidOf(WHO);
  const rooms = await db.collection(ROOMS).where('peopleIds', 'array-contains', uid).get();
  await Promise.all(rooms.docs.map(({ ref }) => ref.update({ peopleIds: FieldValue.arrayRemove(uid) })));
  for (const group of ['feedback', 'ballots']) {
    const field = group === 'ballots' ? 'by' : 'uid';
    const found = await db.collectionGroup(group).where(field, '==', uid).get();
    await Promise.all(found.docs.map(({ ref }) => ref.delete()));
  }
  for (let seed = 0; seed < count; seed += 1) {
    const roomId = `plots-${count}-${seed}`;
    const daysAgo = 1 + 2 * (count - 1 - seed);
    const batch = db.batch();
    batch.set(db.doc(roomPath(roomId)), debateOf(uid, daysAgo, seed));
    batch.set(db.doc(feedbackPath(roomId, uid)), feedbackOf(uid, daysAgo, seed));
    batch.set(db.doc(ballotPath(roomId, uid, uid)), expectedOf(uid));
    await batch.commit();
  }
}

/** Fay shares her scores, or not, and a hundred others are counted. */
async function compared(isCompared: boolean): Promise<void> {
  const scores = Object.fromEntries(
    DIMENSIONS.map((dimension, at) => [dimension, { [20 + 3 * at]: 50, [24 + 3 * at]: 50 }]),
  );
  await database().doc(COMPARISON_PATH).set({ scores });
  await database()
    .doc(profilePath(uidOf(WHO)))
    .update({ isCompared });
}

/** The plots of the dashboard and of Feedback, finally with everybody's median. */
export const PLOTS: Screen[] = [
  ...COUNTS.flatMap((count) =>
    (['dashboard', 'feedback'] as const).map((page): Screen => ({
      name: `plots-${page}-${count}`,
      who: WHO,
      async path() {
        await compared(false);
        await debated(count);
        return `/app/${page}`;
      },
      act: settled,
    })),
  ),
  {
    name: 'plots-feedback-others',
    who: WHO,
    async path() {
      await compared(true);
      await debated(12);
      return '/app/feedback';
    },
    act: settled,
  },
];
