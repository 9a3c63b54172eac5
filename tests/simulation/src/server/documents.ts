/** Documents of one kind, each with the number of its last change. */
export class Documents<Value> {
  readonly #cells = new Map<string, { value: Value; version: number }>();

  get(id: string): Value | undefined {
    return this.#cells.get(id)?.value;
  }

  /** 0 where there is no such document. */
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

/** Writes that are stored together or not at all; each may demand that its document is still as it was read. */
export class Batch {
  readonly #conditions: (() => boolean)[] = [];
  readonly #writes: (() => void)[] = [];

  /** A new document; where there is one already, nothing of the whole is stored. */
  create<Value>(documents: Documents<Value>, id: string, value: Value): void {
    this.update(documents, id, value, 0);
  }

  update<Value>(documents: Documents<Value>, id: string, value: Value, readVersion: number): void {
    this.demand(() => documents.versionOf(id) === readVersion);
    this.afterwards(() => documents.set(id, value));
  }

  demand(condition: () => boolean): void {
    this.#conditions.push(condition);
  }

  /** Does something together with the writes. */
  afterwards(work: () => void): void {
    this.#writes.push(work);
  }

  get isEmpty(): boolean {
    return this.#writes.length === 0;
  }

  /** Returns whether it was stored. Blindly, it is stored whatever it demands. */
  commit(isBlind: boolean): boolean {
    if (!isBlind && !this.#conditions.every((holds) => holds())) return false;
    for (const write of this.#writes) write();
    return true;
  }
}

/** A batch that also demands that nothing has changed of what was read on the way to it. */
export class Transaction extends Batch {
  read<Value>(documents: Documents<Value>, id: string): Value | undefined {
    const version = documents.versionOf(id);
    this.demand(() => documents.versionOf(id) === version);
    return documents.get(id);
  }
}
