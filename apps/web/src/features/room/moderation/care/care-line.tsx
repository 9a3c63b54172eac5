import { Button } from '@rostrum/ui';
import { useCareCards } from './use-care-cards.ts';

/** Leads to the open cards of the moderator's care, on a small screen that shows another part of the room. */
export function CareLine({ onLook }: { onLook: () => void }) {
  const { cards } = useCareCards();
  return (
    <output className="composer-note" hidden={cards.length === 0}>
      {cards.length > 0 && (
        <>
          <span>The moderator has written to you.</span>
          <Button className="push" size="sm" onClick={onLook}>
            Read it
          </Button>
        </>
      )}
    </output>
  );
}
