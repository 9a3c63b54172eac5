import type { Platform } from '../../commands/platform.ts';
import type { Reader, Writer } from '../../port/documents.ts';

/**
 * Documents read, written and deleted, as the database bills them, and the tasks that were handed on. `heard`: those of the written
 * documents that each browser in the room listens to.
 */
export type Work = { reads: number; writes: number; deletes: number; tasks: number; heard: number };

const NO_WORK: Work = { reads: 0, writes: 0, deletes: 0, tasks: 0, heard: 0 };

const LISTENED = /^rooms\/[^/]+(\/(messages|interventions|backchannel|captions)\/[^/]+)?$/;

/**
 * A platform that counts its work. A missing document is billed as a read, and so is a query that finds nothing. A required absence is
 * a delete of a missing document.
 */
export function countingPlatform(platform: Platform): { platform: Platform; work: Work } {
  const work = { ...NO_WORK };
  const add = (kind: keyof Work, count = 1) => void (work[kind] += count);
  const wrote = (path: string) => {
    add('writes');
    if (LISTENED.test(path)) add('heard');
  };
  const reading = ({ getAll, query }: Reader): Reader => ({
    getAll: (paths) => (add('reads', paths.length), getAll(paths)),
    query: async (asked) => {
      const found = await query(asked);
      add('reads', Math.max(1, found.length));
      return found;
    },
  });
  const writing = (to: Writer): Writer => ({
    create: (...write) => (wrote(write[0]), to.create(...write)),
    set: (...write) => (wrote(write[0]), to.set(...write)),
    merge: (...write) => (wrote(write[0]), to.merge(...write)),
    update: (...write) => (wrote(write[0]), to.update(...write)),
    delete: (path) => (add('deletes'), to.delete(path)),
  });
  const { later } = platform;
  const counted: Platform = {
    ...platform,
    transaction: (does, options) =>
      platform.transaction((unit) => does({ ...reading(unit), ...writing(unit) }), options),
    reader: reading(platform.reader),
    batch() {
      const batch = platform.batch();
      return {
        ...writing(batch),
        requireAbsent: (path) => (add('deletes'), batch.requireAbsent(path)),
        get isEmpty() {
          return batch.isEmpty;
        },
        commit: () => batch.commit(),
      };
    },
    later: {
      ...later,
      schedule: (tasks) => (add('tasks', tasks.length), later.schedule(tasks)),
      classify: (task) => (add('tasks', task.isWorthALook ? 1 : 0), later.classify(task)),
      report: (roomId) => (add('tasks'), later.report(roomId)),
    },
  };
  return { platform: counted, work };
}
