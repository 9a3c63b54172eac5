/**
 * Does all of these at once. When one fails, the signal of the others is aborted, and its error is thrown once they
 * have ended: nothing is still being started when the caller stops what was started.
 */
export async function allOrNone<T>(
  starts: readonly ((signal: AbortSignal) => Promise<T>)[],
  signal: AbortSignal,
): Promise<T[]> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const ends = await Promise.allSettled(
    starts.map(async (start) => {
      try {
        return await start(either);
      } catch (error) {
        failure.abort(error);
        throw error;
      }
    }),
  );
  signal.throwIfAborted();
  failure.signal.throwIfAborted();
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}
