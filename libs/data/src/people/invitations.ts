import { useMemo, useState } from 'react';
import { LIMITS, type Invitation } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import type { Live } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { invitationsSource } from './people-sources.ts';

/** How long an invitation waits. A person who was away reads that it has expired. */
const ENDED_SHOWN_MS = LIMITS.invitationHours * 3_600_000;

/** Invitations that wait for this person's answer, or that they wait for, and those that nobody answered in time. */
export function useInvitations(as: 'to' | 'from', uid: string): Live<Invitation[]> {
  const [sinceMs] = useState(() => serverNow() - ENDED_SHOWN_MS);
  return useLive(useMemo(() => invitationsSource(as, uid, sinceMs), [as, uid, sinceMs]));
}
