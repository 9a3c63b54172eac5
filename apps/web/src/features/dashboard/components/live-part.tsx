import type { Live } from '@rostrum/data';
import { Bones, ErrorState } from '@rostrum/ui';
import type { ReactNode } from 'react';

type LivePartProps<Value> = {
  /** What is said while it loads, and when it could not. */
  loading: string;
  failed: string;
  live: Live<Value>;
  lines?: number;
  children: (value: Value) => ReactNode;
};

/** One part of the dashboard: loading, failed with a retry, or its content. */
export function LivePart<Value>({ loading, failed, live, lines = 3, children }: LivePartProps<Value>) {
  if (live.status === 'ready') return children(live.value);
  if (live.status === 'loading') return <Bones label={loading} lines={lines} />;
  return (
    <ErrorState small title={failed} onRetry={live.retry}>
      {live.message}
    </ErrorState>
  );
}
