export { formatDate, formatList, formatCode, formatNumber } from './intl.ts';
export {
  FIRST_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  OFFERED,
  inLanguage,
  language,
  languageFor,
  offeredFor,
  setLanguageSource,
  type Language,
} from './language.ts';
