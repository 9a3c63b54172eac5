import {
  deadlineOf,
  ROOM_REFUSALS,
  roomsInput,
  type Answer,
  type RoomCommand,
  type RoomRefusal,
} from '@rostrum/domain';
import {
  EarlyTask,
  runCommand,
  sweepRoom,
  tasksFor,
  tick,
  type ClockTask,
  type Handled,
  type Platform,
  type ScheduledTask,
} from '@rostrum/rooms';
import { LostAnswer, MemoryDatabase, TooMuchContention } from '@rostrum/rooms/testing';
import type { World } from '../world/world.ts';
import { ClockQueue, type TaskFate } from './clock-queue.ts';
import { Instance } from './instance.ts';
import { noteRepeat } from './note-repeat.ts';
import { openIn, ROOM_ID, type Opening } from './opening.ts';
import { mayAct, suspend } from './standings.ts';
import { RoomView, type Cause } from './room-view.ts';
import { platformFor, type Cloud } from './story-platform.ts';
import { createSweeper } from './sweeper.ts';

export type Request = { uid: string; input: unknown };
/** An answer of the callable, or that it failed. */
export type Response = { answer: Answer<Record<string, string>, RoomRefusal> } | { fault: 'internal' };
type Respond = (response: Response) => void;

/** The maximum clock error of an instance, in milliseconds either way. */
export const INSTANCE_SKEW_MS = 40;

type Wish = { opening: Opening; taskFates: readonly TaskFate[]; hasSweeper: boolean };

/** Opens the room of a story in its own cloud. */
export async function openCloud(world: World, { opening, ...wish }: Wish): Promise<RoomsCloud> {
  const { timeline } = world;
  const db = new MemoryDatabase(() => timeline.nowMs);
  await openIn(db, opening, timeline.nowMs);
  return new RoomsCloud(world, db, wish);
}

/** The callable `rooms`, the clock's task handler and the sweeper: the product's handlers, on instances that may die. */
export class RoomsCloud {
  readonly view: RoomView;
  /** Called after every commit. */
  readonly onChange = new Set<() => void>();
  readonly #world: World;
  readonly #cloud: Cloud;
  readonly #instances = [new Instance(), new Instance()];

  constructor(world: World, db: MemoryDatabase, { taskFates, hasSweeper }: Omit<Wish, 'opening'>) {
    this.#world = world;
    this.view = new RoomView(db);
    const queue = new ClockQueue(world, taskFates, (task, answer) => void this.#tick(task, answer));
    const publish = () => this.onChange.forEach((listener) => listener());
    this.#cloud = { world, db, view: this.view, queue, publish };
    queue.schedule(tasksFor(ROOM_ID, undefined, this.view.room.debate));
    if (hasSweeper) this.onChange.add(createSweeper(world, this.view, () => void this.#sweep()));
  }

  async receive({ uid, input }: Request, respond: Respond): Promise<void> {
    const { commandId, command } = roomsInput.parse(input);
    const { type } = command;
    const cause = { by: uid, commandId, type, deadlineIn: () => deadlineMeant(command) };
    const atMs = this.#now();
    const ask = () => mayAct(this.#cloud.db, uid, atMs);
    const entry = { mayHaveStanding: false, ask };
    const asked = { uid, commandId, atMs, isModerator: false, entry };
    await this.#handle(
      async () => {
        // Words are admitted by their own commit.
        const entered = type === 'speak' ? undefined : await ask();
        const handled =
          entered?.ok === false ? entered : await runCommand(this.#platformFor(cause), asked, command);
        this.#world.tell?.(`${uid} ${type} ${commandId} is ${outcomeOf(handled)}`);
        noteRepeat(this.#world, this.view.commits, cause, handled);
        respond(this.#responseTo(handled));
      },
      () => respond({ fault: 'internal' }),
    );
  }

  suspend(uid: string): Promise<void> {
    return suspend(this.#world, this.#cloud.db, uid);
  }

  #tick(task: ClockTask, answer: (outcome: 'done' | 'again') => void): Promise<void> {
    const isEnd = task.mark === 'end';
    const deadlineIn = () => (isEnd ? task.stepSeq : null);
    const cause = { by: 'clock', commandId: null, type: String(task.mark), deadlineIn };
    return this.#work(
      cause,
      (platform) => tick(platform, task, this.#now()),
      (isDone) => answer(isDone ? 'done' : 'again'),
    );
  }

  #sweep(): Promise<void> {
    const deadlineIn: Cause['deadlineIn'] = (before) => deadlineOf(before)?.stepSeq ?? null;
    const cause = { by: 'sweeper', commandId: null, type: 'sweep', deadlineIn };
    return this.#work(
      cause,
      (platform) => sweepRoom(platform, ROOM_ID, this.#now()),
      () => undefined,
    );
  }

  /** Does work without a caller, and creates the resulting tasks. */
  #work(
    cause: Cause,
    work: (platform: Platform) => Promise<readonly ScheduledTask[]>,
    end: (isDone: boolean) => void,
  ): Promise<void> {
    return this.#handle(
      async () => {
        const tasks = await work(this.#platformFor(cause));
        this.#cloud.queue.schedule(tasks);
        this.#world.tell?.(`${cause.by} ${cause.type} is done`);
        end(true);
      },
      () => end(false),
    );
  }

  /**
   * Runs a handler. It may fail if the database is busy or silent, or a task came early; any other failure is a
   * breach.
   */
  async #handle(handler: () => Promise<void>, failed: () => void): Promise<void> {
    this.#world.timeline.stir();
    try {
      await handler();
    } catch (error) {
      if (!mayHappen(error)) this.#world.breaches.push({ rule: 'faults', what: String(error) });
      failed();
    }
  }

  #platformFor(cause: Cause): Platform {
    return platformFor(this.#cloud, this.#world.chance.pick(this.#instances), cause);
  }

  #responseTo(handled: Handled): Response {
    const atMs = this.#now();
    if (handled.ok) return { answer: { ok: true, value: handled.value.answer, atMs } };
    const { refusal } = handled;
    return { answer: { ok: false, refusal, message: ROOM_REFUSALS[refusal](), atMs } };
  }

  /** The clock of the serving instance. */
  #now(): number {
    const { timeline, chance } = this.#world;
    return timeline.nowMs + chance.between(-INSTANCE_SKEW_MS, INSTANCE_SKEW_MS);
  }
}

function deadlineMeant(command: RoomCommand): number | null {
  return command.type === 'advance' ? command.stepSeq : null;
}

function mayHappen(error: unknown): boolean {
  return [EarlyTask, LostAnswer, TooMuchContention].some((kind) => error instanceof kind);
}

function outcomeOf(handled: Handled): string {
  return handled.ok ? `done ${Object.values(handled.value.answer).join(' ')}`.trim() : handled.refusal;
}
