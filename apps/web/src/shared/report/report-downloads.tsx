import { debateFileName } from '@rostrum/domain';
import {
  renderPeopleCsv,
  renderReportCsv,
  renderReportJson,
  renderReportMarkdown,
  type ReportSource,
} from '@rostrum/moderator/report';
import { Button, ButtonLink, downloadText } from '@rostrum/ui';
import { Download, Printer } from 'lucide-react';
import { sheetsUrl } from '../navigation/paths.ts';
import { linkOf } from '../navigation/record-link.ts';

type Kind = {
  what: string;
  label: string;
  extension: string;
  type: string;
  render: (source: ReportSource) => string;
};

const KINDS: readonly Kind[] = [
  {
    what: 'report',
    label: 'Markdown',
    extension: 'report.md',
    type: 'text/markdown',
    render: renderReportMarkdown,
  },
  {
    what: 'report',
    label: 'JSON',
    extension: 'report.json',
    type: 'application/json',
    render: renderReportJson,
  },
  { what: 'report', label: 'CSV', extension: 'report.csv', type: 'text/csv', render: renderReportCsv },
  { what: 'people', label: 'CSV', extension: 'people.csv', type: 'text/csv', render: renderPeopleCsv },
];

export type ReportDownloadsProps = ReportSource & { isSignedIn: boolean };

/** The report as a file, of several kinds, and on paper: as it is, and as a sheet for each debater. */
export function ReportDownloads({ isSignedIn, ...written }: ReportDownloadsProps) {
  const { room } = written;
  const source: ReportSource = { ...written, link: linkOf(room) };
  return (
    <fieldset className="row wrap min-w-0 print:hidden" aria-label="Download the report">
      <span className="small muted">Take the report along:</span>
      {KINDS.map(({ what, label, extension, type, render }) => (
        <Button
          key={extension}
          size="sm"
          icon={Download}
          aria-label={`Download the ${what} as ${label}`}
          onClick={() => downloadText(debateFileName(room, extension), render(source), type)}
        >
          {what === 'people' ? `People as ${label}` : label}
        </Button>
      ))}
      <Button size="sm" icon={Printer} onClick={() => globalThis.print()}>
        Print
      </Button>
      {isSignedIn && (
        <ButtonLink size="sm" icon={Printer} href={sheetsUrl(room.id)}>
          A sheet per debater
        </ButtonLink>
      )}
    </fieldset>
  );
}
