import { setTimeout as pause } from 'node:timers/promises';
import { memberPath } from '@rostrum/domain';
import { database, storedRoom } from '../src/support/server.ts';
import { SCENES, type SceneName } from './scenes.ts';

const AN_HOUR_MS = 3_600_000;
const A_WHILE_MS = 20_000;
/** One person may host ten public debates that are not over, and the demo has some. */
const ROOMS_MOST = 5;

/** The rooms in the required states, each created for its first picture; the latest few are kept. */
export interface Stage {
  /** The id of that room. For the next hour only the intended people count as missing. */
  room(name: SceneName): Promise<string>;
  close(): Promise<void>;
}

export function openStage(): Stage {
  const made = new Map<SceneName, Promise<string>>();

  async function forgetOldest(): Promise<void> {
    const [oldest] = made;
    if (!oldest) return;
    made.delete(oldest[0]);
    const roomId = await oldest[1].catch(() => null);
    const db = database();
    if (roomId !== null) await db.recursiveDelete(db.doc(`rooms/${roomId}`));
  }

  return {
    async room(name) {
      const known = made.get(name) ?? patiently(SCENES[name]);
      made.delete(name);
      made.set(name, known);
      while (made.size > ROOMS_MOST) await forgetOldest();
      // A failed scene is retried for the next picture.
      const roomId = await known.catch((error: unknown) => {
        made.delete(name);
        throw error;
      });
      await keepEverybody(roomId);
      return roomId;
    },
    async close() {
      while (made.size > 0) await forgetOldest();
    },
  };
}

/** Waits where one person has opened as many rooms as anybody may for now. */
async function patiently(make: () => Promise<string>): Promise<string> {
  for (;;) {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('a lot at once'))) throw error;
      await pause(A_WHILE_MS);
    }
  }
}

async function keepEverybody(roomId: string): Promise<void> {
  const { peopleIds, debate } = await storedRoom(roomId);
  const missing = debate.phase === 'paused' ? debate.missing : null;
  const lastSeenAtMs = Date.now() + AN_HOUR_MS;
  await Promise.all(
    peopleIds
      .filter((uid) => uid !== missing)
      .map((uid) => database().doc(memberPath(roomId, uid)).set({ lastSeenAtMs }, { merge: true })),
  );
}
