import { nameOfTask, type ClockTask, type ScheduledTask } from '@rostrum/rooms';
import { count, type World } from '../world/world.ts';

/** The fate of a clock task on its way. */
export const TASK_FATES = ['punctual', 'late', 'early', 'twice', 'never'] as const;
export type TaskFate = (typeof TASK_FATES)[number];

/** Deliveries of a task that its handler turned away, as the queue is configured. */
const ATTEMPTS = 5;

/** `'again'`: it came early or its handler failed, so redeliver it. */
type Deliver = (task: ClockTask, answer: (outcome: 'done' | 'again') => void) => void;

/** Cloud Tasks at its worst: it delivers late, early, twice or never, and creates a named task once. */
export class ClockQueue {
  readonly #world: World;
  readonly #fates: readonly TaskFate[];
  readonly #deliver: Deliver;
  readonly #names = new Set<string>();

  constructor(world: World, fates: readonly TaskFate[], deliver: Deliver) {
    this.#world = world;
    this.#fates = fates;
    this.#deliver = deliver;
  }

  /** Makes the tasks of a clock; reports are written elsewhere. */
  schedule(tasks: readonly ScheduledTask[]): void {
    for (const { mark, dueAtMs, ...rest } of tasks)
      if (mark !== 'report') this.#make({ ...rest, mark }, dueAtMs);
  }

  #make(task: ClockTask, dueAtMs: number): void {
    const name = nameOfTask(task);
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.#send(task, dueAtMs - this.#world.timeline.nowMs, this.#world.chance.pick(this.#fates));
  }

  #send(task: ClockTask, dueMs: number, fate: TaskFate): void {
    const { chance, tell } = this.#world;
    count(this.#world, `task ${fate}`);
    tell?.(`the task ${nameOfTask(task)} will be ${fate}`);
    if (fate === 'never') return;
    if (fate === 'twice') this.#attempt(task, dueMs + chance.between(-200, 3_000), 1);
    this.#attempt(task, dueMs + drawShiftMs(this.#world, fate), 1);
  }

  #attempt(task: ClockTask, inMs: number, attempt: number): void {
    this.#world.timeline.after(inMs, () =>
      this.#deliver(task, (outcome) => {
        if (outcome === 'again' && attempt < ATTEMPTS)
          this.#attempt(task, 1_000 * 2 ** (attempt - 1), attempt + 1);
      }),
    );
  }
}

function drawShiftMs({ chance }: World, fate: TaskFate): number {
  if (fate === 'late') return chance.between(1_000, 40_000);
  return fate === 'early' ? -chance.between(100, 6_000) : chance.between(0, 300);
}
