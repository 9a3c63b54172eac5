import { formatName } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-findings';

/** A language by its BCP 47 tag, in the language of the moment. */
export function nameOfLanguage(tag: string): string {
  return tag === 'hi-Latn' ? m.romanisedHindi() : formatName('language', tag);
}
