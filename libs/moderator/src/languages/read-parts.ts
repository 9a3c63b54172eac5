import { LANGUAGE_NAMES, OTHER_LANGUAGES, type OtherLanguage } from '@rostrum/domain/languages';
import type { Finding } from '../heads/finding.ts';
import { languagesMixedIn } from '../heads/foreign-abuse.ts';
import { languageParts } from './identify-language.ts';
import { judgeMixed } from './judge-mixed.ts';
import { judgeOtherLanguage } from './judges.ts';

/** The kinds of findings that accuse somebody here. */
type AccusedKind = 'personAttack' | 'identityAttack' | 'threat';

/**
 * Explicit phrases in the parts of a text that are in another language, or in an English sentence with words of one, with offsets into the whole text. Milder findings are
 * left out: no second reader reads these languages, and nobody is accused on one reader's impression. Egging somebody on is as
 * severe as a threat.
 */
export function readOtherLanguages(text: string, names: readonly string[]): Finding<AccusedKind>[] {
  return languageParts(text).flatMap(({ start, end, language: named }) => {
    const part = text.slice(start, end);
    const language = OTHER_LANGUAGES.find((known) => known === named);
    if (language) return accusing(judgeOtherLanguage(part, language, names)).map(inWhole(start, language));
    return languagesMixedIn(part).flatMap((mixed) =>
      accusing(judgeMixed(part, mixed, names)).map(inWhole(start, mixed)),
    );
  });
}

function accusing(judged: ReturnType<typeof judgeOtherLanguage>): Finding<AccusedKind>[] {
  const { personAttack, identityAttack, threat, eggingOn } = judged;
  const found: Finding<AccusedKind>[] = [
    personAttack,
    identityAttack,
    threat,
    { ...eggingOn, kind: 'threat' },
  ];
  return found.filter(({ band, flag }) => flag && band === 'high');
}

function inWhole(offset: number, language: OtherLanguage) {
  return (finding: Finding<AccusedKind>): Finding<AccusedKind> => ({
    ...finding,
    isExplicit: true,
    spans: finding.spans.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
    features: [
      { label: 'Read in', value: LANGUAGE_NAMES[language] },
      ...finding.features.slice(0, 1).map(({ value }) => ({ label: 'Words that decided', value })),
    ],
  });
}
