import type { DebateRecord } from '@rostrum/data';
import {
  renderTranscript,
  renderTranscriptCsv,
  renderTranscriptJson,
  transcriptFileName,
  type TranscriptSource,
} from '@rostrum/domain';
import { Button, downloadText } from '@rostrum/ui';
import { Download } from 'lucide-react';

type Kind = { label: string; extension: string; type: string; render: (source: TranscriptSource) => string };

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const KINDS: readonly Kind[] = [
  { label: 'Markdown', extension: 'md', type: 'text/markdown', render: renderTranscript },
  { label: 'JSON', extension: 'json', type: 'application/json', render: renderTranscriptJson },
  {
    label: 'CSV',
    extension: 'csv',
    type: 'text/csv',
    render: (source) => BYTE_ORDER_MARK + renderTranscriptCsv(source),
  },
];

/** The debate as a file, of three kinds. */
export function Downloads({ record }: { record: DebateRecord }) {
  return (
    <fieldset className="row wrap min-w-0" aria-label="Download">
      {KINDS.map(({ label, extension, type, render }) => (
        <Button
          key={extension}
          size="sm"
          icon={Download}
          aria-label={`Download as ${label}`}
          onClick={() => downloadText(transcriptFileName(record.room, extension), render(record), type)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
