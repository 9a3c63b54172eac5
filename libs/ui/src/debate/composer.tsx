import { countCharacters } from '@rostrum/domain';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { EyeOff } from 'lucide-react';
import * as m from '@rostrum/words/ui-debate';
import { belongsToInputMethod } from '../composing-key.ts';
import { cx } from '../cx.ts';
import { useAutoGrow } from '../use-auto-grow.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ComposerFoot } from './composer-foot.tsx';
import { excessOf, reasonNotToSend } from './composer-rules.ts';
import type { ComposerState } from './composer-rules.ts';
import { MarkedWords, useSameScroll } from './marked-words.tsx';
import type { Span } from '../speech/highlight.ts';

export interface ComposerProps {
  value: string;
  /** The box of the words, to put the cursor into. */
  textRef?: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend: () => void;
  /** How many characters this turn allows. */
  limit: number;
  state: ComposerState;
  /** The meaning of the current state, as in "Jonas speaks. You are next." Required while closed. */
  note?: string | undefined;
  /** What the moderator would say about the draft. Only the writer sees it. */
  hint?: ReactNode;
  /** The words that the hint is about, underlined in place. */
  marks?: readonly Span[] | undefined;
  /** Called when a person starts to write, so that helpers can load. */
  onUse?: () => void;
  /** Cuts a text that is too long, at the end of a sentence. */
  onTrim?: (() => void) | undefined;
  /** The verb of sending. */
  verb?: string;
  /** More about time, beside the counter. */
  aside?: ReactNode;
  /** Buttons before the main one. */
  actions?: ReactNode;
  busy?: boolean;
  label?: string;
  placeholder?: string;
  /** Above the box: a folded private note. */
  children?: ReactNode;
}

/** Where a person speaks. Ctrl or ⌘ with Enter sends; Enter alone begins a new line. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, limit, state, note, hint, busy = false, label = m.yourWords() } = props;
  const { marks = [] } = props;
  const ref = useAutoGrow(value, props.textRef);
  const { behind, onScroll } = useSameScroll();
  const hydrated = useHydrated();
  const id = useId();
  const [countId, hintId, noteId] = [`${id}-count`, `${id}-hint`, `${id}-note`];
  const used = countCharacters(value);
  const why = reasonNotToSend({ state, note, used, limit });
  /** The last answer to a try that sent nothing, until the draft or the reason changes. */
  const [answered, setAnswered] = useState<{ value: string; why: string }>();
  const isAnswered = answered !== undefined && answered.value === value && answered.why === why;
  const send = () => {
    if (why !== undefined) setAnswered({ value, why });
    else if (!busy) onSend();
  };
  const excess = excessOf(value, limit);
  return (
    <form
      className={cx('composer', `is-${state}`, used > limit && 'is-over')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {props.children}
      <output className="composer-note" id={noteId} hidden={!note}>
        {note}
      </output>
      <div className="composer-box">
        <div className="composer-words">
          {(marks.length > 0 || excess) && (
            <MarkedWords ref={behind} text={value} marks={marks} excess={excess} />
          )}
          <textarea
            ref={ref}
            className="composer-text"
            rows={1}
            value={value}
            aria-label={label}
            aria-describedby={`${noteId} ${hintId} ${countId}`}
            aria-invalid={used > limit || undefined}
            placeholder={props.placeholder}
            readOnly={state === 'closed' || !hydrated}
            onChange={(event) => onChange(event.currentTarget.value)}
            onFocus={props.onUse}
            onScroll={onScroll}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return;
              event.preventDefault();
              send();
            }}
          />
        </div>
        <output className="draft-hint" id={hintId} hidden={!hint}>
          {hint && <EyeOff className="icon icon-sm" />}
          {hint && <span>{hint}</span>}
        </output>
        <output className="composer-why">{isAnswered && why}</output>
        <ComposerFoot {...props} countId={countId} used={used} why={why} />
      </div>
    </form>
  );
}

function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !belongsToInputMethod(event);
}
