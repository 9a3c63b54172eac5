import { foldText } from './text.ts';

/** The languages that we can recognise, by their ISO 639-1 codes, each in its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  ar: 'العربية',
  el: 'Ελληνικά',
  he: 'עברית',
  hi: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
  th: 'ไทย',
  uk: 'Українська',
  zh: '中文',
} as const;
export type Language = keyof typeof LANGUAGES | 'unknown';
type Spelled = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** Scripts that mostly belong to one language; the first script with a letter in the text decides. */
const SCRIPTS: readonly [Language, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
];

/** The commonest small words of each language and the words that motions begin with, without accents. */
const STOP_WORDS: Readonly<Record<Spelled, string>> = {
  en: 'the of and to in is are be that this these it for on with as by from or not would should will all its their than who which has have no house believes when every more we ban abolish',
  de: 'der die das den dem des und ist sind nicht ein eine einen einem einer dieses haus wurde sollte soll sollten mit auf fur von zu im dass als auch es wird werden alle oder bei nach wir uber abschaffen verbieten kein keine',
  fr: 'le la les l du de des d et est sont un une que qui dans pour pas ne ce cette ces chambre assemblee sur avec par plus au aux il elle nous leur doit doivent faut devrait tous toutes ou interdire abolir etre',
  es: 'el la los las de del y es son un una unos unas que en por para no se con esta este estas estos casa camara al lo como mas su sus o debe deben deberia todos prohibir abolir propone cree ser',
  it: 'il lo la i gli le di del della dello dei delle degli e sono un una uno che in per non si con questa questo queste casa camera al alla come piu sua suo o deve devono dovrebbe tutti vietare abolire nel nella da ogni essere',
  pt: 'o a os as de do da dos das e sao um uma que em no na nos nas por para nao se com esta este estas estes casa ao aos como mais seu sua ou deve devem deveria todos proibir abolir pelo pela ser acredita',
  nl: 'de het een en is zijn niet dit deze dat die van in op te voor met aan door huis zou zouden moet moeten wordt worden er als ook bij naar alle of wij hun geen verbieden afschaffen onze meer',
};

const SPELLED: readonly Spelled[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const WORDS = new Map(SPELLED.map((language) => [language, new Set(STOP_WORDS[language].split(' '))]));

/** Letters that only one Latin-script language uses; each counts as much as a word. */
const LETTERS: Readonly<Record<Spelled, RegExp>> = {
  en: /(?!)/,
  de: /[äöüß]/giu,
  fr: /[èêëîïœù]|\b[cdjlmnst]['’]|qu['’]/giu,
  es: /[ñ¿¡]|ción/giu,
  it: /[ìò]|zione|\b(?:dell|nell|all|un)['’]/giu,
  pt: /[ãõ]|ção|ções/giu,
  nl: /ij|\b's\b/giu,
};

/**
 * The language of a short text such as a motion: by its script, else by its commonest small words. `unknown` without
 * evidence, or if two languages are equally likely. Offline and approximate: for filters, never for a verdict.
 */
export function languageOf(text: string): Language {
  const byScript = SCRIPTS.find(([, letters]) => letters.test(text));
  if (byScript) return byScript[0];
  const words = foldText(text).split(/[^\p{L}]+/u);
  const [first, second] = SPELLED.map((language) => ({
    language,
    score:
      words.filter((word) => WORDS.get(language)?.has(word)).length +
      (text.match(LETTERS[language])?.length ?? 0),
  })).sort((a, b) => b.score - a.score);
  if (!first || first.score === 0 || first.score === second?.score) return 'unknown';
  return first.language;
}
