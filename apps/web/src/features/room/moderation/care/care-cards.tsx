import { CareCard } from './care-card.tsx';
import { useCareCards } from './use-care-cards.ts';

/** The open cards of the moderator's care, where there is no floor that they could be part of. */
export function CareCards() {
  const { cards, answers } = useCareCards();
  return cards.map(({ card, readers }) => (
    <CareCard key={card.id} card={card} readers={readers} {...answers} />
  ));
}
