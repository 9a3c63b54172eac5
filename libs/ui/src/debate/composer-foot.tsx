import type { CSSProperties, ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { useCommandKey } from '../command-key.ts';
import { Button } from '../components/button.tsx';
import { Kbd } from '../components/kbd.tsx';
import { grouped } from './composer-rules.ts';

export interface ComposerFootProps {
  used: number;
  limit: number;
  countId: string;
  /** Why the words cannot go out now. */
  why: string | undefined;
  verb?: string;
  busy?: boolean;
  /** Cuts a text that is too long. */
  onTrim?: (() => void) | undefined;
  aside?: ReactNode;
  actions?: ReactNode;
}

/** The used length, other actions, and the send button. */
export function ComposerFoot(props: ComposerFootProps) {
  const { used, limit, countId, why, verb = m.speak(), busy = false, onTrim, aside, actions } = props;
  const sendKey = useCommandKey('↵');
  const percent = Math.min(100, (used / limit) * 100);
  return (
    <div className="composer-foot">
      <span
        className="allowance"
        aria-hidden="true"
        style={{ '--used': percent.toFixed(1) } as CSSProperties}
      >
        <i />
      </span>
      <span className="composer-count num" id={countId}>
        {m.charactersUsed({ used: grouped(used), limit: grouped(limit) })}
      </span>
      {onTrim && used > limit && (
        <Button look="quiet" size="sm" onClick={onTrim}>
          {m.cutAtSentence()}
        </Button>
      )}
      {aside}
      <span className="composer-acts">
        {actions}
        <Button type="submit" look="primary" size="sm" busy={busy} disabledBecause={why}>
          {verb}
          <Kbd>{sendKey}</Kbd>
        </Button>
      </span>
    </div>
  );
}
