import type { Milestone } from '@rostrum/ui';
import { useState } from 'react';

type Said = { ids: ReadonlySet<string>; last: Milestone | undefined };

const NOTHING: Said = { ids: new Set(), last: undefined };

/** The newest announcement that has not been made yet; it stays until something newer comes. */
export function useSaidOnce(milestones: readonly Milestone[]): Milestone | undefined {
  const [said, setSaid] = useState(NOTHING);
  const fresh = milestones.find(({ id }) => !said.ids.has(id));
  if (fresh) setSaid({ ids: new Set([...said.ids, fresh.id]), last: fresh });
  return fresh ?? said.last;
}
