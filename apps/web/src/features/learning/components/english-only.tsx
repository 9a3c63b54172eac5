import * as m from '@rostrum/words/learning';
import { ForOtherLanguages } from '../../../shared/language/for-other-languages.tsx';

/** Says to readers of another language that lessons are in English. */
export function EnglishOnly() {
  return <ForOtherLanguages>{m.englishOnly()}</ForOtherLanguages>;
}
