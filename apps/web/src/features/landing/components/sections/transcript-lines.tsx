import { EXAMPLE } from '../../logic/example.ts';

/** The beginning of a transcript, as in the download. */
export function TranscriptLines() {
  return (
    <pre className="transcript-lines" lang="en">
      {`# ${EXAMPLE.motion}

## 1. Opening, For

**${EXAMPLE.for.name}** (For, 0:24)

${EXAMPLE.for.says}`}
    </pre>
  );
}
