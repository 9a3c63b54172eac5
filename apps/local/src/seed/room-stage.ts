import { aimed, openDebate, openingState, profilePath, roomCommandSchema, statusOf } from '@rostrum/domain';
import type { Format, Person, RoomCommand, RoomDocument, UnaimedCommand } from '@rostrum/domain';
import { RoomStore, runCommand, tick } from '@rostrum/rooms';
import type { Platform, ScheduledTask } from '@rostrum/rooms';
import { MemoryDatabase, memoryPlatform, NOTHING_LATER } from '@rostrum/rooms/testing';

export interface StagedRoom {
  id: string;
  motion: string;
  /** The topic that it is picked from. */
  topicId: string | undefined;
  code: string;
  hostId: string;
  format: Format;
  people: Record<string, Person>;
  openedAtMs: number;
}

/** A room in which the product's own handlers play a debate, on a separate clock. Its documents are in memory. */
export class RoomStage {
  readonly id: string;
  nowMs: number;
  room: RoomDocument;
  readonly db = new MemoryDatabase(() => this.nowMs);
  /** The remaining tasks of the clock. */
  tasks: readonly ScheduledTask[] = [];
  readonly #platform: Platform;
  #commands = 0;

  /** Opens the room. */
  static async open(staged: StagedRoom): Promise<RoomStage> {
    const stage = new RoomStage(staged);
    await stage.#store(staged);
    return stage;
  }

  private constructor(staged: StagedRoom) {
    this.id = staged.id;
    this.nowMs = staged.openedAtMs;
    this.room = roomOf(staged);
    // The coin always falls on the same side, so that every start plays the same debates.
    const platform = memoryPlatform(this.db, { below: () => 0 });
    const schedule = async (tasks: readonly ScheduledTask[]) => void (this.tasks = [...this.tasks, ...tasks]);
    this.#platform = { ...platform, later: { ...NOTHING_LATER, schedule } };
  }

  /** Advances time, and runs the clock's tasks, such as bells, when they are due. */
  async wait(seconds: number): Promise<void> {
    const untilMs = this.nowMs + Math.round(seconds * 1_000);
    for (let task = this.#nextTask(untilMs); task; task = this.#nextTask(untilMs)) {
      this.nowMs = Math.max(this.nowMs, task.dueAtMs);
      await this.#do(task);
    }
    this.nowMs = untilMs;
  }

  /** @throws Error when the room refuses, for then the script is wrong */
  async ask(command: UnaimedCommand): Promise<void> {
    const { by, ...asked } = aimed(this.room.debate, command);
    await this.#run(by, roomCommandSchema.parse({ ...asked, roomId: this.id }));
  }

  /** Says something; the moderator may hold it. `replaces` is an earlier held message. */
  async say(by: string, text: string, replaces?: string): Promise<{ messageId: string; held: boolean }> {
    this.nowMs += 1;
    const command = { type: 'speak', roomId: this.id, text, ...(replaces && { replaces }) } as const;
    const { messageId = '', state } = await this.#run(by, command);
    return { messageId, held: state === 'held' };
  }

  async #run(uid: string, command: RoomCommand): Promise<Record<string, string>> {
    this.#commands += 1;
    const commandId = `${this.id}-${String(this.#commands).padStart(2, '0')}`;
    const asked = { uid, commandId, atMs: this.nowMs, isModerator: false };
    const handled = await runCommand(this.#platform, asked, command);
    if (!handled.ok) throw new Error(`${this.id}: ${command.type} was refused: ${handled.refusal}`);
    await this.#look();
    return handled.value.answer;
  }

  async #do(task: ScheduledTask): Promise<void> {
    const { mark } = task;
    if (mark === 'report') return;
    const tasks = await tick(this.#platform, { ...task, mark }, this.nowMs);
    this.tasks = [...this.tasks, ...tasks];
    await this.#look();
  }

  /** Removes the first task that is due by then. */
  #nextTask(untilMs: number): ScheduledTask | undefined {
    const due = this.tasks.filter(({ dueAtMs }) => dueAtMs <= untilMs);
    const [first] = due.toSorted((one, other) => one.dueAtMs - other.dueAtMs);
    this.tasks = this.tasks.filter((task) => task !== first);
    return first;
  }

  async #store({ people, openedAtMs, hostId, format }: StagedRoom): Promise<void> {
    const batch = this.#platform.batch();
    for (const [uid, { displayName, photoURL }] of Object.entries(people)) {
      batch.merge(profilePath(uid), { displayName, photoURL, createdAtMs: openedAtMs });
    }
    const store = new RoomStore(this.#platform.reader, batch);
    store.create(this.id, this.room, openDebate(hostId, format, openedAtMs), []);
    await batch.commit();
  }

  async #look(): Promise<void> {
    const stored = await new RoomStore(this.#platform.reader, this.#platform.batch()).read(this.id);
    if (!stored) throw new Error(`${this.id} is not stored`);
    this.room = stored.room;
  }
}

function roomOf({ motion, topicId, code, hostId, format, people, openedAtMs }: StagedRoom): RoomDocument {
  const debate = openingState(openDebate(hostId, format, openedAtMs));
  const host = people[hostId];
  return {
    motion,
    ...(topicId !== undefined && { topicId }),
    visibility: 'public',
    strictness: 'standard',
    hostId,
    code,
    status: statusOf(debate),
    debate,
    peopleIds: [hostId],
    people: host ? { [hostId]: host } : {},
    ledger: {},
    tally: null,
    createdAtMs: openedAtMs,
    opensAtMs: null,
    dueAtMs: null,
    startedAtMs: null,
    endedAtMs: null,
  };
}
