import { DELETED_NAME, LIMITS, votesPath } from '@rostrum/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase } from '../testing/emulator.ts';
import { liveDebate, readMessages, readRoom } from '../testing/rooms.ts';
import { erase, type ErasureContinuation } from './erase.ts';
import { ERASURE_STEPS, type ErasureStep } from './erasure-steps.ts';
import { aClerkPerson } from './testing/a-clerk-person.ts';
import { aLife } from './testing/a-life.ts';
import { begin, eraseNow, eraseWhole, expectGone, IN_TIME, LONG, placesOf } from './testing/an-erasure.ts';

describe('an interrupted erasure', () => {
  test('continues after any step, to the same end', LONG, async () => {
    const life = await aLife();
    await begin(life.gina.uid);
    for (const broken of ERASURE_STEPS) {
      const steps = ERASURE_STEPS.map((step) => (step === broken ? doneAndKilled(step) : step));
      await expect(eraseNow(life.gina.uid, steps)).rejects.toThrow(KILLED);
    }
    await eraseWhole(life.gina.uid);
    await expectGone(life);
    expect((await readRoom(life.debateId)).debate).toMatchObject({ phase: 'paused', reason: 'left' });
  });

  test(
    'interrupted at any write, before or after the database stored it, reaches the same end',
    LONG,
    async () => {
      const life = await aLife();
      await begin(life.gina.uid);
      let kills = 0;
      for (let writes = 1; ; writes += 2) {
        const killed = killAfter(writes, writes % 4 === 1);
        const cameTo = await eraseNow(life.gina.uid).catch((error: unknown) => String(error));
        killed.restore();
        if (typeof cameTo !== 'string') break;
        expect(cameTo).toContain(KILLED);
        kills += 1;
      }
      expect(kills).toBeGreaterThan(5);
      await eraseWhole(life.gina.uid);
      await expectGone(life);
      const votes = await emulatedDatabase().collection(votesPath(life.watchedId)).get();
      expect(votes.docs.map((one) => one.data())).toEqual([{ before: 'for' }]);
    },
  );

  test('goes through more than fits into one go, a bit at a time', async () => {
    const [gina, ben] = await Promise.all([aClerkPerson('Gina'), aPerson('Ben')]);
    const debateId = await liveDebate([gina, ben]);
    await gina.ask({ type: 'speak', roomId: debateId, text: 'Turnout is a public good.' });
    const floor = emulatedDatabase().collection(`rooms/${debateId}/messages`);
    const [said] = (await floor.where('authorId', '==', gina.uid).where('state', '==', 'shown').get()).docs;
    const batch = emulatedDatabase().batch();
    const many = LIMITS.accountPage * 2 + 5;
    for (let index = 0; index < many; index += 1) batch.set(floor.doc(), said!.data());
    await batch.commit();
    await begin(gina.uid);
    let outcome: ErasureContinuation = { next: 'now' };
    let runs = 0;
    while (outcome.next === 'now') {
      outcome = await erase(placesOf(gina.uid), { ...IN_TIME, hasTime: () => false });
      runs += 1;
    }
    expect(runs).toBeGreaterThan(ERASURE_STEPS.length + 2);
    const names = (await readMessages(debateId)).map(({ authorName }) => authorName);
    expect(names.filter((name) => name === DELETED_NAME)).toHaveLength(many + 1);
  });
});

const KILLED = 'the machine went away';

/** The step does its work, and the machine dies before the progress is recorded, even if there was no work. */
function doneAndKilled(step: ErasureStep): ErasureStep {
  return {
    name: step.name,
    erase: async (context) => {
      const { db, uid } = context;
      const found = step.of ? (await step.of(db, uid).get()).docs : [];
      await step.erase(context, found);
      throw new Error(KILLED);
    },
  };
}

let restoreRequest: (() => void) | undefined;
afterEach(() => restoreRequest?.());

/** Lets the database accept this many writes and then none. The next write, or its answer, is lost. */
function killAfter(writes: number, isTaken: boolean): { restore(): void } {
  const db = emulatedDatabase() as unknown as { request: (method: string, ...rest: unknown[]) => unknown };
  const request = db.request.bind(db);
  let left = writes;
  db.request = async (method, ...rest) => {
    if (method !== 'commit' && method !== 'batchWrite') return request(method, ...rest);
    left -= 1;
    if (left >= 0) return request(method, ...rest);
    if (isTaken && left === -1) await request(method, ...rest);
    throw new Error(KILLED);
  };
  restoreRequest = () => void (db.request = request);
  return { restore: restoreRequest };
}
