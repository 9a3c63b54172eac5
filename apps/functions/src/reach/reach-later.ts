import type { Told } from '@rostrum/rooms';
import { reachesPeople, reachSettings } from './reach-desk.ts';
import { reachAt } from './reach-tasks.ts';

/** Sends stored notices to people outside the product, if this deployment can. Call it after the commit. */
export async function reachLater(told: readonly Told[]): Promise<void> {
  if (told.length === 0 || !reachesPeople(reachSettings())) return;
  await Promise.all(told.map((one) => reachAt({ ...one, again: 0 }, Date.now())));
}
