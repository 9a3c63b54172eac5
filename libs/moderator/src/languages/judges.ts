import { createJudge, type JudgeOtherLanguage, type OtherLanguageJudgement } from './judge-other-language.ts';
import type { OtherLanguage } from './language-data.ts';
import { LANGUAGE_DATA } from './languages-by-name.ts';

const JUDGES = new Map<OtherLanguage, JudgeOtherLanguage>();

/**
 * What is found in a text of another language; `names` are of people who are present. Pure. The words of a language are
 * indexed when it is first asked for.
 */
export function judgeOtherLanguage(
  text: string,
  language: OtherLanguage,
  names?: readonly string[],
): OtherLanguageJudgement {
  const judge = JUDGES.get(language) ?? createJudge(LANGUAGE_DATA[language]);
  JUDGES.set(language, judge);
  return judge(text, names);
}
