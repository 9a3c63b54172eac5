import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { Mark } from '../components/mark.tsx';
import { cx } from '../cx.ts';
import { NoteActions } from './note-actions.tsx';
import type { NoteActionsProps } from './note-actions.tsx';
import { quoted } from './quoted.tsx';
import type { Readers } from './readers.ts';

/** Ruled: to everyone. Dashed: not for the others. Boxed: outside the floor. Severe stops the room. A line is one sentence. */
type NoteKind = 'public' | 'private' | 'boxed' | 'severe' | 'correction' | 'line';

export interface NoteProps extends NoteActionsProps {
  kind?: NoteKind;
  /** The moderator's action, as in "asks for evidence". */
  verb: string;
  /** As in "to everyone"; a private note is labelled anyway. */
  to?: string | undefined;
  /** Who can see it, if it is private. */
  readers?: Readers | undefined;
  time?: string | undefined;
  dateTime?: string | undefined;
  /** Its text. “Curly quotes” in a string become quotations in serif. */
  say: ReactNode;
  rule?: ReactNode;
  /** What it offers besides words. */
  children?: ReactNode;
  /** The human response so far: an appeal, and its outcome. */
  standing?: ReactNode;
  /** Folded to a line, above the composer. */
  slim?: boolean;
  /** It arrives just now: settles in. */
  joins?: boolean;
}

/** One act of the moderator, across both benches: no side colour, no face, no name. */
export function Note(props: NoteProps) {
  const { kind = 'public', verb, say, rule, standing, slim = false, joins = false, readers } = props;
  return (
    <div
      role="note"
      aria-label={m.moderatorDoes({ verb })}
      className={cx('note', KIND_CLASSES[kind], slim && 'note-slim', joins && 'note-joins')}
    >
      <Mark />
      <div>
        <NoteHead {...props} />
        <p className="note-say" dir="auto">
          {slim && kind === 'private' && (
            <span className="faint">{capitalized(m.only({ readers: readers ?? 'you' }))}. </span>
          )}
          {typeof say === 'string' ? quoted(say) : say}
        </p>
        {rule && <p className="note-rule">{rule}</p>}
        {props.children}
        {standing && <p className="note-standing">{standing}</p>}
        <NoteActions actions={props.actions} asks={props.asks} because={props.because} why={props.why} />
      </div>
    </div>
  );
}

function NoteHead({ kind, verb, to, readers = 'you', time, dateTime }: NoteProps) {
  return (
    <p className="note-head">
      <b>{m.moderator()}</b>
      <span>{verb}</span>
      {to && <span>{to}</span>}
      {kind === 'private' && (
        <span className="only-you">
          <EyeOff className="icon icon-sm" /> {m.only({ readers })}
        </span>
      )}
      {time && (
        <time className="num push" dateTime={dateTime}>
          {time}
        </time>
      )}
    </p>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const KIND_CLASSES: Record<NoteKind, string> = {
  public: '',
  private: 'note-private',
  boxed: 'note-boxed',
  severe: 'note-severe',
  correction: '',
  line: 'note-line',
};
