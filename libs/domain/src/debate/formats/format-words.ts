import { own } from '../../own.ts';
import { teamName, type Format, type Seat, type Step } from '../format.ts';
import type { FormatWords } from './preset.ts';
import { PRESETS } from './presets.ts';

/*
 * Rooms store the words of their format in English. Readers get them in their own language by the ids of the preset; what
 * no preset has keeps the name that is stored.
 */
const WORDS: ReadonlyMap<string, FormatWords> = new Map(
  PRESETS.map(({ format, words }) => [format.id, words]),
);

export function formatName({ id, name }: Pick<Format, 'id' | 'name'>): string {
  return WORDS.get(id)?.name() ?? name;
}

export function formatSummary({ id, summary }: Pick<Format, 'id' | 'summary'>): string {
  return WORDS.get(id)?.summary() ?? summary;
}

export function formatSource({ id, source }: Pick<Format, 'id' | 'source'>): string {
  return WORDS.get(id)?.source() ?? source;
}

export function stepName(format: Pick<Format, 'id'>, step: Pick<Step, 'id' | 'name'>): string {
  return own(WORDS.get(format.id)?.steps ?? {}, step.id)?.() ?? step.name;
}

export function seatName(format: Pick<Format, 'id'>, seat: Pick<Seat, 'id' | 'name'>): string {
  return own(WORDS.get(format.id)?.seats ?? {}, seat.id)?.name() ?? seat.name;
}

/** The name of a team, by the name that its seats store. */
export function teamWords(format: Pick<Format, 'id' | 'seats'>, team: string): string {
  const seat = format.seats.find((one) => one.team === team);
  return (seat && own(WORDS.get(format.id)?.seats ?? {}, seat.id)?.team()) ?? team;
}

/** The team of a seat, where a bench has several, as in British Parliamentary; undefined elsewhere. */
function sharedTeam(format: Format, seat: Seat): string | undefined {
  const team = teamName(format, seat);
  return team === undefined ? undefined : teamWords(format, team);
}

/** `OG` for the opening government: the first letters of a team that shares its bench; undefined elsewhere. */
export function teamShort(format: Format, seat: Seat): string | undefined {
  return sharedTeam(format, seat)
    ?.split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** `Opening government, Prime minister`: a seat on a bench of several, with its team where two teams share the bench. */
export function seatWords(format: Format, seat: Seat): string {
  return [sharedTeam(format, seat), seatName(format, seat)].filter((one) => one !== undefined).join(', ');
}
