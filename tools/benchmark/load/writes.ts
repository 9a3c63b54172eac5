import { adminDatabase } from '../clients.ts';

/** The collections that a debate writes to. */
const WRITTEN =
  'rooms messages events interventions server members backchannel reactions commands notices calls care'.split(
    ' ',
  );

/**
 * Counts the writes that a listener to whole collections hears of from now on; writes of one document in the same moment
 * may be heard as one. @returns the counts by collection, which grow
 */
export async function countWrites(): Promise<Record<string, number>> {
  const writes: Record<string, number> = {};
  const listening = WRITTEN.map(
    (name) =>
      new Promise<void>((resolve, reject) => {
        let isFirst = true;
        adminDatabase.collectionGroup(name).onSnapshot((snapshot) => {
          if (!isFirst) writes[name] = (writes[name] ?? 0) + snapshot.docChanges().length;
          isFirst = false;
          resolve();
        }, reject);
      }),
  );
  await Promise.all(listening);
  return writes;
}
