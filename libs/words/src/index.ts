export { formatDate, formatList, formatNumber } from './intl.ts';
export {
  FIRST_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  OFFERED,
  language,
  languageFor,
  setLanguageSource,
  type Language,
} from './language.ts';
