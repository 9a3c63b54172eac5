import type { Message, PublicSubject, Room } from '@rostrum/domain';
import { Motion, QuoteBlock } from '@rostrum/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { ReportDialog, type Reporting } from './report-dialog.tsx';

/** Reporting a record, or a message on it: what opens the form, and the form itself while it is open. */
export type RecordReport = {
  onReportRoom: () => void;
  onReport: (message: Message) => void;
  dialog: ReactNode;
};

export function useRecordReport({ id: roomId, motion }: Room, as: 'member' | 'visitor'): RecordReport {
  const [asked, setAsked] = useState<Message | 'room'>();
  const close = () => setAsked(undefined);
  const dialog =
    asked === undefined ? null : asked === 'room' ? (
      <ReportDialog
        reporting={reportingOf(as, { kind: 'room', roomId })}
        what="this debate"
        quote={
          <Motion size="sm" as="p">
            {motion}
          </Motion>
        }
        onClose={close}
      />
    ) : (
      <ReportDialog
        reporting={reportingOf(as, { kind: 'message', roomId, messageId: asked.id })}
        what="this message"
        quote={<QuoteBlock author={asked.authorName} text={asked.text} />}
        onClose={close}
      />
    );
  return {
    onReportRoom: useCallback(() => setAsked('room'), []),
    onReport: setAsked,
    dialog,
  };
}

/** A member may report everything that a visitor may. */
function reportingOf(as: 'member' | 'visitor', subject: PublicSubject): Reporting {
  return as === 'member' ? { as, subject } : { as, subject };
}
