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
import * as m from '@rostrum/words/report-page';
import { sheetsUrl } from '../navigation/paths.ts';
import { linkOf } from '../navigation/record-link.ts';

type Kind = {
  what: 'report' | 'people';
  name: string;
  extension: string;
  type: string;
  render: (source: ReportSource) => string;
};

const KINDS: readonly Kind[] = [
  {
    what: 'report',
    name: 'Markdown',
    extension: 'report.md',
    type: 'text/markdown',
    render: renderReportMarkdown,
  },
  {
    what: 'report',
    name: 'JSON',
    extension: 'report.json',
    type: 'application/json',
    render: renderReportJson,
  },
  { what: 'report', name: 'CSV', extension: 'report.csv', type: 'text/csv', render: renderReportCsv },
  { what: 'people', name: 'CSV', extension: 'people.csv', type: 'text/csv', render: renderPeopleCsv },
];

export type ReportDownloadsProps = ReportSource & { isSignedIn: boolean };

/** The report as a file, of several kinds, and on paper: as it is, and as a sheet for each debater. */
export function ReportDownloads({ isSignedIn, ...written }: ReportDownloadsProps) {
  const { room } = written;
  const source: ReportSource = { ...written, link: linkOf(room) };
  return (
    <fieldset className="row wrap exports min-w-0 print:hidden" aria-label={m.downloadReport()}>
      <span className="small muted">{m.downloadReportLabel()}</span>
      {KINDS.map(({ what, name, extension, type, render }) => (
        <Button
          key={extension}
          size="sm"
          icon={Download}
          aria-label={m.downloadAs({ what, kind: name })}
          onClick={() => downloadText(debateFileName(room, extension), render(source), type)}
        >
          {what === 'people' ? m.peopleAs({ kind: name }) : name}
        </Button>
      ))}
      <Button size="sm" icon={Printer} onClick={() => globalThis.print()}>
        {m.print()}
      </Button>
      {isSignedIn && (
        <ButtonLink size="sm" icon={Printer} href={sheetsUrl(room.id)}>
          {m.sheets()}
        </ButtonLink>
      )}
    </fieldset>
  );
}
