/** Takes what this browser keeps of somebody out of it: drafts, what they had read, and what waited to be sent. */
export function forgetPerson(uid: string, storage: Storage = localStorage): void {
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of kept) {
    if (key?.startsWith('rostrum:') && key.split(':').includes(uid)) storage.removeItem(key);
  }
}
