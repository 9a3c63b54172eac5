import { languageName, OTHER_LANGUAGES, READ_LANGUAGES, type RoomLanguage } from '@rostrum/domain';
import type { Finding, SignalKind } from '@rostrum/moderator';
import { foreignLanguage, readOtherLanguages } from '@rostrum/moderator/languages';

/** What rules find in a text that may not be English, and the language that the heads cannot read, if there is one. */
export type OtherReading = { notRead: RoomLanguage | undefined; findings: readonly Finding<SignalKind>[] };

/** Reads a text that the engine took for `language`; a short one may be of another language. */
export function readOthers(text: string, language: string): OtherReading {
  const findings = readOtherLanguages(text, []);
  if (language === 'en') return { notRead: undefined, findings };
  return { notRead: foreignLanguage(text) ?? abstained(language), findings };
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
  return `${isRead ? 'read only in part' : 'not read'}: ${languageName(language)}`;
}
