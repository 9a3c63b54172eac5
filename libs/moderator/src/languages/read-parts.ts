import { LANGUAGE_NAMES, OTHER_LANGUAGES, type OtherLanguage } from '@rostrum/domain/languages';
import type { Finding } from '../heads/finding.ts';
import { languageParts } from './identify-language.ts';
import { judgeOtherLanguage } from './judges.ts';

/** The kinds of findings that accuse somebody here. */
type AccusedKind = 'personAttack' | 'identityAttack' | 'threat';

/**
 * Explicit phrases in the parts of a text that are in another language, with offsets into the whole text. Milder findings are
 * left out: no second reader reads these languages, and nobody is accused on one reader's impression. Egging somebody on is as
 * severe as a threat.
 */
export function readOtherLanguages(text: string, names: readonly string[]): Finding<AccusedKind>[] {
  return languageParts(text).flatMap(({ start, end, language: named }) => {
    const language = OTHER_LANGUAGES.find((known) => known === named);
    if (!language) return [];
    const { personAttack, identityAttack, threat, eggingOn } = judgeOtherLanguage(
      text.slice(start, end),
      language,
      names,
    );
    const found: Finding<AccusedKind>[] = [
      personAttack,
      identityAttack,
      threat,
      { ...eggingOn, kind: 'threat' },
    ];
    return found.filter(({ band, flag }) => flag && band === 'high').map(inWhole(start, language));
  });
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
