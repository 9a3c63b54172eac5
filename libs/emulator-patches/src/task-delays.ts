/** The part of a Cloud Task that decides when it runs. */
interface EmulatedTask {
  name: string;
  /** ISO 8601; absent means now. */
  scheduleTime?: string;
}

interface TaskQueue {
  queuedIds: Set<string>;
}

export interface TaskQueuePrototype {
  enqueue: (this: TaskQueue, task: EmulatedTask) => void;
  delete: (this: TaskQueue, name: string) => void;
}

/** The longest that a timer of Node can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Makes the Cloud Tasks emulator hold a task until it is due. The stock one runs every task immediately
 * (firebase-tools issue 8254). Held tasks are lost with the process, like everything in that emulator.
 */
export function holdTasksUntilDue(prototype: TaskQueuePrototype): void {
  const { enqueue, delete: remove } = prototype;
  const timersOf = new WeakMap<TaskQueue, Map<string, NodeJS.Timeout>>();

  prototype.enqueue = function enqueueWhenDue(task) {
    const dueAtMs = task.scheduleTime ? Date.parse(task.scheduleTime) : 0;
    if (dueAtMs <= Date.now()) return enqueue.call(this, task);
    if (this.queuedIds.has(task.name)) throw new Error(`A task has already been queued with id ${task.name}`);
    this.queuedIds.add(task.name);
    const timers = timersOf.get(this) ?? new Map<string, NodeJS.Timeout>();
    timersOf.set(this, timers);
    const wait = () => {
      const leftMs = dueAtMs - Date.now();
      if (leftMs <= 0) return release();
      timers.set(task.name, setTimeout(wait, Math.min(leftMs, LONGEST_TIMER_MS)));
    };
    const release = () => {
      timers.delete(task.name);
      this.queuedIds.delete(task.name);
      enqueue.call(this, task);
    };
    wait();
  };

  prototype.delete = function deleteHeldOrQueued(name) {
    const timer = timersOf.get(this)?.get(name);
    if (timer === undefined) return remove.call(this, name);
    clearTimeout(timer);
    timersOf.get(this)?.delete(name);
  };
}
