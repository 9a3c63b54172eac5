import {
  hiddenLine,
  isOpponent,
  type Message,
  MESSAGE_WORDS,
  relativeTime,
  shownName,
  shownWords,
} from '@rostrum/domain';
import { ActNote, IconButton, lengthText, QuoteBlock, Said, Speech } from '@rostrum/ui';
import { Landmark } from 'lucide-react';
import * as m from '@rostrum/words/replay';
import { writerWords } from '../debate-words/practice-words.ts';
import type { RecordLine as Line } from './record-lines.ts';

export type RecordLineProps = {
  line: Line;
  /** When the first step began, in epoch milliseconds: times count from there. */
  startedAtMs: number | null;
  /** Reports a message to the house; absent if that is not offered. */
  onReport?: ((message: Message) => void) | undefined;
};

/** One line of a record, as the room had it, for readers. */
export function RecordLine({ line, startedAtMs, onReport }: RecordLineProps) {
  if (line.type === 'step') {
    return (
      <div className="step-head">
        <h3>{line.name}</h3>
        <span>{lengthText(line.seconds)}</span>
      </div>
    );
  }
  const atMs = line.type === 'act' ? line.act.atMs : line.message.createdAtMs;
  const times = { time: relativeTime(atMs, startedAtMs), dateTime: new Date(atMs).toISOString() };
  return line.type === 'act' ? (
    <ActNote act={line.act} {...times} />
  ) : (
    <SaidLine message={line.message} team={line.team} onReport={onReport} {...times} />
  );
}

/** Present if the words were hidden after people had read them. */
const steadOf = ({ hidden }: Message) => hidden && hiddenLine(hidden.by);

type SaidLineProps = Pick<RecordLineProps, 'onReport'> & {
  message: Message;
  team: string | undefined;
  time: string;
  dateTime: string;
};

function SaidLine({ message, team, onReport, ...times }: SaidLineProps) {
  const { authorName, side, kind, text, quote, edits } = message;
  const role = [side === null ? m.fromAudience() : team, MESSAGE_WORDS[kind]()].filter(Boolean).join(', ');
  return (
    <Said
      author={shownName(authorName)}
      isAi={isOpponent(message.authorId)}
      side={side ?? undefined}
      role={role || undefined}
      {...times}
      words={<Speech text={shownWords(text)} />}
      stead={steadOf(message)}
      tools={onReport && !message.hidden && <ReportButton message={message} onReport={onReport} />}
      remark={edits.length > 0 ? m.edited() : writerWords(message)}
      quote={quote && <QuoteBlock author={shownName(quote.authorName)} text={shownWords(quote.text)} />}
    />
  );
}

function ReportButton({ message, onReport }: { message: Message; onReport: (message: Message) => void }) {
  return (
    <IconButton
      size="sm"
      icon={Landmark}
      label={m.reportToHouse({ name: shownName(message.authorName) })}
      onClick={() => onReport(message)}
    />
  );
}
