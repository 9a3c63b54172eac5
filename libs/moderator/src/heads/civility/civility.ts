import type { Span } from '@rostrum/domain';
import { CIVILITY_LABELS, civilityFeatures, plainFeatures, type LinearName } from './features.ts';
import { groupGramsOf } from './group-grams.ts';
import { linearScores } from './linear.ts';
import { calibrate, type CivilityHead, type CivilityModels, type Cuts } from './models.ts';
import { WORD } from '../../lexicon/word-class.ts';
import { explainTrees, scoreTrees, type TreeWeights } from '../../models/boosted-trees.ts';
import { decodeLinear, scoreLinear, type LinearWeights } from '../../models/linear-model.ts';
import { spanOf, type Analysis } from '../../text/analysis.ts';
import { bandOf, outermost, signed, type Finding } from '../finding.ts';
import type { Hit } from '../identity/hit.ts';
import { isSpoken } from '../spoken.ts';
import type { Reason } from '../../said/reasons.ts';

/** The trained figures of the three heads, as they are stored. */
export type CivilityWeights = {
  linear: Record<LinearName, LinearWeights>;
  trees: Record<CivilityHead, TreeWeights>;
  cuts: Record<CivilityHead, Cuts>;
};

/** Other heads' findings in the same text: patterns of a personal attack and words about groups. */
export type OtherFindings = { pattern: Finding<'personAttack'> | undefined; identity: readonly Hit[] };

export type CivilityFindings = { [Head in CivilityHead]: Finding<Head> };

const THRESHOLD = 0.5;
const REASONS: Record<CivilityHead, readonly [found: Reason, nothing: Reason]> = {
  personAttack: ['aboutPerson', 'noAttack'],
  toxicity: ['abusive', 'notAbusive'],
  identityAttack: ['attacksIdentity', 'noIdentityAttack'],
};
const OFFENSIVE =
  WORD.slur |
  WORD.softSlur |
  WORD.insultNoun |
  WORD.insultAdjective |
  WORD.dehumanising |
  WORD.profanity |
  WORD.hostile;
const MOST_FEATURES = 4;
/** Below this nobody asks why. */
const WORTH_EXPLAINING = 0.35;

/** A judge of civility with these figures. It abstains on languages that it was not trained on. */
export function createCivilityJudge(
  weights: CivilityWeights,
): (analysis: Analysis, found: OtherFindings) => CivilityFindings {
  const models: CivilityModels = {
    linear: {
      attack: decodeLinear(weights.linear.attack),
      offence: decodeLinear(weights.linear.offence),
      contempt: decodeLinear(weights.linear.contempt),
    },
    trees: weights.trees,
  };
  return (analysis, found) => {
    const features = isSpoken(analysis.language) ? readFeatures(models, analysis, found) : undefined;
    const judge = <Head extends CivilityHead>(head: Head, spans: () => readonly Span[]): Finding<Head> => {
      const floor = floorOf(head, found);
      const learned = features ? calibrate(scoreTrees(weights.trees[head], features), weights.cuts[head]) : 0;
      const score = Math.max(floor, learned);
      const flag = score >= THRESHOLD;
      return {
        kind: head,
        score,
        flag,
        band: bandOf(score),
        spans: flag ? spans() : [],
        reason: REASONS[head][flag ? 0 : 1],
        features: features
          ? [
              ...patternFeatures(found, floor, learned),
              ...(score < WORTH_EXPLAINING ? [] : strongest(weights.trees[head], features)),
            ]
          : [{ label: 'not judged', value: analysis.language }, ...patternFeatures(found, floor, learned)],
      };
    };
    return {
      personAttack: judge('personAttack', () => attackSpans(models, analysis, found)),
      toxicity: judge('toxicity', () =>
        [...attackSpans(models, analysis, found), ...identitySpans(analysis, found)].slice(0, 20),
      ),
      identityAttack: judge('identityAttack', () => identitySpans(analysis, found)),
    };
  };
}

/** What rules alone say: the score of a pattern, and the threshold where a form leaves no second meaning. */
function floorOf(head: CivilityHead, { pattern, identity }: OtherFindings): number {
  if (head === 'personAttack') return pattern?.score ?? 0;
  const isUnmistakable = head === 'identityAttack' && identity.some(({ weight }) => weight >= 1);
  return isUnmistakable ? THRESHOLD : 0;
}

function readFeatures(
  models: CivilityModels,
  analysis: Analysis,
  { pattern, identity }: OtherFindings,
): Float64Array {
  return civilityFeatures(
    linearScores(models.linear, analysis, groupGramsOf(analysis, identity)),
    plainFeatures({ analysis, pattern: pattern?.score ?? 0, identity }),
  );
}

function patternFeatures({ pattern }: OtherFindings, floor: number, learned: number): Finding['features'] {
  return pattern && floor >= learned && floor > 0 ? pattern.features : [];
}

/** The features that raised the score most, in log-odds. */
function strongest(trees: TreeWeights, features: Float64Array): Finding['features'] {
  return [...explainTrees(trees, features)]
    .filter(([, move]) => Math.abs(move) >= 0.05)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST_FEATURES)
    .map(([feature, move]) => ({ label: CIVILITY_LABELS[feature] ?? '', value: signed(move) }));
}

/** Words that insult people in any context. */
const NAMES = WORD.slur | WORD.softSlur | WORD.insultNoun | WORD.dehumanising | WORD.profanity;

/** Whether there are words to point at: a pattern, or an insult. Anything else is an impression. */
export function hasPhrase(analysis: Analysis, { pattern }: OtherFindings, spans: readonly Span[]): boolean {
  if (pattern) return true;
  return analysis.tokens.some(({ classes }, at) => {
    if (!(classes & NAMES)) return false;
    const word = spanOf(analysis, at);
    return spans.some(({ start, end }) => start <= word.start && word.end <= end);
  });
}

/** The words of a pattern, else rude words in the hardest sentence, else that sentence. */
function attackSpans(
  { linear: { attack } }: CivilityModels,
  analysis: Analysis,
  { pattern }: OtherFindings,
): readonly Span[] {
  if (pattern && pattern.spans.length > 0) return pattern.spans;
  const scores = analysis.gramsBySentence.map((grams) => scoreLinear(attack, grams));
  const hardest = analysis.sentences[scores.indexOf(Math.max(...scores))];
  if (!hardest) return [];
  const rude: Span[] = [];
  for (let at = hardest.from; at < hardest.to; at += 1) {
    if ((analysis.tokens[at]?.classes ?? 0) & OFFENSIVE) rude.push(spanOf(analysis, at));
  }
  return rude.length > 0 ? rude : [spanOf(analysis, hardest.from, hardest.to)];
}

function identitySpans(analysis: Analysis, { identity }: OtherFindings): Span[] {
  const strong = identity.filter(({ weight }) => weight >= THRESHOLD);
  const counted = strong.length > 0 ? strong : identity.slice(0, 1);
  if (counted.length === 0)
    return analysis.tokens.length > 0 ? [spanOf(analysis, 0, analysis.tokens.length)] : [];
  return outermost(counted.map(({ from, to }) => spanOf(analysis, from, to + 1)));
}
