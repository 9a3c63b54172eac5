import { fetchDebateRecord } from '@rostrum/data';
import {
  debateFileName,
  renderTranscript,
  type Intervention,
  type Message,
  type Room,
} from '@rostrum/domain';
import { Button, downloadText, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/transcript';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { linkOf } from '../navigation/record-link.ts';

export type Spoken = { messages: readonly Message[]; acts: readonly Intervention[] };

export type TranscriptButtonProps = {
  room: Room;
  /** All words of a debate that has no record yet, from the first one on. */
  readAll: () => Promise<Spoken>;
  /** The record of the debate with its log; undefined as long as it is not over. */
  readRecord?: typeof fetchDebateRecord;
};

/** Gives the whole debate as a file, with how it was run, however little of it is loaded. */
export function TranscriptButton({ room, readAll, readRecord = fetchDebateRecord }: TranscriptButtonProps) {
  const [isReading, setReading] = useState(false);
  const spoken = async () => {
    const { messages, acts } = await readAll();
    return { messages, interventions: acts };
  };
  const download = async () => {
    setReading(true);
    try {
      const record = (await readRecord(room.id)) ?? (await spoken());
      downloadText(debateFileName(room, 'md'), renderTranscript({ ...record, room, link: linkOf(room) }));
    } catch (error) {
      console.warn('The debate could not be read', error);
      notify({ text: m.failed(), tone: 'danger' });
    }
    setReading(false);
  };
  return (
    <Button icon={Download} busy={isReading} onClick={() => void download()}>
      {m.download()}
    </Button>
  );
}
