import type { CaseFile } from '../topics/case-file.ts';

/** A case file with three arguments for its motion and two against. */
export function aCaseFile(changes: Partial<CaseFile> = {}): CaseFile {
  return {
    motion: 'This house would buy electric ferries for the islands',
    kind: 'policy',
    difficulty: 'fair',
    region: 'World',
    category: 'transport',
    slug: 'electric-ferries',

    background:
      'Forty ferries carry lorries between the islands. Under the motion the county would buy electric ferries within ten years. Two charging piers exist today.',
    terms: [{ term: 'Charging pier', meaning: 'a pier where a ship loads its battery' }],
    facts: [{ says: 'Norway has run an electric car ferry since 2015.', source: 'history' }],
    arguments: {
      for: [
        {
          claim: 'Electric ferries spare the bay its fumes.',
          why: 'Diesel engines idle at the quay for an hour. The soot settles on the harbour school.',
          so: 'Children with asthma would miss fewer lessons.',
          example: 'The electric ferry Ampere has crossed a Norwegian fjord since 2015.',
          answer:
            'Two lorries on the quay road blow out more soot than a moored ferry. A filter would cost less.',
        },
        {
          claim: 'Batteries make a crossing cheaper in the long run.',
          why: 'Current costs less than diesel, and an electric motor has few parts that wear.',
          so: 'Tickets for islanders could fall once the ships are paid for.',
          example: 'Swedish crews report fewer days in the dock.',
          answer: 'Batteries must be replaced after ten years, and that bill eats up the saving on diesel.',
        },
        {
          claim: 'Quiet ships disturb seals and sleepers less.',
          why: 'A propeller without an engine above it makes half the noise.',
          so: 'Seals would come back to the inner bay.',
          example: 'Fishermen at Lervik say that they hear the gulls again.',
          answer: 'The noise comes from the propeller, and an electric ship has the same one.',
        },
      ],
      against: [
        {
          claim: 'Storms leave a battery ship without reserves.',
          why: 'A detour round the cape takes twice the power. A tank can be filled to the brim before a gale.',
          so: 'Islanders would be cut off from the hospital when they need it most.',
          example: 'In the gale of 2022 two ferries steamed for nine hours before they could land.',
          answer: 'Two spare diesel ferries can stay for such days, which come five times a year.',
        },
        {
          claim: 'The islands lack the cables.',
          why: 'A pier that loads a ship in ten minutes needs as much current as the whole village.',
          so: 'Households would pay for new cables through their bills.',
          example: 'The pier at Holm waited three years for its cable.',
          answer: 'A battery on the pier loads slowly all night and needs no new cable.',
        },
      ],
    },
    ...changes,
  };
}
