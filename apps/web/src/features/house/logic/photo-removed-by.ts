import type { HouseAct } from '@rostrum/domain';

/** The decision itself where it took a photo out of sight. */
export function photoRemovedBy(acts: readonly HouseAct[], decisionId: string): string | undefined {
  return acts.some(({ act }) => act === 'removePhoto') ? decisionId : undefined;
}
