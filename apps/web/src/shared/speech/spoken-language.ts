import { browserShelf } from '@rostrum/data';
import { ownLanguageName, ROOM_LANGUAGES, SPEECH_STORAGE_KEYS } from '@rostrum/domain';
import { formatCode } from '@rostrum/words';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

const tagSchema = z.string().check(z.minLength(2), z.maxLength(35));

/** The language in which this person dictates, as a BCP-47 tag: their choice, or the first one of the browser. */
export function useSpokenLanguage(): [tag: string, choose: (tag: string) => void] {
  const shelf = useMemo(() => browserShelf(SPEECH_STORAGE_KEYS.language, tagSchema), []);
  const [tag, setTag] = useState(() => shelf.load() ?? navigator.languages[0] ?? 'en-GB');
  const choose = (next: string) => {
    shelf.save(next);
    setTag(next);
  };
  return [tag, choose];
}

/** The name of a language in the reader's, as in "British English". */
export const nameOfLanguage = (tag: string): string => nameOr(tag, () => formatCode('language', tag));

/** Browsers name languages by tags that need not be valid. */
function nameOr(tag: string, name: () => string): string {
  try {
    return name();
  } catch {
    return tag;
  }
}

/** The languages to choose from: the person's own first, then the others that the product knows. */
export function spokenLanguages(chosen: string): { value: string; label: string }[] {
  const own = [chosen, ...navigator.languages];
  const known = ROOM_LANGUAGES.filter((tag) => tag !== 'und' && tag !== 'hi-Latn');
  const others = known.filter((tag) => !own.some((one) => one.split('-')[0] === tag));
  return [...new Set([...own, ...others])].map((value) => ({
    value,
    label: nameOr(value, () => ownLanguageName(value)),
  }));
}
