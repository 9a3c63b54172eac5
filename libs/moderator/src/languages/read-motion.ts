import { GERMAN } from './data/de.ts';
import { SPANISH } from './data/es.ts';
import { nameLanguage } from './identify-language.ts';
import { KIND, type LanguageData } from './language-data.ts';
import { DESCRIBED_PEOPLE, GROUP_STEMS } from './motion-people.ts';
import { createReader } from './read-other-language.ts';

/** The languages besides English in which people debate here. */
type DebateLanguage = 'de' | 'es';

/** A person is called something, hated or harmed, or belongs to a group. */
const ABOUT_PEOPLE = KIND.group | KIND.slur | KIND.insult | KIND.hate | KIND.harm;
/** "This house", "THW": an English motion with foreign names. */
const ENGLISH = /^\s*(?:(?:this|the)\s+house\b|TH(?:BT|[A-Z]{1,2})?\b)/iu;

/**
 * Whether a German or Spanish motion is about nobody: `clear`, or about people: `unsure`, because nothing here reads the meaning of
 * these languages. Undefined for a motion in English, in a third language or in one that cannot be told. Pure.
 */
export function readForeignMotion(motion: string): 'clear' | 'unsure' | undefined {
  if (ENGLISH.test(motion)) return undefined;
  const language = nameLanguage(motion);
  if (language !== 'de' && language !== 'es') return undefined;
  return isAboutPeople(motion, language) ? 'unsure' : 'clear';
}

const DATA: Readonly<Record<DebateLanguage, LanguageData>> = { de: GERMAN, es: SPANISH };
const READERS = new Map<DebateLanguage, ReturnType<typeof createReader>>();

function isAboutPeople(motion: string, language: DebateLanguage): boolean {
  const read = READERS.get(language) ?? createReader(DATA[language]);
  READERS.set(language, read);
  const { words, hits } = read(motion);
  return (
    hits.length > 0 ||
    words.some(({ kinds }) => (kinds & ABOUT_PEOPLE) !== 0 && (kinds & KIND.misspelt) === 0) ||
    GROUP_STEMS[language].test(motion) ||
    DESCRIBED_PEOPLE[language].test(motion)
  );
}
