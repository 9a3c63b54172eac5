import type { RoomLanguage } from '@rostrum/domain';
import * as m from '@rostrum/words/debate-words';
import { capitalised } from './capitalised.ts';

/** A language of debates within a sentence: "German", "alemán". */
export const languageInSentence = (code: RoomLanguage): string =>
  m.languageName({ code: code === 'hi-Latn' ? 'hiLatn' : code });

/** The same where it stands alone: "German", "Alemán". */
export const roomLanguageName = (code: RoomLanguage): string => capitalised(languageInSentence(code));
