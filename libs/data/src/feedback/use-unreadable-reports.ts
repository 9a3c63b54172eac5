import { useEffect } from 'react';
import { tellOfUnreadable } from '../live/report-unreadable.ts';
import { sendFeedbackCommand } from './send-feedback-command.ts';

/** While a person is signed in, their browser reports unreadable documents to the server, which checks for itself. */
export function useUnreadableReports(): void {
  useEffect(() => {
    tellOfUnreadable((path) => void sendFeedbackCommand({ type: 'reportUnreadable', path }));
    return () => tellOfUnreadable(undefined);
  }, []);
}
