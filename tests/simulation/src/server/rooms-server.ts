import { ROOM_REFUSALS, roomsInput, type Answer, type Format, type RoomRefusal } from '@rostrum/domain';
import { count, type World } from '../world/world.ts';
import { advance } from './advance.ts';
import { ClockTasks, type TaskFate } from './clock-tasks.ts';
import type { Handled } from './context.ts';
import { openDatabase, type Database } from './database.ts';
import { Transaction } from './documents.ts';
import { once } from './once.ts';
import { runTransaction } from './run-transaction.ts';

export type Request = { uid: string; input: unknown; sentAtMs: number };
/** An answer of the callable, or that it failed. */
export type Response = { answer: Answer<Record<string, string>, RoomRefusal> } | { fault: 'internal' };
type Respond = (response: Response) => void;

/** How far the clocks of two instances lie apart at most, in milliseconds either way. */
export const INSTANCE_SKEW_MS = 40;
/** How often an instance dies while it handles a command. */
const DIES = { beforeCommit: 0.01, afterCommit: 0.02 };

type Wish = { format: Format; hostId: string; taskFates: readonly TaskFate[] };

/** The callable `rooms` and the task handler `roomClock` over an optimistic database, on instances that may die. */
export class RoomsServer {
  readonly db: Database;
  /** Called after every commit. */
  readonly onChange = new Set<() => void>();
  readonly #world: World;
  readonly #tasks: ClockTasks;

  constructor(world: World, { format, hostId, taskFates }: Wish) {
    this.#world = world;
    this.db = openDatabase(hostId, format, world.timeline.nowMs);
    this.#tasks = new ClockTasks(world, taskFates, (stepSeq, answer) => this.#tick(stepSeq, answer));
  }

  receive({ uid, sentAtMs, input }: Request, respond: Respond): void {
    const { commandId, command } = roomsInput.parse(input);
    const { mistake } = this.#world;
    const note = (name: Parameters<typeof count>[1]) => count(this.#world, name);
    const told = { db: this.db, uid, commandId, atMs: this.#now(), sentAtMs, mistake, note };
    const handle = (tx: Transaction) => once({ ...told, tx }, command);
    if (mistake === 'answers-too-soon') respond(this.#responseTo(handle(new Transaction())));
    if (this.#dies(DIES.beforeCommit)) return count(this.#world, 'instance died before the commit');
    runTransaction(this.#world, {
      work: handle,
      done: (handled) => {
        this.#world.tell?.(`${uid} ${command.type} ${commandId} is ${outcomeOf(handled)}`);
        this.#afterCommit(handled, respond);
      },
      failed: () => respond({ fault: 'internal' }),
    });
  }

  #afterCommit(handled: Handled, respond: Respond): void {
    if (handled.ok) for (const listener of this.onChange) listener();
    if (this.#dies(DIES.afterCommit)) return count(this.#world, 'instance died after the commit');
    if (handled.ok) this.#tasks.schedule(handled.value.clock);
    respond(this.#responseTo(handled));
  }

  /** A task's delivery. */
  #tick(stepSeq: number, answer: (outcome: 'done' | 'again') => void): void {
    const atMs = this.#now();
    const { mistake } = this.#world;
    runTransaction(this.#world, {
      work: (tx) => advance({ db: this.db, tx, uid: 'clock', commandId: '', mistake }, stepSeq, atMs),
      done: (handled) => {
        const isEarly = !handled.ok && handled.refusal === 'step-still-running';
        this.#world.tell?.(`the task of deadline ${stepSeq} is ${outcomeOf(handled)}`);
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
