type Close = () => Promise<void> | void;

/** The started parts that have to be stopped, last first. */
export class Closers {
  readonly #list: Close[] = [];

  add(close: Close): void {
    this.#list.push(close);
  }

  /** Ends everything; one failing does not keep the others. */
  async closeAll(): Promise<void> {
    for (let close = this.#list.pop(); close; close = this.#list.pop()) {
      try {
        await close();
      } catch (error) {
        console.error('While stopping:', error);
      }
    }
  }
}
