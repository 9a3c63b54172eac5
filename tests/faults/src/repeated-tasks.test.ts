import {
  COMPARISON_PATH,
  comparisonSchema,
  debateReportPath,
  DELETED_PROFILE,
  erasurePath,
  erasureSchema,
  feedbackSchema,
  newErasure,
  profilePath,
  roomPath,
  storedProfile,
} from '@rostrum/domain';
import { describe, expect, test, vi } from 'vitest';
import { aClient } from './support/client.ts';
import { deliverOften } from './support/clock-tasks.ts';
import { database, readMessages } from './support/database.ts';
import { aRunningDebate, expectSoundLog } from './support/debates.ts';

const PATIENCE = { timeout: 120_000, interval: 500 };
const THREE_HOURS_MS = 3 * 3_600_000;
const CLAIM =
  'A duty to vote lifts turnout to nine in ten, because everybody has to come; Australia has shown it since 1924.';
const REPLY = 'Turnout is not consent: a vote under threat of a fine says nothing about what people want.';

/** How many scores count in the comparison. */
async function scoresCounted(): Promise<number> {
  const stored = (await database().doc(COMPARISON_PATH).get()).data();
  const { scores } = comparisonSchema.parse(stored ?? { scores: {} });
  return Object.values(scores)
    .flatMap((frequency) => Object.values(frequency))
    .reduce((sum, count) => sum + count, 0);
}

describe('tasks that arrive more than once', () => {
  test.each([0, 1, 2, 5])(
    'write one report and count its scores once: %i more at once, and as many later',
    async (times) => {
      const [ada, ben] = [await aClient('Ada Vale'), await aClient('Ben Okafor')];
      for (const { uid } of [ada, ben]) await database().doc(profilePath(uid)).update({ isCompared: true });
      const before = await scoresCounted();
      const roomId = await aRunningDebate(ada, ben);
      await ada.ask({ type: 'speak', roomId, text: CLAIM });
      await ada.ask({ type: 'yield', roomId });
      await ben.ask({ type: 'speak', roomId, text: REPLY });
      await ada.ask({ type: 'end', roomId });
      await ben.ask({ type: 'agree', roomId });
      const deliverMore = () => deliverOften(times, 'reportWriter', { roomId });
      await deliverMore();
      const report = database().doc(debateReportPath(roomId));
      await vi.waitFor(async () => expect((await report.get()).exists).toBe(true), PATIENCE);
      const written = await report.get();
      await deliverMore();
      expect((await report.get()).updateTime).toEqual(written.updateTime);
      const { docs } = await database()
        .collection(`${roomPath(roomId)}/feedback`)
        .get();
      const scores = docs.flatMap((one) => feedbackSchema.parse(one.data()).dimensions);
      expect(docs).toHaveLength(2);
      expect((await scoresCounted()) - before).toBe(scores.filter(({ score }) => score !== null).length);
    },
  );

  test.each([1, 2, 5])('delete an account in mid-debate: %i at once, until it is done', async (times) => {
    const [ada, ben] = [await aClient('Ada Vale'), await aClient('Ben Okafor')];
    const roomId = await aRunningDebate(ada, ben);
    await ada.ask({ type: 'speak', roomId, text: CLAIM });
    // As the account's own command begins it; so long ago that no session is left.
    const erasure = database().doc(erasurePath(ada.uid));
    const batch = database().batch();
    batch.set(database().doc(profilePath(ada.uid)), storedProfile(DELETED_PROFILE));
    batch.set(erasure, newErasure(Date.now() - THREE_HOURS_MS));
    await batch.commit();
    await vi.waitFor(async () => {
      await deliverOften(times, 'accountEraser', { uid: ada.uid });
      expect(erasureSchema.parse((await erasure.get()).data()).doneAtMs).not.toBeNull();
    }, PATIENCE);
    expect((await readMessages(roomId)).map(({ authorName }) => authorName)).toEqual(['Deleted user']);
    await expectSoundLog(roomId);
  });
});
