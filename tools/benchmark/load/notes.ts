import type { Observed } from './share.ts';

/** Milliseconds on a clock that the processes of a machine share. */
const clock = () => performance.timeOrigin + performance.now();

/** Notes of one process, emptied once everybody is in their place. */
export class Notes {
  found: Observed = empty();

  begin(): void {
    this.found = empty();
  }

  sent(roomId: string, text: string): void {
    this.#of(roomId, text).sentAtMs = clock();
  }

  seen(roomId: string, text: string): void {
    const seen = this.#of(roomId, text);
    seen.seenBy += 1;
    seen.lastAtMs = clock();
  }

  read(collection: string, documents: number): void {
    this.found.reads[collection] = (this.found.reads[collection] ?? 0) + documents;
  }

  error(what: string, error: unknown): void {
    this.found.errors.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }

  #of(roomId: string, text: string) {
    return (this.found.texts[text] ??= { roomId, sentAtMs: null, seenBy: 0, lastAtMs: 0 });
  }
}

function empty(): Observed {
  return { texts: {}, bare: [], reads: {}, commands: 0, errors: [] };
}
