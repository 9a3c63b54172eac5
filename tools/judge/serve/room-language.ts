import { ROOM_LANGUAGES, type RoomLanguage } from '@rostrum/domain';

/** The language that a BCP-47 tag of a caller names, as in "pt-BR"; `und` if it is none that is read. */
export function roomLanguageOf(tag: string): RoomLanguage {
  const lower = tag.toLowerCase();
  const [primary] = lower.split('-');
  return (
    ROOM_LANGUAGES.find((known) => known.toLowerCase() === lower) ??
    ROOM_LANGUAGES.find((known) => known === primary) ??
    'und'
  );
}
