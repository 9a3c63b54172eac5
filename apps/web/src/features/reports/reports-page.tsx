import { useDuty, useModerationQueue } from '@rostrum/data';
import { PageSpinner } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { ReportsView } from './reports-view.tsx';

/** What waits for a human. `notFound` is what everybody but a moderator sees, as at any address that leads nowhere. */
export function ReportsPage({ notFound }: { notFound: ReactNode }) {
  const isModerator = useDuty('moderator');
  const queue = useModerationQueue(isModerator === true);
  if (isModerator === undefined) return <PageSpinner label="Opening" />;
  return isModerator ? <ReportsView queue={queue} /> : notFound;
}
