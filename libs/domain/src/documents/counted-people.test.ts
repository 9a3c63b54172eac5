import { expect, test } from 'vitest';
import { OPPONENT_UID } from '../debate/opponent.ts';
import { aDebate } from '../testing/index.ts';
import { countedPeople } from './counted-people.ts';

test('a public debate that ended counts for both debaters, and stays so in the archive', () => {
  for (const phase of ['debrief', 'archived'] as const)
    expect(countedPeople({ visibility: 'public', debate: aDebate({ phase }) })).toEqual(['ada', 'ben']);
});

test.each(['private', 'unlisted'] as const)(
  'a %s debate counts for nobody, since nobody sees it listed',
  (visibility) => {
    expect(countedPeople({ visibility, debate: aDebate({ phase: 'debrief' }) })).toEqual([]);
  },
);

test.each(['lobby', 'live', 'cancelled', 'abandoned'] as const)(
  'a debate in the phase %s counts for nobody',
  (phase) => {
    expect(countedPeople({ visibility: 'public', debate: aDebate({ phase }) })).toEqual([]);
  },
);

test('practice counts for nobody', () => {
  const debate = aDebate({ phase: 'debrief' });
  const practice = { ...debate, seats: { ...debate.seats, 'against-1': OPPONENT_UID } };
  expect(countedPeople({ visibility: 'public', debate: practice })).toEqual([]);
});
