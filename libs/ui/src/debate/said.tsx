import { EyeOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { AiBadge } from '../components/ai-badge.tsx';
import { Side } from '../components/side.tsx';
import type { SideName } from '../components/side.tsx';
import { cx } from '../cx.ts';
import type { Readers } from './readers.ts';

type SaidState = 'sending' | 'shown' | 'held' | 'hidden' | 'failed';

export interface SaidProps {
  /** Display name, or "You". */
  author: string;
  /** The author is a program, not a person. */
  isAi?: boolean;
  side?: SideName | undefined;
  /** As in "first speaker". */
  role?: string | undefined;
  /** Time of day or of the step, ready to read; `dateTime` for machines. */
  time?: string | undefined;
  dateTime?: string | undefined;
  state?: SaidState;
  /** Who can see it while it is held. */
  readers?: Readers | undefined;
  /** Replaces the usual words of the state, as in "hidden by the host". */
  stateWords?: string | undefined;
  /** The message itself, as `Speech` or `PlainSpeech`. */
  words: ReactNode;
  /** Replaces hidden words, and explains that they are hidden. */
  stead?: ReactNode;
  /** One more remark in the head, as in "restored 18:58". */
  remark?: ReactNode;
  /** It arrives just now: settles in. */
  joins?: boolean;
  /** The quoted words that these answer. */
  quote?: ReactNode;
  /** Small buttons at the end of the header, for readers. */
  tools?: ReactNode;
  /** Directly below the words: the reactions of others. */
  foot?: ReactNode;
  /** Buttons under the words. */
  children?: ReactNode;
}

/**
 * One person's message. For has its rule on the left, Against on the right; a dashed rule means that others do not
 * see it.
 */
export function Said(props: SaidProps) {
  const {
    author,
    isAi = false,
    side,
    role,
    time,
    dateTime,
    state = 'shown',
    readers = 'you',
    stateWords,
    stead,
    words,
    remark,
    joins = false,
    quote,
    tools,
    foot,
    children,
  } = props;
  return (
    <article className={cx('said', side, state !== 'shown' && `is-${state}`, joins && 'said-joins')}>
      <header className="said-head">
        <b dir="auto">{author}</b>
        {isAi && <AiBadge />}
        {side && <Side side={side} />}
        {role && <span>{role}</span>}
        {time && (
          <time className="num" dateTime={dateTime}>
            {time}
          </time>
        )}
        <StateWords state={state} readers={readers} words={stateWords} />
        {remark && <span className="said-state">{remark}</span>}
        {tools && <span className="said-tools">{tools}</span>}
      </header>
      {quote}
      {stead ? <p className="said-stead">{stead}</p> : words}
      {foot}
      {children && <div className="said-acts">{children}</div>}
    </article>
  );
}

type StateWordsProps = { state: SaidState; readers: Readers; words: string | undefined };

function StateWords({ state, readers, words: given }: StateWordsProps) {
  if (state === 'shown') return null;
  if (state === 'sending') return <span className="said-state">{m.sending()}</span>;
  const [Icon, words] =
    state === 'failed'
      ? ([TriangleAlert, m.notSent()] as const)
      : ([EyeOff, given ?? hidden(state, readers)] as const);
  return (
    <span className={cx('said-state', state === 'failed' && 'said-failed')}>
      <Icon className="icon icon-sm" /> {words}
    </span>
  );
}

function hidden(state: 'held' | 'hidden', readers: Readers): string {
  return m.heldFrom({ state, readers: m.onlySee({ readers }) });
}
