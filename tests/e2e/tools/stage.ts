import { setTimeout as pause } from 'node:timers/promises';
import { memberPath } from '@rostrum/domain';
import { database, storedRoom } from '../src/support/server.ts';
import { SCENES, type SceneName } from './scenes.ts';

const AN_HOUR_MS = 3_600_000;
const A_WHILE_MS = 20_000;

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
      const known = made.get(name) ?? patiently(SCENES[name]);
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
