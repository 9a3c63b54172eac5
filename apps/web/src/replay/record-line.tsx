import { isOpponent, NAMELESS, relativeTime, type Message } from '@rostrum/domain';
import { ActNote, lengthText, QuoteBlock, Said } from '@rostrum/ui';
import { writerWords } from '../practice-words.ts';
import type { RecordLine as Line } from './record-lines.ts';

export type RecordLineProps = {
  line: Line;
  /** When the first step began, in epoch milliseconds: times count from there. */
  startedAtMs: number | null;
};

/** One line of a record, as the room had it, for readers. */
export function RecordLine({ line, startedAtMs }: RecordLineProps) {
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
    <SaidLine message={line.message} {...times} />
  );
}

const KIND_WORDS = { speech: '', question: 'asks', answer: 'answers', poi: 'puts a point' };

function SaidLine({ message, ...times }: { message: Message; time: string; dateTime: string }) {
  const { authorName, side, kind, text, quote, edits } = message;
  const role = [side === null && 'from the audience', KIND_WORDS[kind]].filter(Boolean).join(', ');
  return (
    <Said
      author={authorName || NAMELESS}
      isAi={isOpponent(message.authorId)}
      side={side ?? undefined}
      role={role || undefined}
      {...times}
      text={text}
      remark={edits.length > 0 ? 'edited' : writerWords(message)}
      quote={quote && <QuoteBlock author={quote.authorName || NAMELESS} text={quote.text} />}
    />
  );
}
