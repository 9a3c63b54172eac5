/**
 * Languages other than English: for the server alone, because a browser would load their words and the detector that names
 * them.
 */
export { foreignLanguage } from './languages/foreign-language.ts';
export { languageParts, nameLanguage } from './languages/identify-language.ts';
export { judgeOtherLanguage } from './languages/judges.ts';
export { readForeignMotion } from './languages/read-motion.ts';
export { readOtherLanguages } from './languages/read-parts.ts';
