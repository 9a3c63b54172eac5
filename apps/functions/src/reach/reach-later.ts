import type { Told } from '@rostrum/rooms';
import { reachAt } from './reach-tasks.ts';
import { readReachOffer } from './settings.ts';

/** Sends stored notices to people outside the product, if this deployment can. Call it after the commit. */
export async function reachLater(told: readonly Told[]): Promise<void> {
  const { pushKey, hasMail } = readReachOffer();
  if (pushKey === '' && !hasMail) return;
  await Promise.all(told.map((one) => reachAt({ ...one, again: 0 }, Date.now())));
}
