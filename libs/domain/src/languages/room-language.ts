import { FIRST_LANGUAGE, offeredFor, type Language } from '@rostrum/words';
import * as z from 'zod/mini';

/** Languages other than English whose words the moderator knows. `hi-Latn`: Hindi in Latin letters. */
export const OTHER_LANGUAGES = [
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'ar',
  'hi',
  'hi-Latn',
  'zh',
  'ko',
  'ja',
] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** The languages of a debate by their BCP-47 tags. `und`: one that the moderator does not read. */
export const ROOM_LANGUAGES = ['en', ...OTHER_LANGUAGES, 'und'] as const;
export const roomLanguageSchema = z.enum(ROOM_LANGUAGES);
export type RoomLanguage = z.infer<typeof roomLanguageSchema>;

/** The language of our own that is spoken in a room: that of its debate if it is offered, else English. */
export function spokenIn({ language }: { language?: RoomLanguage | undefined }): Language {
  return offeredFor([language ?? FIRST_LANGUAGE]);
}

/** The first of a person's languages that the moderator knows; English if there is none. The tags are BCP 47, as in "de-AT". */
export function preferredLanguage(tags: readonly string[]): RoomLanguage {
  for (const tag of tags) {
    const [primary = '', script = ''] = tag.split('-');
    const known = KNOWN.find((language) => language === `${primary}-${script}`);
    const spoken = known ?? KNOWN.find((language) => language === primary);
    if (spoken) return spoken;
  }
  return 'en';
}

const KNOWN = ['en', ...OTHER_LANGUAGES] as const;
