import {
  renderTranscript,
  transcriptFileName,
  type Intervention,
  type Message,
  type Room,
} from '@rostrum/domain';
import { Button, downloadText, notify } from '@rostrum/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

export type Spoken = { messages: readonly Message[]; acts: readonly Intervention[] };

export type TranscriptButtonProps = {
  room: Room;
  /** All words of the debate, from the first one on. */
  readAll: () => Promise<Spoken>;
};

/** Gives the whole debate as a file, however little of it is loaded. */
export function TranscriptButton({ room, readAll }: TranscriptButtonProps) {
  const [isReading, setReading] = useState(false);
  const download = async () => {
    setReading(true);
    try {
      const { messages, acts } = await readAll();
      downloadText(transcriptFileName(room), renderTranscript({ room, messages, interventions: acts }));
    } catch (error) {
      console.warn('The debate could not be read', error);
      notify({
        text: 'The transcript could not be loaded. Check the connection and try again.',
        tone: 'danger',
      });
    }
    setReading(false);
  };
  return (
    <Button icon={Download} busy={isReading} onClick={() => void download()}>
      Download the transcript
    </Button>
  );
}
