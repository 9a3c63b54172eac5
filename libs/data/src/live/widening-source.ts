import type { Source } from './live.ts';

/** A list, or as much of it as is listened to. */
export type Part<Entry> = {
  entries: Entry[];
  /** The server says that there are no others. */
  isWhole: boolean;
  /** More of it is never listened to. */
  isWidest: boolean;
};

export type WideningSource<Entry> = Source<Part<Entry>> & {
  /** Listens to the next larger size; does nothing after the last. */
  widen: () => void;
};

/**
 * Listens to a small part of a list at first, and to more of it on demand; `sizes` in entries, smallest first. The
 * shown entries stay until the server itself has answered with more.
 */
export function wideningSource<Entry>(
  listOf: (size: number) => Source<Entry[]>,
  sizes: readonly [number, ...number[]],
): WideningSource<Entry> {
  let [size, ...larger] = sizes;
  let attach: (() => void) | undefined;
  return {
    listen(onValue, onError) {
      const lists: { stop: () => void; isShown: boolean; hasAnswered: boolean }[] = [];
      const stopAll = () => {
        attach = undefined;
        for (const { stop } of lists.splice(0)) stop();
      };
      attach = () => {
        const own = { size, isWidest: larger.length === 0 };
        const list = { stop: () => {}, isShown: lists.length === 0, hasAnswered: false };
        lists.push(list);
        list.stop = listOf(own.size).listen(
          (entries, stale) => {
            list.hasAnswered ||= !stale;
            if (!list.isShown && !list.hasAnswered) return;
            list.isShown = true;
            for (const { stop } of lists.splice(0, lists.indexOf(list))) stop();
            const isWhole = list.hasAnswered && entries.length < own.size;
            onValue({ entries, isWhole, isWidest: own.isWidest }, stale);
          },
          (error) => {
            stopAll();
            onError(error);
          },
        );
      };
      attach();
      return stopAll;
    },
    widen() {
      const [next, ...others] = larger;
      if (next === undefined) return;
      size = next;
      larger = others;
      attach?.();
    },
  };
}
