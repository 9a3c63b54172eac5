import { personName, type Message, type PublicSubject, type Room, shownName } from '@rostrum/domain';
import { Motion, QuoteBlock } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { useCallback, useState, type ReactNode } from 'react';
import { ReportDialog, type Reporting } from './report-dialog.tsx';

/** A judge's reason for their decision, which can be reported. */
export type SaidReason = { uid: string; reason: string };

/** Reporting a record, a message on it, or a judge's reason: what opens the form, and the form itself while it is open. */
export type RecordReport = {
  onReportRoom: () => void;
  onReport: (message: Message) => void;
  onReportReason: (said: SaidReason) => void;
  dialog: ReactNode;
};

export function useRecordReport(room: Room, as: 'member' | 'visitor'): RecordReport {
  const { id: roomId, motion } = room;
  const [asked, setAsked] = useState<Message | SaidReason | 'room'>();
  const close = () => setAsked(undefined);
  const dialog =
    asked === undefined ? null : asked === 'room' ? (
      <ReportDialog
        reporting={reportingOf(as, { kind: 'room', roomId })}
        what={m.thisDebate()}
        quote={
          <Motion size="sm" as="p">
            {motion}
          </Motion>
        }
        onClose={close}
      />
    ) : 'reason' in asked ? (
      <ReportDialog
        reporting={reportingOf(as, { kind: 'judgeReason', roomId, uid: asked.uid })}
        what={m.thisReason()}
        quote={<QuoteBlock author={personName(room, asked.uid)} text={asked.reason} />}
        onClose={close}
      />
    ) : (
      <ReportDialog
        reporting={reportingOf(as, { kind: 'message', roomId, messageId: asked.id })}
        what={m.thisMessage()}
        quote={<QuoteBlock author={shownName(asked.authorName)} text={asked.text} />}
        onClose={close}
      />
    );
  return {
    onReportRoom: useCallback(() => setAsked('room'), []),
    onReport: setAsked,
    onReportReason: setAsked,
    dialog,
  };
}

/** A member may report everything that a visitor may. */
function reportingOf(as: 'member' | 'visitor', subject: PublicSubject): Reporting {
  return as === 'member' ? { as, subject } : { as, subject };
}
