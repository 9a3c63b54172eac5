import {
  transcriptFileName,
  type ArgumentMap,
  type DebateReport,
  type Message,
  type Room,
} from '@rostrum/domain';
import { renderReportCsv, renderReportJson, renderReportMarkdown } from '@rostrum/moderator/report';
import { Button, downloadText } from '@rostrum/ui';
import { Download, Printer } from 'lucide-react';

type Source = { room: Room; messages: readonly Message[]; report: DebateReport; map: ArgumentMap };
type Kind = { label: string; extension: string; type: string; render: (source: Source) => string };

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const KINDS: readonly Kind[] = [
  { label: 'Markdown', extension: 'report.md', type: 'text/markdown', render: renderReportMarkdown },
  {
    label: 'JSON',
    extension: 'report.json',
    type: 'application/json',
    render: ({ room: { motion }, report, map }) => renderReportJson({ motion, report, map }),
  },
  {
    label: 'CSV',
    extension: 'report.csv',
    type: 'text/csv',
    render: (source) => BYTE_ORDER_MARK + renderReportCsv(source),
  },
];

/** The report as a file, of three kinds, and on paper. */
export function ReportDownloads({ room, messages, report, map }: Source) {
  return (
    <fieldset className="row wrap min-w-0 print:hidden" aria-label="Download the report">
      <span className="small muted">Take the report along:</span>
      {KINDS.map(({ label, extension, type, render }) => (
        <Button
          key={extension}
          size="sm"
          icon={Download}
          aria-label={`Download the report as ${label}`}
          onClick={() =>
            downloadText(transcriptFileName(room, extension), render({ room, messages, report, map }), type)
          }
        >
          {label}
        </Button>
      ))}
      <Button size="sm" icon={Printer} onClick={() => globalThis.print()}>
        Print
      </Button>
    </fieldset>
  );
}
