import { giveUpDeadWorkers } from './dead-workers.ts';
import { emulatorPart } from './firebase-tools-parts.ts';
import { shareWorkers } from './shared-workers.ts';
import { holdTasksUntilDue } from './task-delays.ts';
import { limitWorkers } from './worker-limit.ts';

interface Corrections {
  /** Major version of the oldest Java that the chosen emulators run on; undefined: what firebase-tools asks for. */
  oldestJava?: number | undefined;
  /** Options for the Java of the Firestore emulator. */
  javaOptions?: readonly string[] | undefined;
  /** How many processes of functions stay; undefined: all. */
  mostWorkers?: number | undefined;
  /** Whether firebase-tools writes its own log of each call. */
  debug: boolean;
}

/**
 * Corrects a loaded firebase-tools in memory; no installed file changes. README.md says what each correction is for.
 * @param requireTool resolves from a folder that has firebase-tools installed
 */
export async function correctFirebaseTools(
  requireTool: NodeJS.Require,
  corrections: Corrections,
): Promise<void> {
  const { oldestJava, javaOptions = [], mostWorkers, debug } = corrections;
  if (oldestJava) emulatorPart(requireTool, 'commandUtils').MIN_SUPPORTED_JAVA_MAJOR_VERSION = oldestJava;
  holdTasksUntilDue(emulatorPart(requireTool, 'taskQueue').TaskQueue.prototype);
  lookForTasksSteadily(requireTool);
  const { RuntimeWorker, RuntimeWorkerPool } = emulatorPart(requireTool, 'functionsRuntimeWorker');
  giveUpDeadWorkers(RuntimeWorker.prototype);
  shareWorkers({
    starter: emulatorPart(requireTool, 'functionsEmulator').FunctionsEmulator.prototype,
    pool: RuntimeWorkerPool.prototype,
    worker: RuntimeWorker.prototype,
  });
  if (mostWorkers) limitWorkers(RuntimeWorkerPool.prototype, mostWorkers);
  if (javaOptions.length > 0) await addJavaOptions(requireTool, javaOptions);
  if (!debug) silence(requireTool);
}

/** The stock intervals look once a second when idle (a debate's clock would lag) and spin when busy. */
function lookForTasksSteadily(requireTool: NodeJS.Require): void {
  const { TaskQueueController } = emulatorPart(requireTool, 'tasksEmulator');
  TaskQueueController.LISTEN_TIMEOUT = 50;
  TaskQueueController.UPDATE_TIMEOUT = 10;
}

async function addJavaOptions(requireTool: NodeJS.Require, options: readonly string[]): Promise<void> {
  const emulators = emulatorPart(requireTool, 'downloadableEmulators');
  (await emulators.downloadIfNecessary('firestore')).args.unshift(...options);
}

/**
 * The debug log has some fourteen lines for each call, two fifths of what the process does for one. firebase-tools prints
 * that a call begins before it passes the call on.
 */
function silence(requireTool: NodeJS.Require): void {
  const { logger }: { logger: { debug: () => unknown } } = requireTool('firebase-tools/lib/logger');
  logger.debug = () => logger;
  emulatorPart(requireTool, 'functionsRuntimeWorker').RuntimeWorker.prototype.logInfo = () => undefined;
}
