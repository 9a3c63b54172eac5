import { useEffect } from 'react';
import { sendFeedbackCommand } from '../feedback/send-feedback-command.ts';
import { tellOfUnreadable } from './report-unreadable.ts';

/** While a person is signed in, their browser reports unreadable documents to the server, which checks for itself. */
export function useUnreadableReports(): void {
  useEffect(() => {
    tellOfUnreadable((path) => void sendFeedbackCommand({ type: 'reportUnreadable', path }));
    return () => tellOfUnreadable(undefined);
  }, []);
}
