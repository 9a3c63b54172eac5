import {
  browserShelf,
  createOutbox,
  createServerClock,
  outboxSchema,
  roomShelfKey,
  sendRoomCommand,
  type Outbox,
  type Reply,
  type RoomCommandInputOf,
} from '@rostrum/data/testing';
import type { DebateState, RoomAnswers, RoomCommand } from '@rostrum/domain';
import { aimedRoomCommand, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { ROOM_ID } from '../cloud/opening.ts';
import { Feed, type Listener } from '../cloud/feed.ts';
import type { RoomsCloud } from '../cloud/rooms-cloud.ts';
import type { World } from '../world/world.ts';
import { Advancer } from './advancer.ts';
import { ClockCheck } from './clock-check.ts';
import { FloorReader } from './floor-reader.ts';
import { nextCommandId, type Person } from './person.ts';
import { createWire, type Wire } from './wire.ts';

/** One open tab: the real outbox, the real estimate of the server's clock and its listeners' data. */
export class Page {
  readonly person: Person;
  readonly outbox: Outbox;
  readonly reader: FloorReader;
  readonly clock: ClockCheck;
  debate: DebateState | undefined;
  #isOpen = true;
  readonly #world: World;
  readonly #cloud: RoomsCloud;
  readonly #wire: Wire;
  readonly #advancer: Advancer;
  #feeds: Listener[] = [];
  readonly #publish = () => this.#feeds.forEach((feed) => feed.publish());

  constructor(world: World, cloud: RoomsCloud, person: Person) {
    this.person = person;
    this.#world = world;
    this.#cloud = cloud;
    const serverClock = createServerClock();
    const wire = createWire(world, cloud, person, serverClock, () => this.#isOpen);
    this.clock = new ClockCheck(world, person, serverClock);
    this.#wire = { ...wire, clock: this.clock };
    const askToAdvance = (stepSeq: number) => this.ask({ type: 'advance', roomId: ROOM_ID, stepSeq });
    this.#advancer = new Advancer(world, person.uid, this.clock, () => this.clock.serverNow(), askToAdvance);
    this.outbox = createOutbox(
      browserShelf(roomShelfKey('outbox', person.uid, ROOM_ID), outboxSchema, () => person.storage),
      ({ commandId, text, replaces }) => this.#send(commandId, text, replaces),
      () => person.link.saysOnline,
    );
    this.reader = new FloorReader(world, cloud, person, (floor) =>
      this.outbox.settle(new Set(floor.map(({ id }) => id))),
    );
    cloud.onChange.add(this.#publish);
    this.listen();
    void this.ask({ type: 'enter', roomId: ROOM_ID });
    void this.outbox.flush();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the listeners, or reopens them after the connection was lost. */
  listen(): void {
    for (const feed of this.#feeds) feed.close();
    const debate = new Feed(
      this.#world,
      this.person.link,
      () => this.#cloud.view.room.debate,
      (heard) => this.#see(heard),
    );
    this.#feeds = [debate, ...this.reader.feeds()];
  }

  /** Sends words off through the outbox. */
  say(text: string, replaces: string | null = null): void {
    const commandId = nextCommandId(this.person);
    this.person.said.set(commandId, text);
    this.#world.tell?.(`${this.person.uid} says “${text}” (${commandId})`);
    this.outbox.post({ commandId, text, replaces, afterMs: this.reader.floor().at(-1)?.createdAtMs ?? 0 });
  }

  ask<Type extends RoomCommand['type']>(
    command: RoomCommandInputOf<Type>,
  ): Promise<Reply<RoomAnswers[Type]>> {
    return sendRoomCommand(command, nextCommandId(this.person), this.#wire);
  }

  /** A command from a person who sees this page: it refers to the visible moment. */
  wish(command: UnaimedRoomCommand): Promise<unknown> {
    const aimedAt = this.debate ? aimedRoomCommand(this.debate, command, this.person.uid) : undefined;
    return aimedAt ? this.ask(aimedAt) : Promise.resolve();
  }

  /** A crash: from now on nothing happens here. The storage remains. */
  close(): void {
    this.#isOpen = false;
    this.#advancer.close();
    this.#cloud.onChange.delete(this.#publish);
    for (const feed of this.#feeds) feed.close();
  }

  #see(debate: DebateState): void {
    this.debate = debate;
    this.#advancer.look(debate);
  }

  async #send(commandId: string, text: string, replaces: string | null) {
    const command = { type: 'speak' as const, roomId: ROOM_ID, text, ...(replaces ? { replaces } : {}) };
    const reply = await sendRoomCommand(command, commandId, this.#wire);
    const told = this.person.told.get(commandId) ?? [];
    if (reply.status === 'done') told.push({ is: 'acknowledged', ...reply.value });
    if (reply.status === 'refused') told.push({ is: 'refused', refusal: reply.refusal });
    this.person.told.set(commandId, told);
    this.#world.tell?.(`${this.person.uid} hears about ${commandId}: ${reply.status}`);
    return reply;
  }
}
