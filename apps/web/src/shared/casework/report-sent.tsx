import { asNode, Button, Dialog, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import type { ReactNode } from 'react';
import { myReportUrl, reportStatusUrl } from '../navigation/paths.ts';
import { CopyLine } from './copy-line.tsx';

/** The confirmation of a report; `secret` is the key of a visitor, who has no account to find it by. */
export type Receipt = { number: string; secret: string | null };

/** The confirmation: the report's number, and what happens next. */
export function ReportSent({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { number, secret } = receipt;
  const href = secret === null ? myReportUrl(number) : reportStatusUrl(number, secret);
  const link = (inside: readonly ReactNode[]) => (
    <Link className="link" href={href}>
      {asNode(inside)}
    </Link>
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.sent()}
      text={secret === null ? m.sentHint() : m.sentKeep()}
      actions={
        <Button look="primary" data-autofocus onClick={onClose}>
          {m.done()}
        </Button>
      }
    >
      <dl className="receipt">
        <CopyLine term={m.number()} words={number} />
        {secret !== null && <CopyLine term={m.key()} words={secret} />}
      </dl>
      <section className="grid gap-2">
        <h3 className="font-medium">{m.next()}</h3>
        <ol className="numbered small">
          <li>{m.nextRead()}</li>
          <li>{asNode(secret === null ? m.nextNotice({ link }) : m.nextLink({ link }))}</li>
          <li>{m.nextAppeal()}</li>
        </ol>
      </section>
    </Dialog>
  );
}
