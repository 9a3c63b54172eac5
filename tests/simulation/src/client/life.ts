import { act, isOver } from '../debates/wishes.ts';
import type { RoomsCloud } from '../cloud/rooms-cloud.ts';
import { count, type World } from '../world/world.ts';
import { Page } from './page.ts';
import type { Person } from './person.ts';

const MINUTE_MS = 60_000;
/** How likely each trouble is before a person's next action. */
const TROUBLE = { cut: 0.03, reload: 0.02, secondTab: 0.01, clockSet: 0.004 };
/** How long a connection is lost, in milliseconds. */
const CUT_MS = [800, 3_000, 9_000, 60_000];

/** One person's afternoon at their computer: their actions, and the troubles of their connection, pages and clock. */
export class Life {
  readonly person: Person;
  readonly #world: World;
  readonly #cloud: RoomsCloud;
  #pages: Page[] = [];
  readonly #leavesAfter: boolean;

  constructor(world: World, cloud: RoomsCloud, person: Person, leavesAfter: boolean) {
    this.#world = world;
    this.#cloud = cloud;
    this.#leavesAfter = leavesAfter;
    this.person = person;
  }

  get pages(): readonly Page[] {
    return this.#pages;
  }

  /** Opens the room and starts acting, every few hundred milliseconds to few seconds. */
  begin(): void {
    this.#open();
    this.#goOn();
  }

  /** Reloads everything into a single page, like a person who comes back later. */
  comeBack(): void {
    this.#close();
    this.#open();
  }

  #close(): void {
    for (const page of this.#pages) page.close();
    this.#pages = [];
  }

  /** Pages back to the beginning, as far as a page goes. */
  readAll(): void {
    for (const { reader } of this.#pages) if (!reader.isComplete) void reader.fetchEarlier();
  }

  #open(): void {
    this.#pages = [
      ...this.#pages.filter(({ isOpen }) => isOpen),
      new Page(this.#world, this.#cloud, this.person),
    ];
  }

  #goOn(): void {
    const { timeline, chance } = this.#world;
    timeline.after(chance.between(500, 3_400), () => {
      const page = this.#pages.length > 0 ? chance.pick(this.#pages) : undefined;
      page?.clock.check();
      if (this.#world.isStormy) this.#maybeTrouble();
      if (page?.isOpen) act(this.#world, page);
      if (!page?.debate || !isOver(page.debate)) this.#goOn();
      else if (this.#leavesAfter) this.#close();
    });
  }

  #maybeTrouble(): void {
    const { chance } = this.#world;
    if (chance.happens(TROUBLE.cut)) this.cut(chance.pick(CUT_MS), chance.happens(0.6));
    if (chance.happens(TROUBLE.reload)) this.#reload();
    if (chance.happens(TROUBLE.secondTab) && this.#pages.length === 1) this.#openSecondTab();
    if (chance.happens(TROUBLE.clockSet)) this.#setClock();
  }

  /** The connection is lost for this long. */
  cut(forMs: number, isNoticed: boolean): void {
    const { timeline, tell } = this.#world;
    if (!this.person.link.isUp) return;
    count(this.#world, 'link cut');
    tell?.(`${this.person.uid} loses the connection for ${forMs} ms`);
    this.person.link.cut(isNoticed);
    if (isNoticed) for (const page of this.#pages) page.reader.remember();
    timeline.after(forMs, () => this.mend());
  }

  /** The connection is back: listeners restart, and a browser that had noticed reports it. */
  mend(): void {
    const { link } = this.person;
    if (link.isUp) return;
    count(this.#world, 'link back');
    this.#world.tell?.(`${this.person.uid} is connected again`);
    const wasNoticed = !link.saysOnline;
    link.mend();
    for (const page of this.#pages) {
      page.listen();
      if (wasNoticed) void page.outbox.flush();
    }
  }

  /** A page crashes, and is opened again some time later. */
  #reload(): void {
    const { timeline, chance, tell } = this.#world;
    const [page, ...others] = this.#pages;
    if (!page) return;
    count(this.#world, 'page reloaded');
    tell?.(`a page of ${this.person.uid} crashes`);
    page.close();
    this.#pages = others;
    timeline.after(chance.between(200, 4_000), () => this.#open());
  }

  #openSecondTab(): void {
    count(this.#world, 'second tab');
    this.#world.tell?.(`${this.person.uid} opens a second tab`);
    this.#open();
  }

  #setClock(): void {
    count(this.#world, 'clock set anew');
    this.person.wasSet = true;
    this.person.wrongMs += this.#world.chance.between(-10 * MINUTE_MS, 10 * MINUTE_MS);
  }
}
