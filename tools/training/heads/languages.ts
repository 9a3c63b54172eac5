import type { OtherLanguage } from '@rostrum/moderator/training';
import type { TrainedHead } from '../head.ts';
import { contemptRows, trainContempt } from '../languages/contempt.ts';
import { LANGUAGE_FILES, readLanguage } from '../languages/rows.ts';

/** Languages with enough labelled sentences about groups. */
export const TRAINED_LANGUAGES: readonly OtherLanguage[] = [
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
];

/** Contempt for groups in languages other than English, a model for each. */
export const HEAD: TrainedHead = {
  name: 'languages',
  data: LANGUAGE_FILES,
  train: () =>
    TRAINED_LANGUAGES.map((language) => ({
      name: `contempt-${language.toLowerCase()}`,
      weights: trainContempt(contemptRows(language, readLanguage(language))),
    })),
};
