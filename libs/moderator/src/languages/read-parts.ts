import type { Span } from '@rostrum/domain';
import { languageName, OTHER_LANGUAGES, type OtherLanguage } from '@rostrum/domain/languages';
import type { Finding } from '../heads/finding.ts';
import { languagesMixedIn, languagesOfFewWords } from '../heads/foreign-abuse.ts';
import { languageParts, type NamedLanguage } from './identify-language.ts';
import { judgeMixed } from './judge-mixed.ts';
import { judgeOtherLanguage } from './judges.ts';

/** The kinds of findings here: three accuse somebody, and `distress` asks for care. */
type ReadKind = 'personAttack' | 'identityAttack' | 'threat' | 'distress';

/**
 * Explicit phrases in the parts of a text that are in another language, or in an English sentence with words of one, with offsets into the whole text. Milder findings are
 * left out: no second reader reads these languages, and nobody is accused on one reader's impression. Egging somebody on is as
 * severe as a threat.
 */
export function readOtherLanguages(text: string, names: readonly string[]): Finding<ReadKind>[] {
  return languageParts(text).flatMap(({ start, end, language: named }) => {
    const part = text.slice(start, end);
    const language = OTHER_LANGUAGES.find((known) => known === named);
    const inLanguage = language ? plain(part, judgeOtherLanguage(part, language, names)) : [];
    return [
      ...(language ? inLanguage.map(inWhole(start, language)) : []),
      ...otherwise(part, named)
        .filter((other) => other !== language)
        .flatMap((mixed) => plain(part, judgeMixed(part, mixed, names)).map(inWhole(start, mixed))),
    ];
  });
}

/** So few words are often taken for another language. */
const FEW_WORDS = 5;

/** The languages that a part may be in besides the one it was taken for. */
function otherwise(part: string, named: NamedLanguage): OtherLanguage[] {
  const isShort = (part.match(/\p{L}+/gu)?.length ?? 0) <= FEW_WORDS;
  if (isShort && named !== 'en') return languagesOfFewWords(part);
  const isRead = OTHER_LANGUAGES.some((known) => known === named);
  return isRead ? [] : languagesMixedIn(part);
}

function plain(part: string, judged: ReturnType<typeof judgeOtherLanguage>): Finding<ReadKind>[] {
  const { personAttack, identityAttack, threat, eggingOn, distress } = judged;
  const found: Finding<ReadKind>[] = [
    personAttack,
    identityAttack,
    threat,
    { ...eggingOn, kind: 'threat' },
    distress,
  ];
  return found
    .filter(({ band, flag }) => flag && band === 'high')
    .filter(({ kind, spans }) => kind !== 'distress' || !spans.every((span) => goesOn(part, span)));
}

/** What follows "I don't want to live" where it says how or where: in a country like this, without a car. */
const HOW =
  /^\s+(?:en|in|im|à|a|au|aux|dans|em|no|na|nos|nas|w|we|nel|nella|negli|con|com|avec|sans|sin|sem|met|zonder|mit|ohne|op|bei|bij|auf|wie|como|comme|come|jak|as|bez|senza|sous|bajo|unter|onder|de|d['’]|por|pour|für|dla)(?![\p{L}])/iu;

function goesOn(text: string, { end }: Span): boolean {
  return HOW.test(text.slice(end, end + 20));
}

function inWhole(offset: number, language: OtherLanguage) {
  return (finding: Finding<ReadKind>): Finding<ReadKind> => ({
    ...finding,
    isExplicit: true,
    spans: finding.spans.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
    features: [
      { label: 'Read in', value: languageName(language) },
      ...finding.features.slice(0, 1).map(({ value }) => ({ label: 'Words that decided', value })),
    ],
  });
}
