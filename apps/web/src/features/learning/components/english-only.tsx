import { FIRST_LANGUAGE, language } from '@rostrum/words';
import * as m from '@rostrum/words/learning';

/** Says to readers of another language that lessons are in English. */
export function EnglishOnly() {
  if (language() === FIRST_LANGUAGE) return null;
  return <p className="small muted">{m.englishOnly()}</p>;
}
