/** Languages other than English: for the server alone, since the browser would load their words and their identification. */
export * from './languages/identify-language.ts';
export * from './languages/judge-other-language.ts';
export * from './languages/judges.ts';
export { OTHER_LANGUAGES, type OtherLanguage } from './languages/language-data.ts';
