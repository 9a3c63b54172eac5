import { hasPhrase, createCivilityJudge, type CivilityFindings } from './signals/civility.ts';
import { detectFlood } from './signals/flood.ts';
import type { Finding } from './signals/finding.ts';
import { identityHits } from './signals/identity/identity-attack.ts';
import { detectPersonAttackIn, type Context } from './signals/person-attack.ts';
import { detailsIn, detectDoxxing, detectPrivacy } from './signals/privacy/privacy.ts';
import { detectMinor, detectSexual } from './signals/sexual.ts';
import { bandOf, type Band } from './signals/signal.ts';
import { isSpoken } from './signals/spoken.ts';
import { detectThreat } from './signals/threat/threat.ts';
import { createAnalyser, type Analyse, type Analysis } from './text/analysis.ts';
import { fold } from './text/fold.ts';
import type { Language } from './text/language.ts';
import { repairedText } from './text/repaired.ts';
import { englishWords } from './text/english-words.ts';
import { WEIGHTS as ATTACK_WORDS } from './model-weights/attack-words.ts';
import { WEIGHTS as CIVILITY_TREES } from './model-weights/civility-trees.ts';
import { WEIGHTS as CONTEMPT_WORDS } from './model-weights/contempt-words.ts';
import { WEIGHTS as OFFENCE_WORDS } from './model-weights/offence-words.ts';

/** What a head found, with how sure it is as the policy reads it. */
export type EngineSignal<Kind extends string = string> = Finding<Kind> & { band: Band };

/** Who is in the debate, and what the author wrote before: oldest first. */
export type CivilityContext = Context & { earlier?: readonly string[] };

/** The heads that watch over how people speak to each other. Each is there, whether it found something or not. */
export type CivilitySignals = {
  [
    Kind in keyof CivilityFindings | 'threat' | 'sexual' | 'minor' | 'privacy' | 'doxxing' | 'flood'
  ]: EngineSignal<Kind>;
};

export type CivilityEngine = {
  analyse: Analyse;
  /** All heads about civility on a text that was read before. Pure. */
  judgeCivility: (analysis: Analysis, context?: CivilityContext) => CivilitySignals;
  /** The signals that are worth acting on, the surest first. */
  judgeMessage: (text: string, context?: CivilityContext) => EngineSignal[];
  /** Whether the trained heads speak a language; where not, they abstain with a score of 0. */
  speaks: (language: Language) => boolean;
};

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
  const judgeCivility = (analysis: Analysis, context: CivilityContext = {}): CivilitySignals => {
    const repaired = repairedText(analysis);
    const pattern = detectPersonAttackIn(
      repaired,
      context,
      (name) => fold(name).text,
      repaired === analysis.folded ? analysis.trigrams : undefined,
    );
    const identity = identityHits(analysis);
    const details = detailsIn(analysis);
    const found = { pattern, identity };
    const findings = judge(analysis, found);
    /** Nothing is as sure as to hold a message where there is no phrase that its author could change. */
    const bandedByPhrase = <Kind extends string>(finding: Finding<Kind>): EngineSignal<Kind> => {
      const signal = banded(finding);
      const isImpression = signal.band === 'high' && !hasPhrase(analysis, found, finding.spans);
      return isImpression ? { ...signal, band: 'medium' } : signal;
    };
    return {
      personAttack: bandedByPhrase(findings.personAttack),
      toxicity: bandedByPhrase(findings.toxicity),
      identityAttack: banded(findings.identityAttack),
      threat: banded(detectThreat(analysis, identity)),
      sexual: banded(detectSexual(analysis)),
      minor: banded(detectMinor(analysis)),
      privacy: banded(detectPrivacy(details)),
      doxxing: banded(detectDoxxing(analysis, details)),
      flood: banded(detectFlood(analysis, context.earlier)),
    };
  };
  return {
    analyse,
    judgeCivility,
    judgeMessage: (text, context) =>
      Object.values(judgeCivility(analyse(text), context))
        .filter(({ flag }) => flag)
        .toSorted((one: EngineSignal, other: EngineSignal) => other.score - one.score),
    speaks: isSpoken,
  };
}

function banded<Kind extends string>(finding: Finding<Kind>): EngineSignal<Kind> {
  return { ...finding, band: bandOf(finding.score) };
}
