import { LANGUAGE_NAMES, OTHER_LANGUAGES, READ_LANGUAGES, type RoomLanguage } from '@rostrum/domain';
import type { Finding, SignalKind } from '@rostrum/moderator';
import { foreignLanguage, readOtherLanguages } from '@rostrum/moderator/languages';
import { languagesMixedIn } from '@rostrum/moderator/reader';

/** What rules find in a text that may not be English, and the language that the heads cannot read, if there is one. */
export type OtherReading = { notRead: RoomLanguage | undefined; findings: readonly Finding<SignalKind>[] };

/** Reads a text that the engine took for `language`. English is left to the engine, except for words of another language in it. */
export function readOthers(text: string, language: string): OtherReading {
  if (language === 'en') {
    const isMixed = languagesMixedIn(text).length > 0;
    return { notRead: undefined, findings: isMixed ? readOtherLanguages(text, []) : [] };
  }
  const named = foreignLanguage(text) ?? abstained(language);
  return { notRead: named, findings: readOtherLanguages(text, []) };
}

/** The language of a text that the heads leave alone, though it is too short to be named for sure. */
function abstained(language: string): RoomLanguage | undefined {
  if (language === 'unknown') return undefined;
  return OTHER_LANGUAGES.find((known) => known === language) ?? 'und';
}

/** The reason that replaces "nothing was found" where nobody could have found everything. */
export function unreadReason(language: RoomLanguage): string {
  const read = language === 'en' || language === 'und' ? undefined : READ_LANGUAGES.get(language);
  if (!read) return 'not read: a language that the moderator does not know';
  const isRead = [read.insults, read.threats, read.groups].some((watched) => watched !== 'no');
  return `${isRead ? 'read only in part' : 'not read'}: ${LANGUAGE_NAMES[language]}`;
}
