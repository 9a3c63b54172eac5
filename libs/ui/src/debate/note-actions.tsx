import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { Button } from '../components/button.tsx';

export interface Reason {
  term: ReactNode;
  detail: ReactNode;
}

export interface NoteActionsProps {
  /** Buttons: the way on first. */
  actions?: ReactNode;
  /** Quieter buttons after "Why?", as in "Unfair". */
  asks?: ReactNode;
  /** The reason in one sentence, behind "Why?"; the full reason is then one tap further. */
  because?: ReactNode;
  /** The full reason, behind "Why?". */
  why?: readonly Reason[] | undefined;
}

/** The possible actions on an act of the moderator; first of all, to ask why. */
export function NoteActions({ actions, asks, because, why = [] }: NoteActionsProps) {
  const [open, setOpen] = useState(false);
  const whyId = useId();
  if (!actions && !asks && why.length === 0) return null;
  return (
    <>
      <div className="note-acts">
        {actions}
        {why.length > 0 && (
          <Button
            look="quiet"
            size="sm"
            aria-expanded={open}
            aria-controls={whyId}
            onClick={() => setOpen(!open)}
          >
            {m.why()}
          </Button>
        )}
        {asks}
      </div>
      <div id={whyId} className="note-answer" hidden={!open}>
        {because ? (
          <>
            <p className="note-because">{because}</p>
            <details>
              <summary>{m.allReasons()}</summary>
              <Reasons why={why} />
            </details>
          </>
        ) : (
          <Reasons why={why} />
        )}
      </div>
    </>
  );
}

function Reasons({ why }: { why: readonly Reason[] }) {
  return (
    <dl className="note-why">
      {why.map(({ term, detail }, index) => (
        <div key={index} className="note-reason">
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
