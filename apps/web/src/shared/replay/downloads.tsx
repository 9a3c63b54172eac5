import type { DebateRecord } from '@rostrum/data';
import {
  debateFileName,
  renderTranscript,
  renderTranscriptCsv,
  renderTranscriptJson,
  type TranscriptSource,
} from '@rostrum/domain';
import { Button, downloadText } from '@rostrum/ui';
import { Download } from 'lucide-react';
import { linkOf } from '../navigation/record-link.ts';

type Kind = { label: string; extension: string; type: string; render: (source: TranscriptSource) => string };

const KINDS: readonly Kind[] = [
  { label: 'Markdown', extension: 'md', type: 'text/markdown', render: renderTranscript },
  { label: 'JSON', extension: 'json', type: 'application/json', render: renderTranscriptJson },
  { label: 'CSV', extension: 'csv', type: 'text/csv', render: renderTranscriptCsv },
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
          onClick={() =>
            downloadText(
              debateFileName(record.room, extension),
              render({ ...record, link: linkOf(record.room) }),
              type,
            )
          }
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
