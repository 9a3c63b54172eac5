import { Button, LiveDot, Panel } from '@rostrum/ui';
import * as m from '@rostrum/words/room-find';
import { Users } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useFinding } from './use-finding.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { WishForm } from './wish-form.tsx';

export type FindOpponentProps = {
  uid: string;
  /** Whether the form is open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onFound: (roomId: string) => void;
};

/** The queue for people who want to debate now: an offer, a form, and the wait. */
export function FindOpponent({ uid, isOpen, onOpen, onFound }: FindOpponentProps) {
  const { waits, others, find, stop, busy } = useFinding(uid, onFound);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isShown = isOpen || waits !== null;
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <Panel aria-labelledby={id}>
      <div className="row wrap mb-2">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-semibold">
          {waits ? <LiveDot>{m.looking()}</LiveDot> : m.title()}
        </h2>
        {!waits && (
          <span className="push">
            {isShown ? (
              <Button size="sm" look="quiet" onClick={() => onOpen(false)}>
                {m.close()}
              </Button>
            ) : (
              <Button size="sm" icon={Users} onClick={() => onOpen(true)}>
                {m.findOne()}
              </Button>
            )}
          </span>
        )}
      </div>
      {waits ? (
        <WaitingPanel place={waits} others={others} onStop={stop} busy={busy} />
      ) : (
        <p className="muted">{m.lede()}</p>
      )}
      {isShown && !waits && (
        <div className="mt-4">
          <WishForm onFind={find} busy={busy} />
        </div>
      )}
    </Panel>
  );
}
