import {
  newCommandId,
  sendDeskCommand,
  sendHouseCommand,
  sendRoomCommand,
  type HouseReply,
  type Reply,
} from '@rostrum/data';
import type { CaseReason, CaseSubject, PublicSubject, SaidInRoom } from '@rostrum/domain';
import { Dialog } from '@rostrum/ui';
import { useRef, useState, type ReactNode } from 'react';
import { ReportForm, type ReportDraft } from './report-form.tsx';
import { ReportSent, type Receipt } from './report-sent.tsx';

/** Who reports: somebody signed in anything they can read, a visitor what is public; a host calls the house to their room. */
export type Reporting =
  | { as: 'member'; subject: CaseSubject }
  | { as: 'visitor'; subject: PublicSubject }
  | { as: 'host'; roomId: string; said: SaidInRoom | null };

export type ReportDialogProps = {
  reporting: Reporting;
  /** What is reported, as in "this message": completes "Report … to the house". */
  what: string;
  /** The words that are reported, as they stand. */
  quote?: ReactNode;
  /** What of it is meant, where there is a choice, as of a profile. */
  parts?: readonly { value: CaseSubject['kind']; label: string }[];
  onPart?: (part: CaseSubject['kind']) => void;
  firstReason?: CaseReason;
  onClose: () => void;
};

const REPORT =
  'A house moderator reads this, with what you report as it is now. The person it is about does not learn who reported it.';
const CALL =
  'A house moderator reads your call before other reports of its kind. They can hide words, close the debate or suspend an account. Nobody in the room learns that you called.';

/** Asks the house to look at something, whatever it is and whoever asks; afterwards it says under which number. */
export function ReportDialog(props: ReportDialogProps) {
  const { reporting, what, quote, parts, onPart, firstReason, onClose } = props;
  const isCall = reporting.as === 'host';
  const [receipt, setReceipt] = useState<Receipt>();
  const { busy, problem, send } = useSend(reporting, setReceipt);
  if (receipt) return <ReportSent receipt={receipt} onClose={onClose} />;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={isCall ? `Call the house to ${what}` : `Report ${what} to the house`}
      text={isCall ? CALL : REPORT}
    >
      {quote}
      <ReportForm
        isVisitor={reporting.as === 'visitor'}
        {...(isCall && { sends: 'Call the house' })}
        {...(parts && onPart && !isCall && { parts, part: reporting.subject.kind, onPart })}
        {...(firstReason && { firstReason })}
        busy={busy}
        problem={problem}
        onSend={(draft) => void send(draft)}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Sends a report to the house or to its desk; the same report sent again is the same. */
function useSend(reporting: Reporting, onSent: (receipt: Receipt) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const last = useRef({ wish: '', commandId: '' });
  const send = async (draft: ReportDraft) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const wish = JSON.stringify([reporting, draft]);
    if (last.current.wish !== wish) last.current = { wish, commandId: newCommandId() };
    const reply = await sendAs(reporting, draft, last.current.commandId);
    setBusy(false);
    if (reply.status === 'done') onSent(reply.value);
    else setProblem(reply.message);
  };
  return { busy, problem, send };
}

async function sendAs(reporting: Reporting, draft: ReportDraft, commandId: string) {
  const { reason, text, name, email } = draft;
  const type = 'report' as const;
  if (reporting.as === 'host') {
    const { roomId, said } = reporting;
    const reply = await sendRoomCommand<'callHouse'>(
      { type: 'callHouse', roomId, said, reason, text },
      commandId,
    );
    return withoutKey(reply);
  }
  if (reporting.as === 'member') {
    const reply = await sendHouseCommand<typeof type>(
      { type, subject: reporting.subject, reason, text },
      commandId,
    );
    return withoutKey(reply);
  }
  return sendDeskCommand<typeof type>(
    { type, subject: reporting.subject, reason, text, name, email, isGoodFaith: true },
    commandId,
  );
}

/** Somebody who is signed in needs only the number to find their report. */
function withoutKey(reply: HouseReply<{ number: string }> | Reply<{ number: string }>) {
  return reply.status === 'done' ? { ...reply, value: { number: reply.value.number, secret: null } } : reply;
}
