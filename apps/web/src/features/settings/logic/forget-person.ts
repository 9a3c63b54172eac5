/** Deletes a person's data from this browser: drafts, read positions, and unsent texts. */
export function forgetPerson(uid: string, storage: Storage = localStorage): void {
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of kept) {
    if (key?.startsWith('rostrum:') && key.split(':').includes(uid)) storage.removeItem(key);
  }
}
