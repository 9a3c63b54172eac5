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
import * as m from '@rostrum/words/replay';
import { linkOf } from '../navigation/record-link.ts';

type Kind = { name: string; extension: string; type: string; render: (source: TranscriptSource) => string };

const KINDS: readonly Kind[] = [
  { name: 'Markdown', extension: 'md', type: 'text/markdown', render: renderTranscript },
  { name: 'JSON', extension: 'json', type: 'application/json', render: renderTranscriptJson },
  { name: 'CSV', extension: 'csv', type: 'text/csv', render: renderTranscriptCsv },
];

/** The debate as a file, of three kinds. */
export function Downloads({ record }: { record: DebateRecord }) {
  return (
    <fieldset className="row wrap min-w-0" aria-label={m.download()}>
      {KINDS.map(({ name, extension, type, render }) => (
        <Button
          key={extension}
          size="sm"
          icon={Download}
          aria-label={m.downloadAs({ kind: name })}
          onClick={() =>
            downloadText(
              debateFileName(record.room, extension),
              render({ ...record, link: linkOf(record.room) }),
              type,
            )
          }
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
