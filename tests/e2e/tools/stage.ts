import { memberPath } from '@rostrum/domain';
import { database, storedRoom } from '../src/support/server.ts';
import { SCENES, type SceneName } from './scenes.ts';

const AN_HOUR_MS = 3_600_000;

/** The rooms in the required states, each created for its first picture. */
export interface Stage {
  /** The id of that room. For the next hour only the intended people count as missing. */
  room(name: SceneName): Promise<string>;
  close(): Promise<void>;
}

export function openStage(): Stage {
  const made = new Map<SceneName, Promise<string>>();
  return {
    async room(name) {
      const known = made.get(name) ?? SCENES[name]();
      made.set(name, known);
      // A failed scene is retried for the next picture.
      const roomId = await known.catch((error: unknown) => {
        made.delete(name);
        throw error;
      });
      await keepEverybody(roomId);
      return roomId;
    },
    async close() {
      const db = database();
      for (const room of await Promise.allSettled(made.values()))
        if (room.status === 'fulfilled') await db.recursiveDelete(db.doc(`rooms/${room.value}`));
    },
  };
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
