import type { Source } from './live.ts';

/**
 * Several documents as one list: those that exist, in their order, again at every change. Emits nothing until each
 * of them has answered. A fault of one ends all.
 */
export function allSources<Value>(sources: readonly Source<Value | null>[]): Source<Value[]> {
  return {
    listen: (onValue, onError) => {
      const seen = new Map<number, { value: Value | null; stale: boolean }>();
      const say = () => {
        const known = sources.flatMap((_, index) => seen.get(index) ?? []);
        if (known.length < sources.length) return;
        onValue(
          known.flatMap(({ value }) => (value === null ? [] : [value])),
          known.some(({ stale }) => stale),
        );
      };
      const stops = sources.map((source, index) =>
        source.listen((value, stale) => {
          seen.set(index, { value, stale });
          say();
        }, fail),
      );
      function stopAll() {
        for (const stop of stops.splice(0)) stop();
      }
      function fail(error: unknown) {
        stopAll();
        onError(error);
      }
      return stopAll;
    },
  };
}
