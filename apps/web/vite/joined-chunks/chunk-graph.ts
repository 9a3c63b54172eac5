/** A file of the bundle. `front` is the page's own program, a `page` is imported on demand, `shared` is what several need. */
export interface Chunk {
  name: string;
  role: 'front' | 'page' | 'shared';
  bytes: number;
  imports: readonly string[];
  /** Those that it imports on demand. */
  pages: readonly string[];
}

/** Everything that `from` reaches over `next`, itself included. */
export function reach<Node>(from: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const found = new Set<Node>();
  const waiting = [...from];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    waiting.push(...next(node));
  }
  return found;
}

/**
 * The chunks that are in the browser once a page has come: its own, and those that every way to it has brought. The front
 * page's are left out, because everybody has them.
 */
export function chunksByPage(chunks: readonly Chunk[]): Map<string, ReadonlySet<string>> {
  const pages = pagesOf(chunks);
  const everything = new Set(chunks.map(({ name }) => name));
  const there = new Map<string, ReadonlySet<string>>(pages.map(({ name }) => [name, everything]));
  const thereNow = ({ name, own }: Page) => {
    const ways = pages.filter(({ next }) => next.has(name)).map((way) => there.get(way.name));
    return new Set([...everything].filter((one) => own.has(one) || ways.every((way) => way?.has(one))));
  };
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const page of pages) {
      const now = page.isNextToFront ? page.own : thereNow(page);
      isSettled &&= now.size === there.get(page.name)?.size;
      there.set(page.name, now);
    }
  }
  return there;
}

interface Page {
  name: string;
  own: ReadonlySet<string>;
  /** The pages that it imports on demand. */
  next: ReadonlySet<string>;
  isNextToFront: boolean;
}

function pagesOf(chunks: readonly Chunk[]): Page[] {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const namesOf = (role: Chunk['role']) =>
    chunks.filter((chunk) => chunk.role === role).map(({ name }) => name);
  const comingWith = (names: string[]) => reach(names, (name) => byName.get(name)?.imports ?? []);
  const onDemand = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => byName.get(name)?.pages ?? []));

  const front = comingWith(namesOf('front'));
  const nextToFront = onDemand(front);
  return namesOf('page').map((name) => {
    const own = new Set([...comingWith([name])].filter((one) => !front.has(one)));
    return { name, own, next: onDemand(own), isNextToFront: nextToFront.has(name) };
  });
}
