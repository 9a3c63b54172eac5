import { useMemo, useState } from 'react';
import type { Invitation } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import type { Live } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { invitationsSource } from './people-sources.ts';

/** Invitations that wait for this person's answer, or that they wait for; open when the page was drawn. */
export function useInvitations(as: 'to' | 'from', uid: string): Live<Invitation[]> {
  const [sinceMs] = useState(serverNow);
  return useLive(useMemo(() => invitationsSource(as, uid, sinceMs), [as, uid, sinceMs]));
}
