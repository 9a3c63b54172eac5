import {
  FORMATS,
  languageOf,
  LANGUAGES,
  paceSchema,
  type Language,
  type Pace,
  type Room,
  type RoomLanguage,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-lobby';
import { hasFreeSeat } from './room-offer.ts';

/** A language that a room may be in: one that its host chose, or one that its motion shows. */
export type LobbyLanguage = Language | Exclude<RoomLanguage, 'und'>;

/** The name of each: in the language itself, or as a text that says what it is. */
const NAMES: Record<LobbyLanguage, string | (() => string)> = {
  ...LANGUAGES,
  pl: 'Polski',
  'hi-Latn': m.romanisedHindi,
  unknown: m.otherLanguages,
};

/** A person's filters of the lobby; null shows everything. Kept in the address. */
export type LobbyFilters = {
  seatsFree: boolean;
  formatId: string | null;
  pace: Pace | null;
  language: LobbyLanguage | null;
};

export const NO_FILTERS: LobbyFilters = { seatsFree: false, formatId: null, pace: null, language: null };

const isLanguage = (value: string | null): value is LobbyLanguage =>
  value !== null && Object.hasOwn(NAMES, value);

/** The filters of an address; unknown values are ignored. */
export function filtersOf(address: URLSearchParams): LobbyFilters {
  const formatId = address.get('format');
  const pace = paceSchema.safeParse(address.get('pace'));
  const language = address.get('language');
  return {
    seatsFree: address.get('seats') === 'free',
    formatId: formatId !== null && FORMATS.has(formatId) ? formatId : null,
    pace: pace.success ? pace.data : null,
    language: isLanguage(language) ? language : null,
  };
}

/** The address with these filters; everything else in it stays. */
export function withFilters(address: URLSearchParams, filters: LobbyFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = {
    seats: filters.seatsFree ? 'free' : null,
    format: filters.formatId,
    pace: filters.pace,
    language: filters.language,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function isFiltered(filters: LobbyFilters): boolean {
  return filters.seatsFree || [filters.formatId, filters.pace, filters.language].some((one) => one !== null);
}

/** Whether a room matches the filters. */
export function isWanted(room: Room, { seatsFree, formatId, pace, language }: LobbyFilters): boolean {
  const { format } = room.debate;
  return (
    (!seatsFree || hasFreeSeat(room)) &&
    (formatId === null || format.id === formatId) &&
    (pace === null || format.pace === pace) &&
    (language === null || languageIn(room) === language)
  );
}

/** The language that the host chose; for rooms from before there was such a choice, the one of the motion. */
function languageIn({ language, motion }: Room): LobbyLanguage {
  if (language === undefined) return languageOf(motion);
  return language === 'und' ? 'unknown' : language;
}

/** The languages of some rooms, the commonest first: there is no use in offering others. */
export function languagesIn(rooms: readonly Room[]): LobbyLanguage[] {
  const counts = new Map<LobbyLanguage, number>();
  for (const room of rooms) {
    const language = languageIn(room);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}

export function languageName(language: LobbyLanguage): string {
  const name = NAMES[language];
  return typeof name === 'string' ? name : name();
}
