import { Button, Dialog, Link } from '@rostrum/ui';
import { myReportUrl, reportStatusUrl } from '../navigation/paths.ts';
import { CopyLine } from './copy-line.tsx';

/** The confirmation of a report; `secret` is the key of a visitor, who has no account to find it by. */
export type Receipt = { number: string; secret: string | null };

/** The confirmation: the report's number, and what happens next. */
export function ReportSent({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { number, secret } = receipt;
  const href = secret === null ? myReportUrl(number) : reportStatusUrl(number, secret);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Your report has arrived"
      text={
        secret === null
          ? 'Nothing more is needed from you.'
          : 'Keep the number and the key. They are shown once, and nobody can give them to you again.'
      }
      actions={
        <Button look="primary" data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <dl className="receipt">
        <CopyLine term="Number" words={number} />
        {secret !== null && <CopyLine term="Key" words={secret} />}
      </dl>
      <section className="grid gap-2">
        <h3 className="font-medium">What happens next</h3>
        <ol className="numbered small">
          <li>A house moderator who has no part in it reads your report and decides.</li>
          <li>
            {secret === null && 'A notice tells you what they decided. '}
            You can read it on{' '}
            <Link className="link" href={href}>
              the page of your report
            </Link>
            {secret !== null && ', a link that you can keep. We send no mail'}.
          </li>
          <li>Where they do nothing, you can ask another moderator to look again, for six months.</li>
        </ol>
      </section>
    </Dialog>
  );
}
