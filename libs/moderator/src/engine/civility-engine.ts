import { ownWords } from '../attribution/own-words.ts';
import { hasPhrase, createCivilityJudge, type CivilityFindings } from '../heads/civility/civility.ts';
import { detectFlood } from '../heads/flood.ts';
import type { Finding } from '../heads/finding.ts';
import { identityHits } from '../heads/identity/identity-attack.ts';
import { detectPersonAttack, type Context } from '../heads/person-attack.ts';
import { detailsIn, detectDoxxing, detectPrivacy } from '../heads/privacy/privacy.ts';
import { detectMinor, detectSexual } from '../heads/sexual.ts';
import { isSpoken } from '../heads/spoken.ts';
import { detectThreat } from '../heads/threat/threat.ts';
import { createAnalyser, type Analyse, type Analysis } from '../text/analysis.ts';
import type { Language } from '../text/language.ts';
import { repairedText } from '../text/repaired.ts';
import { englishWords } from '../lexicon/english-words.ts';
import { WEIGHTS as ATTACK_WORDS } from '../model-weights/attack-words.ts';
import { WEIGHTS as CIVILITY_TREES } from '../model-weights/civility-trees.ts';
import { WEIGHTS as CONTEMPT_WORDS } from '../model-weights/contempt-words.ts';
import { WEIGHTS as OFFENCE_WORDS } from '../model-weights/offence-words.ts';

/**
 * The names in the debate, and the author's earlier texts, oldest first. `countsMentions`: words that the author quotes or
 * reports count as their own, as they do in a field that strangers read.
 */
type CivilityContext = Context & { earlier?: readonly string[]; countsMentions?: boolean };

/** The heads about conduct. Each is present, even if it found nothing. */
export type CivilitySignals = {
  [
    Kind in keyof CivilityFindings | 'threat' | 'sexual' | 'minor' | 'privacy' | 'doxxing' | 'flood'
  ]: Finding<Kind>;
};

export type CivilityEngine = {
  analyse: Analyse;
  /** All heads about civility on a text that was read before. Pure. */
  judgeCivility: (analysis: Analysis, context?: CivilityContext) => CivilitySignals;
  /** The signals that are worth acting on, most certain first. Quoted words count as their author's own. */
  judgeMessage: (text: string, context?: CivilityContext) => Finding[];
  /** Whether the trained heads support a language; otherwise they abstain with a score of 0. */
  speaks: (language: Language) => boolean;
};

/** The weight from which a pattern leaves no doubt whom it is aimed at. */
const EXPLICIT_FROM = 0.75;
/** The heads about what an author does to somebody. */
const OWN_WORDS_ONLY = ['personAttack', 'toxicity', 'identityAttack', 'threat'] as const;
const MENTIONED = { label: 'left out', value: 'words that are quoted, reported, denied or supposed' };

function mentionsLeftOut(whole: CivilitySignals, said: CivilitySignals): Partial<CivilitySignals> {
  const left = <Kind extends (typeof OWN_WORDS_ONLY)[number]>(kind: Kind): CivilitySignals[Kind] =>
    whole[kind].flag ? { ...said[kind], features: [MENTIONED, ...said[kind].features] } : whole[kind];
  return {
    personAttack: left('personAttack'),
    toxicity: left('toxicity'),
    identityAttack: left('identityAttack'),
    threat: left('threat'),
  };
}

/**
 * The embedded engine with its trained figures. Build it once: it decodes them and indexes its words, in some tens of
 * milliseconds. It does no input or output and needs no network.
 */
export function createCivilityEngine(): CivilityEngine {
  const analyse = createAnalyser(englishWords());
  const judge = createCivilityJudge({
    linear: { attack: ATTACK_WORDS, offence: OFFENCE_WORDS, contempt: CONTEMPT_WORDS },
    ...CIVILITY_TREES,
  });
  const judgeAll = (analysis: Analysis, context: CivilityContext = {}): CivilitySignals => {
    const repaired = repairedText(analysis);
    const pattern = detectPersonAttack(
      repaired,
      context,
      repaired === analysis.folded ? analysis.trigrams : undefined,
    );
    const identity = identityHits(analysis);
    const details = detailsIn(analysis);
    const found = { pattern, identity };
    const findings = judge(analysis, found);
    /** Without a phrase that its author could change, no finding is sure enough to hold a message. */
    const bandedByPhrase = <Kind extends string>(finding: Finding<Kind>): Finding<Kind> => {
      const isImpression = finding.band === 'high' && !hasPhrase(analysis, found, finding.spans);
      return isImpression ? { ...finding, band: 'medium' } : finding;
    };
    return {
      personAttack: {
        ...bandedByPhrase(findings.personAttack),
        ...(pattern && pattern.score >= EXPLICIT_FROM ? { isExplicit: true } : {}),
      },
      toxicity: bandedByPhrase(findings.toxicity),
      identityAttack: findings.identityAttack,
      threat: detectThreat(analysis, identity),
      sexual: detectSexual(analysis),
      minor: detectMinor(analysis),
      privacy: detectPrivacy(details),
      doxxing: detectDoxxing(analysis, details),
      flood: detectFlood(analysis, context.earlier),
    };
  };
  /** Conduct is judged by the author's own words. A private detail stays exposed even in a quotation. */
  const judgeCivility = (analysis: Analysis, context: CivilityContext = {}): CivilitySignals => {
    const whole = judgeAll(analysis, context);
    if (context.countsMentions || OWN_WORDS_ONLY.every((kind) => !whole[kind].flag)) return whole;
    const own = ownWords(analysis.original);
    if (own === analysis.original) return whole;
    const said = judgeAll(analyse(own), context);
    return { ...whole, ...mentionsLeftOut(whole, said) };
  };
  return {
    analyse,
    judgeCivility,
    judgeMessage: (text, context) =>
      Object.values(judgeAll(analyse(text), context))
        .filter(({ flag }) => flag)
        .toSorted((one: Finding, other: Finding) => other.score - one.score),
    speaks: isSpoken,
  };
}
