/**
 * Languages other than English: for the server alone, because a browser would load their words and the detector that names
 * them.
 */
export {
  languageParts,
  nameLanguage,
  type LanguagePart,
  type NamedLanguage,
} from './languages/identify-language.ts';
export type { OtherLanguageJudgement } from './languages/judge-other-language.ts';
export { judgeOtherLanguage } from './languages/judges.ts';
export { OTHER_LANGUAGES, type OtherLanguage } from './languages/language-data.ts';
export { READ_LANGUAGES, type ReadLanguage } from './languages/read-languages.ts';
