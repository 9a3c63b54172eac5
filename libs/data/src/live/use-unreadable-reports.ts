import { useEffect } from 'react';
import { sendFeedbackCommand } from '../feedback/send-feedback-command.ts';
import { tellOfUnreadable } from './report-unreadable.ts';

/** While somebody is signed in, the server hears of documents that their browser can't read; it looks for itself. */
export function useUnreadableReports(): void {
  useEffect(() => {
    tellOfUnreadable((path) => void sendFeedbackCommand({ type: 'reportUnreadable', path }));
    return () => tellOfUnreadable(undefined);
  }, []);
}
