import type { Live } from '@rostrum/data';
import { Bones, ErrorState } from '@rostrum/ui';
import type { ReactNode } from 'react';

type LivePartProps<Value> = {
  /** Its content, as in "your debates". */
  what: string;
  live: Live<Value>;
  lines?: number;
  children: (value: Value) => ReactNode;
};

/** One part of the dashboard: loading, failed with a retry, or its content. */
export function LivePart<Value>({ what, live, lines = 3, children }: LivePartProps<Value>) {
  if (live.status === 'ready') return children(live.value);
  if (live.status === 'loading') return <Bones label={`Loading ${what}`} lines={lines} />;
  return (
    <ErrorState
      small
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
      onRetry={live.retry}
    >
      {live.message}
    </ErrorState>
  );
}
