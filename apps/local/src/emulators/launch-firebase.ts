import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FIREBASE_TOOLS_FOLDER } from '../paths.ts';
import { giveUpDeadWorkers, type WorkerPrototype } from './dead-workers.ts';
import { holdTasksUntilDue } from './task-delays.ts';
import type { TaskQueuePrototype } from './task-delays.ts';

/** The `firebase` command with six local corrections, none of which touches an installed file. */
const requireTool = createRequire(join(FIREBASE_TOOLS_FOLDER, 'package.json'));

// firebase-tools refuses a Java that is too old for its own emulators, though not for the one we run.
const commandUtils: { MIN_SUPPORTED_JAVA_MAJOR_VERSION: number } = requireTool(
  'firebase-tools/lib/emulator/commandUtils',
);
const oldestJava = Number(process.env['ROSTRUM_OLDEST_JAVA']);
if (oldestJava > 0) commandUtils.MIN_SUPPORTED_JAVA_MAJOR_VERSION = oldestJava;

const taskQueue: { TaskQueue: { prototype: TaskQueuePrototype } } = requireTool(
  'firebase-tools/lib/emulator/taskQueue',
);
holdTasksUntilDue(taskQueue.TaskQueue.prototype);

// The stock intervals look once a second when idle (a debate's clock would lag) and spin when busy.
const tasksEmulator: { TaskQueueController: { LISTEN_TIMEOUT: number; UPDATE_TIMEOUT: number } } =
  requireTool('firebase-tools/lib/emulator/tasksEmulator');
tasksEmulator.TaskQueueController.LISTEN_TIMEOUT = 50;
tasksEmulator.TaskQueueController.UPDATE_TIMEOUT = 10;

const runtimeWorker: { RuntimeWorker: { prototype: WorkerPrototype & { logInfo: () => void } } } =
  requireTool('firebase-tools/lib/emulator/functionsRuntimeWorker');
giveUpDeadWorkers(runtimeWorker.RuntimeWorker.prototype);

const javaOption = process.env['ROSTRUM_JAVA_OPTION'];
if (javaOption) {
  const emulators: { downloadIfNecessary: (name: 'firestore') => Promise<{ args: string[] }> } = requireTool(
    'firebase-tools/lib/emulator/downloadableEmulators',
  );
  (await emulators.downloadIfNecessary('firestore')).args.unshift(javaOption);
}

// Its debug log has some fourteen lines per call, two fifths of this process's work for one. The line about a call's
// start is printed before the call is passed on.
const { logger }: { logger: { debug: () => unknown } } = requireTool('firebase-tools/lib/logger');
if (!process.env['ROSTRUM_EMULATOR_DEBUG']) {
  logger.debug = () => logger;
  runtimeWorker.RuntimeWorker.prototype.logInfo = () => undefined;
}

requireTool('firebase-tools/lib/bin/firebase.js');
