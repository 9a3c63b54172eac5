import type { OtherLanguage } from '@rostrum/domain';
import { WEIGHTS as DE } from '../model-weights/contempt-de.ts';
import { WEIGHTS as ES } from '../model-weights/contempt-es.ts';
import { WEIGHTS as NL } from '../model-weights/contempt-nl.ts';
import { WEIGHTS as PT } from '../model-weights/contempt-pt.ts';
import type { ContemptWeights } from './contempt-head.ts';
import { createJudge, type JudgeOtherLanguage, type OtherLanguageJudgement } from './judge-other-language.ts';
import { LANGUAGE_DATA } from './languages-by-name.ts';

/** Languages whose model finds enough of what rules miss. */
const WEIGHTS: Partial<Record<OtherLanguage, ContemptWeights>> = { de: DE, es: ES, nl: NL, pt: PT };

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
  const judge = JUDGES.get(language) ?? createJudge(LANGUAGE_DATA[language], WEIGHTS[language]);
  JUDGES.set(language, judge);
  return judge(text, names);
}
