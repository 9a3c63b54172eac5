/**
 * Calls `take` with what `find` finds, as soon as it finds it: now, or when a page that is still being fetched has
 * been drawn. Gives up after a while. Returns how to call it off.
 */
export function whenThere<Found>(
  find: () => Found | null,
  take: (found: Found) => void,
  giveUpAfterMs = 5_000,
) {
  const tryNow = () => {
    const found = find();
    if (found !== null) take(found);
    return found !== null;
  };
  if (tryNow()) return () => {};
  const observer = new MutationObserver(() => tryNow() && stop());
  const timer = setTimeout(() => stop(), giveUpAfterMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
