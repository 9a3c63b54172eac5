import type { CaseReason, CaseSubject, PublicSubject, SaidInRoom } from '@rostrum/domain';
import { Dialog } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { useState, type ReactNode } from 'react';
import { useCommand, type Run } from '../commands/use-command.ts';
import type { Hearers } from '../commands/send-intention.ts';
import { ReportForm, type ReportDraft } from './report-form.tsx';
import { ReportSent, type Receipt } from './report-sent.tsx';

/**
 * The reporter: a signed-in person can report anything they can read, a visitor public content; a host calls the
 * house to their room.
 */
export type Reporting =
  | { as: 'member'; subject: CaseSubject }
  | { as: 'visitor'; subject: PublicSubject }
  | { as: 'host'; roomId: string; said: SaidInRoom | null };

export type ReportDialogProps = {
  reporting: Reporting;
  /** The subject, as in "this message". */
  what: string;
  /** The reported words, as they are. */
  quote?: ReactNode;
  /** The reported part, if there is a choice, as for a profile. */
  parts?: readonly { value: CaseSubject['kind']; label: string }[];
  onPart?: (part: CaseSubject['kind']) => void;
  firstReason?: CaseReason;
  onClose: () => void;
};

/** Reports any subject to the house, for people and visitors; afterwards it shows the report's number. */
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
      title={isCall ? m.callTitle({ what }) : m.reportTitle({ what })}
      text={isCall ? m.callHint() : m.reportHint()}
    >
      {quote}
      <ReportForm
        isVisitor={reporting.as === 'visitor'}
        {...(isCall && { sends: m.call() })}
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
  const [rooms, house, desk] = [useCommand('rooms'), useCommand('house'), useCommand('desk')];
  const [problem, setProblem] = useState<string>();
  const send = async (draft: ReportDraft) => {
    setProblem(undefined);
    const ways = { rooms: rooms.run, house: house.run, desk: desk.run };
    const receipt = await sendAs(reporting, draft, ways, {
      onRefused: ({ message }) => setProblem(message),
      again: () => void send(draft),
    });
    if (receipt) onSent(receipt);
  };
  const busy = [rooms, house, desk].some((area) => area.busy !== null);
  return { busy, problem, send };
}

type Ways = { rooms: Run<'rooms'>; house: Run<'house'>; desk: Run<'desk'> };

async function sendAs(
  reporting: Reporting,
  { reason, text, name, email }: ReportDraft,
  { rooms, house, desk }: Ways,
  hearers: Hearers,
): Promise<Receipt | undefined> {
  if (reporting.as === 'host') {
    const { roomId, said } = reporting;
    return withoutKey(await rooms<'callHouse'>({ type: 'callHouse', roomId, said, reason, text }, hearers));
  }
  if (reporting.as === 'member') {
    const { subject } = reporting;
    return withoutKey(await house<'report'>({ type: 'report', subject, reason, text }, hearers));
  }
  const { subject } = reporting;
  return desk<'report'>({ type: 'report', subject, reason, text, name, email, isGoodFaith: true }, hearers);
}

/** A signed-in person needs only the number to find their report. */
function withoutKey(answer: { number: string } | undefined): Receipt | undefined {
  return answer && { number: answer.number, secret: null };
}
