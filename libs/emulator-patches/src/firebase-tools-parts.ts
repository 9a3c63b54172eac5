import type { WorkerPrototype } from './dead-workers.ts';
import type { SharedWorkerPrototype, SharingPoolPrototype, StarterPrototype } from './shared-workers.ts';
import type { TaskQueuePrototype } from './task-delays.ts';
import type { PoolPrototype } from './worker-limit.ts';

/** The parts of firebase-tools that we correct: paths inside the package, and as much of their shape as we use. */
interface Parts {
  commandUtils: { MIN_SUPPORTED_JAVA_MAJOR_VERSION: number };
  taskQueue: { TaskQueue: { prototype: TaskQueuePrototype } };
  tasksEmulator: { TaskQueueController: { LISTEN_TIMEOUT: number; UPDATE_TIMEOUT: number } };
  functionsRuntimeWorker: {
    RuntimeWorker: { prototype: WorkerPrototype & SharedWorkerPrototype & { logInfo: () => void } };
    RuntimeWorkerPool: { prototype: PoolPrototype & SharingPoolPrototype };
  };
  functionsEmulator: { FunctionsEmulator: { prototype: StarterPrototype } };
  downloadableEmulators: { downloadIfNecessary: (name: 'firestore') => Promise<{ args: string[] }> };
}

/** Loads a part of the emulators of an installed firebase-tools. */
export function emulatorPart<Name extends keyof Parts>(requireTool: NodeJS.Require, name: Name): Parts[Name] {
  return requireTool(`firebase-tools/lib/emulator/${name}`);
}
