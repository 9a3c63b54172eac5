/**
 * Languages other than English: for the server alone, because a browser would load their words and the detector that names
 * them.
 */
export { languageParts, nameLanguage } from './languages/identify-language.ts';
export { judgeOtherLanguage } from './languages/judges.ts';
export { OTHER_LANGUAGES, type OtherLanguage } from './languages/language-data.ts';
export { readOtherLanguages } from './languages/read-parts.ts';
export { READ_LANGUAGES } from './languages/read-languages.ts';
