/** The minimum time between two writes of a draft that changes, and between the last two when its time is almost up. */
const EVERY_MS = 5_000;
const AT_LEAST_MS = 1_250;
/** How long somebody pauses before their first words are written. */
const QUIET_MS = 1_000;

export type DraftKeeper<Kept> = {
  /** Notes the draft as it is now; null for none. It is written in a while. */
  keep(draft: Kept | null): void;
  /** Writes what is not written yet, at once: the page hides, or the time is almost up. */
  flush(): void;
  /** From now on nothing is written. */
  stop(): void;
};

type Keeping<Kept> = {
  write: (draft: Kept) => Promise<void>;
  remove: () => Promise<void>;
  now: () => number;
  /** Calls back once after so many milliseconds, unless the returned function is called first. */
  after: (milliseconds: number, work: () => void) => () => void;
};

/**
 * Keeps a copy of a draft on the server: at most one write in five seconds, and only while the draft changes. A refused write is
 * tried again with the next change.
 */
export function createDraftKeeper<Kept extends object>({
  write,
  remove,
  now,
  after,
}: Keeping<Kept>): DraftKeeper<Kept> {
  let wished: Kept | null = null;
  /** What the server has, as text; undefined if that is not known, because a write failed. */
  let kept: string | undefined = JSON.stringify(null);
  let writtenAtMs = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  const isKept = () => JSON.stringify(wished) === kept;
  const plan = (dueAtMs: number) => {
    cancel?.();
    cancel = after(Math.max(0, dueAtMs - now()), put);
  };
  const put = () => {
    cancel = undefined;
    if (isKept()) return;
    const text = JSON.stringify(wished);
    kept = text;
    writtenAtMs = now();
    (wished ? write(wished) : remove()).catch((error: unknown) => {
      if (kept === text) kept = undefined;
      console.warn('The draft was not kept on the server', error);
    });
  };
  return {
    keep(draft) {
      wished = draft;
      if (!isKept() && !cancel) plan(Math.max(now() + QUIET_MS, writtenAtMs + EVERY_MS));
    },
    flush() {
      if (isKept()) return;
      if (now() >= writtenAtMs + AT_LEAST_MS) {
        cancel?.();
        put();
      } else plan(writtenAtMs + AT_LEAST_MS);
    },
    stop: () => cancel?.(),
  };
}
