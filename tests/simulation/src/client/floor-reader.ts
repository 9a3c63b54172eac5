import { EARLIER, growingSource, inOrder, type GrowingSource } from '@rostrum/data/testing';
import type { Message } from '@rostrum/domain';
import type { RoomsCloud } from '../cloud/rooms-cloud.ts';
import { Feed, type Listener } from '../cloud/feed.ts';
import type { World } from '../world/world.ts';
import type { Person } from './person.ts';
import { Readings } from './readings.ts';

/** Messages in the listener's window: few, so that a short debate already outgrows it. */
const WINDOW = 6;

/**
 * One page's view of the floor: the real growing source over a listener of the newest messages, and the held ones.
 */
export class FloorReader {
  readonly readings: Readings;
  readonly #world: World;
  readonly #cloud: RoomsCloud;
  readonly #person: Person;
  readonly #onFloor: (floor: readonly Message[]) => void;
  readonly #shown: GrowingSource<Message>;
  #hearNewest: (newest: Message[], isStale: boolean) => void = () => undefined;
  #known: readonly Message[] = [];
  #held: readonly Message[] = [];
  #newest: readonly Message[] = [];
  #isComplete = false;

  constructor(world: World, cloud: RoomsCloud, person: Person, onFloor: (floor: readonly Message[]) => void) {
    this.#world = world;
    this.#cloud = cloud;
    this.#person = person;
    this.#onFloor = onFloor;
    this.readings = new Readings(world, person.uid);
    this.#shown = growingSource<Message>({
      newest: {
        listen: (onValue) => {
          this.#hearNewest = onValue;
          return () => undefined;
        },
      },
      size: WINDOW,
      upTo: (atMs) => this.#upTo(atMs),
      atMs: ({ createdAtMs }) => createdAtMs,
    });
    this.#shown.listen(
      ({ entries, isComplete }) => {
        this.#known = entries;
        this.#isComplete = isComplete;
        this.#look();
      },
      () => undefined,
    );
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  floor(): Message[] {
    return inOrder(this.#known, this.#held);
  }

  /** The listeners, restarted whenever the connection was lost. */
  feeds(): Listener[] {
    const { view } = this.#cloud;
    const { link, uid } = this.#person;
    const newest = new Feed(
      this.#world,
      link,
      () => view.shown(),
      (shown) => {
        this.#newest = shown.slice(-WINDOW);
        this.#hearNewest([...this.#newest], false);
      },
    );
    const held = new Feed(
      this.#world,
      link,
      () => view.heldOf(uid),
      (messages) => {
        this.#held = messages;
        this.#look();
      },
    );
    return [newest, held];
  }

  /** The connection is lost: everything known is now only cached. */
  remember(): void {
    this.#hearNewest([...this.#newest], true);
  }

  /** Turns one page back. */
  fetchEarlier(): Promise<void> {
    return this.#shown.fetchEarlier();
  }

  #look(): void {
    const floor = this.floor();
    this.readings.read(floor);
    this.#onFloor(floor);
  }

  #upTo(atMs: number): Promise<Message[]> {
    const { link } = this.#person;
    return new Promise((resolve) => {
      link.out(() => {
        const page = this.#cloud.view.shown().filter(({ createdAtMs }) => createdAtMs <= atMs);
        link.back(() => {
          this.#world.timeline.stir();
          resolve(page.slice(-EARLIER));
        });
      });
    });
  }
}
