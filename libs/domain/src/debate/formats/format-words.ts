import * as m from '@rostrum/words/formats';
import { own } from '../../own.ts';
import { teamName, type Format, type Seat, type Step } from '../format.ts';
import { wordKey } from './word-key.ts';

/*
 * Rooms store the words of their format in English. Readers get them in their own language, by the ids of the formats that
 * there are; what none of them has keeps the name that is stored.
 */
const STEPS: Readonly<Record<string, (slots: { step: string }) => string>> = {
  'quick-clash': m.quickClashStep,
  'lincoln-douglas': m.lincolnDouglasStep,
  'public-forum': m.publicForumStep,
  policy: m.policyStep,
  'world-schools': m.worldSchoolsStep,
  'british-parliamentary': m.britishParliamentaryStep,
  oxford: m.oxfordStep,
  'open-floor': m.openFloorStep,
};

export function formatName({ id, name }: Pick<Format, 'id' | 'name'>): string {
  return m.formatName({ format: wordKey(id) }) || name;
}

export function stepName(format: Pick<Format, 'id'>, { id, name }: Pick<Step, 'id' | 'name'>): string {
  return own(STEPS, format.id)?.({ step: wordKey(id) }) || name;
}

/** The name of a team, by the one that its seats store. */
export function teamWords(team: string): string {
  return m.teamName({ team: wordKey(team) }) || team;
}

/** `OG` for the opening government: the first letters of a team that shares its bench; undefined elsewhere. */
export function teamShort(format: Format, seat: Seat): string | undefined {
  const team = teamName(format, seat);
  if (team === undefined) return undefined;
  return teamWords(team)
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
