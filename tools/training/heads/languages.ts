import type { OtherLanguage } from '@rostrum/domain';
import type { TrainedHead } from '../head.ts';
import { contemptRows, trainContempt } from '../languages/contempt.ts';
import { LANGUAGE_FILES, readLanguage } from '../languages/rows.ts';

/** Languages in which a model together with the rules finds about half of what is hateful, and leaves what is fair alone. */
export const TRAINED_LANGUAGES: readonly OtherLanguage[] = ['de', 'es', 'nl', 'pt'];

/** Hints of contempt for groups in languages other than English, a model for each. */
export const HEAD: TrainedHead = {
  name: 'languages',
  data: LANGUAGE_FILES,
  train: () =>
    TRAINED_LANGUAGES.map((language) => ({
      name: `contempt-${language}`,
      weights: trainContempt(contemptRows(language, readLanguage(language))),
    })),
};
