/** Documents of one kind, each with the number of its last change. */
export class Documents<Value> {
  readonly #cells = new Map<string, { value: Value; version: number }>();

  get(id: string): Value | undefined {
    return this.#cells.get(id)?.value;
  }

  versionOf(id: string): number {
    return this.#cells.get(id)?.version ?? 0;
  }

  set(id: string, value: Value): void {
    this.#cells.set(id, { value, version: this.versionOf(id) + 1 });
  }

  values(): Value[] {
    return [...this.#cells.values()].map(({ value }) => value);
  }
}

/**
 * One attempt of an optimistic transaction: its reads are remembered with their versions, its writes wait for the
 * commit.
 */
export class Transaction {
  readonly #reads: (() => boolean)[] = [];
  readonly #writes: (() => void)[] = [];

  read<Value>(documents: Documents<Value>, id: string): Value | undefined {
    const version = documents.versionOf(id);
    this.#reads.push(() => documents.versionOf(id) === version);
    return documents.get(id);
  }

  set<Value>(documents: Documents<Value>, id: string, value: Value): void {
    this.#writes.push(() => documents.set(id, value));
  }

  /** Does something together with the commit. */
  afterwards(work: () => void): void {
    this.#writes.push(work);
  }

  /** Whether nothing that was read has changed meanwhile. */
  isFresh(): boolean {
    return this.#reads.every((isUnchanged) => isUnchanged());
  }

  commit(): void {
    for (const write of this.#writes) write();
  }
}
