import type { Intervention, Message, Offer } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import { offerWords } from './offer-words.ts';
import type { Rulings } from './rulings.ts';

export type OfferButtonsProps = {
  act: Intervention;
  message: Message | undefined;
  rulings: Rulings;
};

/** A card's one-tap offers; editing is beside the held words. */
export function OfferButtons({ act, message, rulings: { onOffer } }: OfferButtonsProps) {
  if (!onOffer) return null;
  return (act.offers ?? []).flatMap((offer) =>
    offer === 'edit' || (NEEDS_MESSAGE.has(offer) && !message) ? (
      []
    ) : (
      <Button
        key={offer}
        size="sm"
        look={offer === 'redact' ? 'primary' : 'plain'}
        onClick={() => onOffer(offer, act, message)}
      >
        {offerWords(offer)}
      </Button>
    ),
  );
}

const NEEDS_MESSAGE: ReadonlySet<Offer> = new Set(['redact', 'reply', 'source', 'confirm']);
