import type { OtherLanguage } from '@rostrum/domain';
import { createJudge, type JudgeOtherLanguage, type OtherLanguageJudgement } from './judge-other-language.ts';
import { LANGUAGE_DATA } from './languages-by-name.ts';

/** English words around an insult of another language, by what they do there. */
const ENGLISH = {
  you: 'you',
  youAre: 'you_are you_re youre are_you',
  are: 'is are',
  negation: 'not never no nobody isn_t aren_t don_t',
  report: `said says say called calls call word words means mean translate translates translation quote quoted quotes wrote book
    novel film song title phrase term insult insults slur read shouted`,
} as const;

const JUDGES = new Map<OtherLanguage, JudgeOtherLanguage>();

/** What a sentence that is mostly English says with words of another language: "you are such an Arschloch". Pure. */
export function judgeMixed(
  text: string,
  language: OtherLanguage,
  names: readonly string[],
): OtherLanguageJudgement {
  const known = JUDGES.get(language);
  const judge = known ?? createJudge(withEnglish(language));
  if (!known) JUDGES.set(language, judge);
  return judge(text, names);
}

function withEnglish(language: OtherLanguage) {
  const data = LANGUAGE_DATA[language];
  const words = { ...data.words };
  for (const kind of ['you', 'youAre', 'are', 'negation', 'report'] as const)
    words[kind] = `${words[kind] ?? ''} ${ENGLISH[kind]}`;
  return { ...data, words };
}
