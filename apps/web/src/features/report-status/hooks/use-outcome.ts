import type { ReportOutcome } from '@rostrum/domain';
import { useCallback, useEffect, useState } from 'react';

/** The current state of a report page. */
export type OutcomeReading =
  | { at: 'reading' }
  | { at: 'read'; outcome: ReportOutcome }
  /** There is none under that number and key, or the server did not answer. */
  | { at: 'failed'; message: string };

type Reply = { status: 'done'; value: ReportOutcome } | { status: 'refused' | 'failed'; message: string };

/**
 * Reads the outcome of a report, immediately and whenever `again` is called. Memoise `read`: another one is another
 * report.
 */
export function useOutcome(read: () => Promise<Reply>) {
  const [reading, setReading] = useState<OutcomeReading>({ at: 'reading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void read().then((reply) => {
      if (!isWanted) return;
      if (reply.status === 'done') setReading({ at: 'read', outcome: reply.value });
      else setReading({ at: 'failed', message: reply.message });
    });
    return () => void (isWanted = false);
  }, [read, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { reading, again };
}
