import { languageName, READ_LANGUAGES, type RoomLanguage, type Watched } from '@rostrum/domain';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/debate-words';

type Closely = Exclude<Watched, 'no'>;

/** What is found of each kind, by how closely it is watched. */
const FOUND = {
  insults: { yes: m.insults, partly: m.openInsults },
  threats: { yes: m.threats, partly: m.threats },
  groups: { yes: m.attacksOnGroups, partly: m.slurs },
  selfHarm: { yes: m.selfHarmSigns, partly: m.selfHarmWords },
} as const satisfies Record<string, Record<Closely, () => string>>;
const KINDS = ['insults', 'threats', 'groups', 'selfHarm'] as const;

/** What the moderator watches in a language, for people who are about to debate in it. */
export function watchedWords(code: RoomLanguage): string {
  if (code === 'en') return m.watchedEnglish();
  if (code === 'und') return m.watchedUnknown();
  const read = READ_LANGUAGES.get(code);
  const language = languageName(code);
  const kinds = KINDS.flatMap((kind) => {
    const watched = read?.[kind] ?? 'no';
    return watched === 'no' ? [] : [FOUND[kind][watched]()];
  });
  if (kinds.length === 0) return m.watchedNot({ language });
  const isWhole = KINDS.every((kind) => read?.[kind] === 'yes');
  const found = formatList(kinds);
  return isWhole ? m.watchedWhole({ language, found }) : m.watchedPartly({ language, found });
}
