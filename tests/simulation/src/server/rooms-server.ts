import { ROOM_REFUSALS, roomsInput, type Answer, type RoomRefusal } from '@rostrum/domain';
import { count, type Seen, type World } from '../world/world.ts';
import { advance } from './advance.ts';
import { ClockTasks, type TaskFate } from './clock-tasks.ts';
import type { Handled } from './context.ts';
import { Database } from './database.ts';
import { Batch } from './documents.ts';
import { once } from './once.ts';
import type { Opening } from './opening.ts';
import { runTransaction } from './run-transaction.ts';
import { speakOnce, type Instance } from './speak-once.ts';
import { createSweeper } from './sweeper.ts';
import { findFor, speak } from './speak.ts';

export type Request = { uid: string; input: unknown; sentAtMs: number };
/** An answer of the callable, or that it failed. */
export type Response = { answer: Answer<Record<string, string>, RoomRefusal> } | { fault: 'internal' };
type Respond = (response: Response) => void;

/** How far the clocks of two instances lie apart at most, in milliseconds either way. */
export const INSTANCE_SKEW_MS = 40;
/** How often an instance dies while it handles a command. */
const DIES = { beforeCommit: 0.01, afterCommit: 0.02 };

type Wish = { opening: Opening; taskFates: readonly TaskFate[]; hasSweeper: boolean };

/** The callable `rooms` and the task handler `roomClock` over an optimistic database, on instances that may die. */
export class RoomsServer {
  readonly db: Database;
  /** Called after every commit. */
  readonly onChange = new Set<() => void>();
  readonly #world: World;
  readonly #tasks: ClockTasks;
  /** What one of them remembers of the room, the other does not know. */
  readonly #instances: Instance[] = [{ known: undefined }, { known: undefined }];

  constructor(world: World, { opening, taskFates, hasSweeper }: Wish) {
    this.#world = world;
    this.db = new Database(opening);
    this.#tasks = new ClockTasks(world, taskFates, (stepSeq, answer) => this.#end('clock', stepSeq, answer));
    this.#tasks.scheduleFirst(opening.debate);
    const sweep = (stepSeq: number) => this.#end('sweeper', stepSeq, () => undefined);
    if (hasSweeper) this.onChange.add(createSweeper(world, this.db, sweep));
  }

  receive({ uid, sentAtMs, input }: Request, respond: Respond): void {
    const { commandId, command } = roomsInput.parse(input);
    const { mistake, tell } = this.#world;
    const note = (name: Seen) => count(this.#world, name);
    const context = { db: this.db, uid, commandId, atMs: this.#now(), sentAtMs, mistake, note };
    const done = (handled: Handled) => {
      tell?.(`${uid} ${command.type} ${commandId} is ${outcomeOf(handled)}`);
      this.#afterCommit(handled, respond);
    };
    if (mistake === 'answers-too-soon' && command.type === 'speak') {
      const { handled } = speak({ ...context, tx: new Batch() }, command, findFor(context, command));
      respond(this.#responseTo(handled));
    }
    if (this.#dies(DIES.beforeCommit)) return count(this.#world, 'instance died before the commit');
    if (command.type === 'speak') {
      const instance = this.#world.chance.pick(this.#instances);
      return speakOnce({ world: this.#world, instance, context, command, done });
    }
    runTransaction(this.#world, {
      work: (tx) => once({ ...context, tx }, command),
      done,
      failed: () => respond({ fault: 'internal' }),
    });
  }

  #afterCommit(handled: Handled, respond: Respond): void {
    if (handled.ok) for (const listener of this.onChange) listener();
    if (this.#dies(DIES.afterCommit)) {
      this.#world.chance.pick(this.#instances).known = undefined;
      return count(this.#world, 'instance died after the commit');
    }
    if (handled.ok) this.#tasks.schedule(handled.value.clock);
    respond(this.#responseTo(handled));
  }

  /** Ends what has run out, where the stored clock says so. */
  #end(uid: 'clock' | 'sweeper', stepSeq: number, answer: (outcome: 'done' | 'again') => void): void {
    const { mistake, tell } = this.#world;
    const asked = { db: this.db, uid, commandId: '', atMs: this.#now(), mistake };
    runTransaction(this.#world, {
      work: (tx) => advance({ ...asked, tx }, stepSeq),
      done: (handled) => {
        const isEarly = !handled.ok && handled.refusal === 'step-still-running';
        tell?.(`${uid} at deadline ${stepSeq} is ${outcomeOf(handled)}`);
        this.#afterCommit(handled, () => answer(isEarly ? 'again' : 'done'));
      },
      failed: () => answer('again'),
    });
  }

  #responseTo(handled: Handled): Response {
    const atMs = this.#now();
    if (handled.ok) return { answer: { ok: true, value: handled.value.answer, atMs } };
    const { refusal } = handled;
    return { answer: { ok: false, refusal, message: ROOM_REFUSALS[refusal], atMs } };
  }

  #dies(rate: number): boolean {
    return this.#world.isStormy && this.#world.chance.happens(rate);
  }

  /** The clock of whichever instance is asked. */
  #now(): number {
    const { timeline, chance } = this.#world;
    return timeline.nowMs + chance.between(-INSTANCE_SKEW_MS, INSTANCE_SKEW_MS);
  }
}

function outcomeOf(handled: Handled): string {
  return handled.ok ? `done ${Object.values(handled.value.answer).join(' ')}`.trim() : handled.refusal;
}
