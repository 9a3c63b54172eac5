import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';

export interface Reason {
  term: string;
  detail: ReactNode;
}

export interface NoteActionsProps {
  /** Buttons: the way on first. */
  actions?: ReactNode;
  /** Quieter buttons after "Why?", as in "Unfair". */
  asks?: ReactNode;
  /** The full reason, behind "Why?". */
  why?: readonly Reason[] | undefined;
}

/** The possible actions on an act of the moderator; first of all, to ask why. */
export function NoteActions({ actions, asks, why = [] }: NoteActionsProps) {
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
            Why?
          </Button>
        )}
        {asks}
      </div>
      <dl id={whyId} className="note-why" hidden={!open}>
        {why.map(({ term, detail }) => (
          <div key={term} className="note-reason">
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
