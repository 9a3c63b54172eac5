import { chunksByPage, reach, type Chunk } from './chunk-graph.ts';

/** Chunks that become one file; at first each is one by itself. */
interface Join {
  names: readonly string[];
  bytes: number;
}

/**
 * Joins shared chunks, those that most pages load together first, as long as no page loads more than its `limitBytes` that it
 * does not need. The order of execution stays possible: joined chunks never import each other in a circle.
 * @returns the names of the chunks of each file that joins several
 */
export function planJoins(chunks: readonly Chunk[], limitBytes: (page: string) => number): string[][] {
  const plan = new JoinPlan(chunks, limitBytes);
  let isGoingOn = true;
  while (isGoingOn) isGoingOn = plan.joinBestPair();
  return plan.joined();
}

class JoinPlan {
  private readonly byName: Map<string, Chunk>;
  private readonly joinOf = new Map<string, Join>();
  private readonly pages: { names: ReadonlySet<string>; mayBe: number }[];
  private readonly refused = new Map<Join, Set<Join>>();

  constructor(chunks: readonly Chunk[], limitBytes: (page: string) => number) {
    this.byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
    const pages = [...chunksByPage(chunks)];
    const loadedLater = new Set(pages.flatMap(([, names]) => [...names]));
    for (const { name, bytes } of chunks)
      if (loadedLater.has(name)) this.joinOf.set(name, { names: [name], bytes });
    this.pages = pages.map(([page, names]) => ({
      names,
      mayBe: this.bytesOf(names) + limitBytes(page),
    }));
  }

  joined(): string[][] {
    return [...new Set(this.joinOf.values())]
      .filter(({ names }) => names.length > 1)
      .map(({ names }) => [...names]);
  }

  joinBestPair(): boolean {
    const pair = this.pairs().find(([one, other]) => this.mayJoin(one, other));
    if (pair) this.join(...pair);
    return pair !== undefined;
  }

  /** Pairs that some page loads together, the cheapest by the request that they save first. */
  private pairs(): [Join, Join][] {
    const joins = [...new Set(this.joinOf.values())].filter((join) => this.isShared(join));
    const loads = this.pages.map(({ names }) => this.loadedWith(names));
    const pagesOf = new Map(joins.map((join) => [join, loads.filter((load) => load.has(join))]));
    const rateOf = (one: Join, other: Join) => {
      const [ones, others] = [pagesOf.get(one) ?? [], pagesOf.get(other) ?? []];
      const together = ones.filter((load) => load.has(other)).length;
      const cost = (ones.length - together) * other.bytes + (others.length - together) * one.bytes;
      return together === 0 ? Infinity : cost / together;
    };
    return joins
      .flatMap((one, index) =>
        joins.slice(index + 1).map((other) => ({ pair: [one, other] as const, rate: rateOf(one, other) })),
      )
      .filter(({ rate, pair: [one, other] }) => rate < Infinity && !this.refused.get(one)?.has(other))
      .toSorted((one, other) => one.rate - other.rate)
      .map(({ pair: [one, other] }) => [one, other]);
  }

  private isShared({ names }: Join): boolean {
    return names.every((name) => this.byName.get(name)?.role === 'shared');
  }

  private mayJoin(one: Join, other: Join): boolean {
    const may = !this.circles(one, other) && !this.circles(other, one) && this.fits(one, other);
    if (!may) this.refused.set(one, (this.refused.get(one) ?? new Set()).add(other));
    return may;
  }

  /** Whether `from` leads to `to` over a third file. */
  private circles(from: Join, to: Join): boolean {
    const others = this.importsOf(from).filter((join) => join !== to);
    return reach(others, (join) => this.importsOf(join)).has(to);
  }

  private fits(one: Join, other: Join): boolean {
    this.join(one, other);
    const fits = this.pages.every(({ names, mayBe }) => this.bytesOf(names) <= mayBe);
    if (!fits) for (const join of [one, other]) this.put(join);
    return fits;
  }

  private join(one: Join, other: Join): void {
    this.put({ names: [...one.names, ...other.names], bytes: one.bytes + other.bytes });
  }

  private put(join: Join): void {
    for (const name of join.names) this.joinOf.set(name, join);
  }

  private bytesOf(names: ReadonlySet<string>): number {
    return [...this.loadedWith(names)].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The files that come with these chunks. */
  private loadedWith(names: ReadonlySet<string>): Set<Join> {
    return reach(this.joinsOf(names), (join) => this.importsOf(join));
  }

  private importsOf({ names }: Join): Join[] {
    return this.joinsOf(names.flatMap((name) => this.byName.get(name)?.imports ?? []));
  }

  private joinsOf(names: Iterable<string>): Join[] {
    return [...names].flatMap((name) => this.joinOf.get(name) ?? []);
  }
}
