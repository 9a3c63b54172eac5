import type { Side } from '@rostrum/domain';
import type { MapMessage } from './link.ts';

/** A message of a test debate: `['for', 'words']`, one a minute, its id from its place. */
export type Line = readonly [side: Side | null, text: string, more?: Partial<MapMessage>];

export function messagesOf(lines: readonly Line[]): MapMessage[] {
  return lines.map(([side, text, more], at) => ({
    id: `m${at + 1}`,
    authorId: side === 'for' ? 'ada' : side === 'against' ? 'ben' : 'dara',
    side,
    stepIndex: at,
    kind: 'speech',
    text,
    quote: null,
    createdAtMs: at * 60_000,
    ...more,
  }));
}

/** Two people on voting: a claim that is answered, one that is dropped, and one that is conceded. */
export const VOTING: readonly Line[] = [
  ['for', 'A duty to vote lifts turnout to nine in ten, as Australia has shown since 1924.'],
  ['against', 'Turnout is not consent: a vote under threat of a fine says nothing about what people want.'],
  [
    'for',
    'Consent needs a question that everybody is asked, and only a duty to vote asks everybody, not those alone who turn out.',
  ],
  ['for', 'Second, young tenants never turn up on election day, so parties ignore rents.'],
  ['against', 'A right includes the right not to use it. The blank ballot must stay legal.'],
  ['for', 'You are right that the blank ballot must stay legal.'],
];
