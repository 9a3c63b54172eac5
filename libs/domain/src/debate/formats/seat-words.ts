import * as m from '@rostrum/words/format-seats';
import { own } from '../../own.ts';
import { teamName, type Format, type Seat } from '../format.ts';
import { teamWords } from './format-words.ts';
import { wordKey } from './word-key.ts';

const SEATS: Readonly<Record<string, (slots: { seat: string }) => string>> = {
  'quick-clash': m.quickClash,
  'lincoln-douglas': m.lincolnDouglas,
  'public-forum': m.publicForum,
  policy: m.policy,
  'world-schools': m.worldSchools,
  'british-parliamentary': m.britishParliamentary,
  oxford: m.oxford,
  'open-floor': m.openFloor,
};

export function seatName(format: Pick<Format, 'id'>, { id, name }: Pick<Seat, 'id' | 'name'>): string {
  return own(SEATS, format.id)?.({ seat: wordKey(id) }) || name;
}

/** `Opening government, Prime minister`: a seat on a bench of several, with its team where two teams share the bench. */
export function seatWords(format: Format, seat: Seat): string {
  const team = teamName(format, seat);
  return [...(team === undefined ? [] : [teamWords(team)]), seatName(format, seat)].join(', ');
}
