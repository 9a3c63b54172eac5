import { browserShelf } from '@rostrum/data';
import { ROOM_LANGUAGES, SPEECH_STORAGE_KEYS } from '@rostrum/domain';
import { language } from '@rostrum/words';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { capitalised } from '../debate-words/capitalised.ts';
import { languageInSentence } from '../debate-words/language-name.ts';

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

/** The name of a language within a sentence, in the language of the reader: "British English", "inglés británico". */
export function nameOfLanguage(tag: string): string {
  const known = ROOM_LANGUAGES.find((code) => code === tag && code !== 'und');
  if (known) return languageInSentence(known);
  try {
    return new Intl.DisplayNames([language()], { type: 'language' }).of(tag) ?? tag;
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
    label: capitalised(nameOfLanguage(value)),
  }));
}
