import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { useCareCards } from './use-care-cards.ts';

/** Leads to the open cards of the moderator's care, on a small screen that shows another part of the room. */
export function CareLine({ onLook }: { onLook: () => void }) {
  const { cards } = useCareCards();
  return (
    <output className="composer-note" hidden={cards.length === 0}>
      {cards.length > 0 && (
        <>
          <span>{m.hasWritten()}</span>
          <Button className="push" size="sm" onClick={onLook}>
            {m.readIt()}
          </Button>
        </>
      )}
    </output>
  );
}
