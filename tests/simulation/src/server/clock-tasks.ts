import { deadlinesOf, isFinished, type DebateState } from '@rostrum/domain';
import { count, type World } from '../world/world.ts';
import type { ClockChange } from './context.ts';

/** What becomes of a clock task on its way. */
export const TASK_FATES = ['punctual', 'late', 'early', 'twice', 'never'] as const;
export type TaskFate = (typeof TASK_FATES)[number];

/** Deliveries of a task that its handler turned away, as the queue is configured. */
const ATTEMPTS = 5;

/** `'again'`: it came early, deliver it again. */
type Deliver = (stepSeq: number, answer: (outcome: 'done' | 'again') => void) => void;

/** Cloud Tasks in bad hands: it delivers late, early, twice or never, and makes a task of one name once. */
export class ClockTasks {
  readonly #world: World;
  readonly #fates: readonly TaskFate[];
  readonly #deliver: Deliver;
  readonly #names = new Set<number>();

  constructor(world: World, fates: readonly TaskFate[], deliver: Deliver) {
    this.#world = world;
    this.#fates = fates;
    this.#deliver = deliver;
  }

  /** Makes a task for each deadline that was not there before. */
  schedule(clock: ClockChange | undefined): void {
    if (clock) this.#make(clock.after, new Set(deadlinesOf(clock.before).map(({ stepSeq }) => stepSeq)));
  }

  /** Makes the tasks of a debate that has just begun to be watched. */
  scheduleFirst(debate: DebateState): void {
    this.#make(debate, new Set());
  }

  /** What comes days later is the sweeper's. */
  #make(debate: DebateState, known: ReadonlySet<number>): void {
    if (isFinished(debate)) return;
    for (const { stepSeq, actsAtMs } of deadlinesOf(debate)) {
      if (known.has(stepSeq) || this.#names.has(stepSeq)) continue;
      this.#names.add(stepSeq);
      this.#send(stepSeq, actsAtMs - this.#world.timeline.nowMs, this.#world.chance.pick(this.#fates));
    }
  }

  #send(stepSeq: number, dueMs: number, fate: TaskFate): void {
    const { chance, tell } = this.#world;
    count(this.#world, `task ${fate}`);
    tell?.(`the task of deadline ${stepSeq} will be ${fate}`);
    if (fate === 'never') return;
    if (fate === 'twice') this.#attempt(stepSeq, dueMs + chance.between(-200, 3_000), 1);
    this.#attempt(stepSeq, dueMs + drawShiftMs(this.#world, fate), 1);
  }

  #attempt(stepSeq: number, inMs: number, attempt: number): void {
    this.#world.timeline.after(inMs, () =>
      this.#deliver(stepSeq, (outcome) => {
        if (outcome === 'again' && attempt < ATTEMPTS)
          this.#attempt(stepSeq, 1_000 * 2 ** (attempt - 1), attempt + 1);
      }),
    );
  }
}

function drawShiftMs({ chance }: World, fate: TaskFate): number {
  if (fate === 'late') return chance.between(1_000, 40_000);
  return fate === 'early' ? -chance.between(100, 6_000) : chance.between(0, 300);
}
