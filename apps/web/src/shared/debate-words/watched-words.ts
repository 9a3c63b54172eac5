import { LANGUAGE_NAMES, READ_LANGUAGES, type RoomLanguage, type Watched } from '@rostrum/domain';
import { joinNames } from './join-names.ts';

type Closely = Exclude<Watched, 'no'>;

/** What is found of each kind, by how closely it is watched. */
const FOUND = {
  insults: { yes: 'insults', partly: 'open insults' },
  threats: { yes: 'threats', partly: 'threats' },
  groups: { yes: 'attacks on groups', partly: 'slurs' },
  selfHarm: { yes: 'signs of self-harm', partly: 'plain words of self-harm' },
} as const satisfies Record<string, Record<Closely, string>>;
const KINDS = ['insults', 'threats', 'groups', 'selfHarm'] as const;

const NOTHING_FOUND = 'it finds no insults, threats or words of self-harm in it';

/** What the moderator watches in a language, for people who are about to debate in it. */
export function watchedWords(language: RoomLanguage): string {
  if (language === 'en') return 'The moderator reads everything that is said in English.';
  if (language === 'und') return `The moderator does not read this language: ${NOTHING_FOUND}.`;
  const read = READ_LANGUAGES.get(language);
  const name = LANGUAGE_NAMES[language];
  const found = KINDS.flatMap((kind) => {
    const watched = read?.[kind] ?? 'no';
    return watched === 'no' ? [] : [FOUND[kind][watched]];
  });
  if (found.length === 0) return `The moderator does not read ${name}: ${NOTHING_FOUND}.`;
  const isWhole = KINDS.every((kind) => read?.[kind] === 'yes');
  return `In ${name} the moderator finds ${joinNames(found)}.${isWhole ? '' : ' It misses much else.'}`;
}
