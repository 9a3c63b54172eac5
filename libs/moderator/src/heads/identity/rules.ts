import { GROUP, WORD } from '../../lexicon/word-class.ts';
import { BAD, DEBATED, findBad, hasOtherSubject, isNegated, isSpread, MILD, weightOf } from './bad-words.ts';
import { isLinked } from './glue.ts';
import { harmDeserved, harmTo } from './harm-rules.ts';
import { hatred } from './hatred-rules.ts';
import { hit, type Rule } from './hit.ts';
import type { SentenceView } from './sentence-view.ts';
import { isGoverned, speaksForItself } from './subject.ts';
import { slurUsed } from './slur-rules.ts';

const REACH = 9;

/** "GROUP are vermin", "GROUP like you are just pathetic": a bad predicate without a negation. */
const badPredicate: Rule = (view, place, target) => {
  if (view.word(place + 1) === "'s" && !(view.at(place + 2) & (WORD.body | WORD.person))) return undefined;
  const copula = view.find(WORD.copula, target === 'reference' ? place : place + 1, place + 10);
  if (copula < 0 || hasOtherSubject(view, place, copula) || isGoverned(view, place) || isNoneOf(view, place))
    return undefined;
  const bad = findBad(view, copula + 1, copula + 6);
  if (bad < 0 || isNegated(view, bad, bad - copula + 1)) return undefined;
  if (view.find(WORD.reporting | WORD.otherGroup, place, bad) >= 0) return undefined;
  if (view.word(bad + 1) === 'off') return undefined;
  if (
    view.at(bad) & WORD.profanity &&
    view.at(bad + 1) & WORD.positive &&
    !/^humans?$/.test(view.word(bad + 1))
  )
    return undefined;
  const spread = isSpread(view, place - 2, bad);
  const isPlain = isLinked(view, copula, bad);
  if (
    MILD.has(view.word(bad)) &&
    (!isPlain || !(spread || bad === view.range.to - 1) || target === 'reference')
  ) {
    return hit('a group and a mild judgement of it', 0.4, place, bad);
  }
  return hit('a group and a bad judgement of it', isPlain ? weightOf(view.at(bad)) : 0.55, place, bad);
};

/** "Not one of them is lazy." */
function isNoneOf(view: SentenceView, place: number): boolean {
  const of = /^(?:the|these|those|all|our|my)$/.test(view.word(place - 1)) ? place - 2 : place - 1;
  return view.word(of) === 'of' && view.find(WORD.negation, of - 1, of - 3) >= 0;
}

/** "You old fool" speaks of one person, not of the old. */
const LOOSE =
  /^(?:old|older|young|little|poor|blind|deaf|fat|single|rich|bald|special|straight|mute|depressed|foreign|senior)$/;

/** "filthy GROUP", "female vermin". */
const badName: Rule = (view, place, target) => {
  if (target !== 'group') return undefined;
  const before = view.at(place - 1) & GROUP ? place - 2 : place - 1;
  const classes = view.at(before);
  const isVerb =
    /^(?:refuse|waste|drain|plague|threat|cheat|infected|stain|shame|cursed|damned|unwanted|problem|issues)$/.test(
      view.word(before),
    );
  if (
    classes & BAD &&
    !(classes & (GROUP | WORD.positive | WORD.softSlur)) &&
    !DEBATED.has(view.word(before)) &&
    !isVerb &&
    !isNegated(view, before)
  ) {
    const mild = MILD.has(view.word(before));
    return hit('a bad name for a group', mild ? 0.4 : weightOf(classes) - 0.05, before, place);
  }
  if (LOOSE.test(view.word(place))) return undefined;
  const after = view.find(WORD.dehumanising | WORD.insultNoun | WORD.slur, place + 1, place + 2);
  if (
    after < 0 ||
    !(view.at(place) & WORD.groupAdjective) ||
    isNegated(view, place) ||
    view.at(after) & GROUP ||
    view.at(place + 1) & WORD.copula
  )
    return undefined;
  return hit(
    'a bad name for a group',
    MILD.has(view.word(after)) && !(view.at(after) & WORD.dehumanising) ? 0.45 : 0.85,
    place,
    after,
  );
};

const OWED = new Set(
  'deserve belong value worth human humans equal equals welcome superior attractive intelligent smart capable trustworthy beautiful decent civilised civilized worthy clever pretty loyal honest valuable normal good'.split(
    ' ',
  ),
);

/** "If nothing changes, GROUP will never be equal": a consequence is no judgement. */
function isForecast({ range, word }: SentenceView): boolean {
  return (
    /^(?:if|unless|until|without)$/.test(word(range.from)) ||
    /^as long as$/.test([0, 1, 2].map((at) => word(range.from + at)).join(' '))
  );
}

const SUFFERED = /(?:ed|en|hurt|shot|put|hit)$/;
const GIVEN = /^(?:loved|respected|accepted|trusted|freed|saved)$/;

/** "GROUP don't deserve this", "… to be treated that way": the thing they don't deserve is bad. */
function isHarmUnearned(view: SentenceView, place: number): boolean {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((step) => view.word(place + step));
  if (/^(?:this|that|it|such|these|your)$/.test(first ?? '')) return true;
  if (first !== 'to') return false;
  if (/^(?:die|suffer|lose|get|have|face|hear)$/.test(second ?? '')) return true;
  if (second !== 'be' || !third) return false;
  if (third === 'treated') return !/^(?:well|as|equally|with|fairly|better)$/.test(fourth ?? '');
  return SUFFERED.test(third) && !GIVEN.test(third);
}

/** "GROUP are not worth less": that gives worth. */
function isWorthLess(view: SentenceView, place: number): boolean {
  return view.word(place) === 'worth' && view.word(place + 1) === 'less';
}

/** "GROUP are not human", "GROUP lives have no value", "no space on this planet for GROUP". */
const denied: Rule = (view, place) => {
  const negation = view.find(WORD.negation, place + 1, place + 6);
  if (negation >= 0 && !hasOtherSubject(view, place, negation) && !isForecast(view)) {
    for (let good = negation + 1; good <= negation + 4; good += 1) {
      if (
        !OWED.has(view.word(good)) ||
        !isLinked(view, negation, good) ||
        /^(?:for|with|in|of)$/.test(view.word(negation + 1)) ||
        isWorthLess(view, good) ||
        (view.word(good) === 'deserve' && isHarmUnearned(view, good + 1))
      )
        continue;
      const isEnd = good >= view.range.to - 2 || !(view.at(good + 1) & (WORD.reporting | WORD.debate));
      const isLong = view.range.to - good > 6;
      if (isEnd && !isLong) return hit('worth that is denied to a group', 0.75, place, good);
    }
    const good = view.find(WORD.positive, negation + 1, negation + 3);
    const said = view.find(WORD.copula, place + 1, negation) >= 0 || view.word(negation).endsWith("n't");
    const isLast = good >= view.range.to - 2 && good > 0 && !isWorthLess(view, good);
    if (isLast && said && isLinked(view, negation, good))
      return hit('worth that is denied to a group', 0.6, place, good);
  }
  const before = view.find(WORD.negation, place - 1, place - 9);
  if (before < 0 || !/^(?:space|place|room)$/.test(view.word(before + 1))) return undefined;
  const linked = view.find(0x7fffffff, before + 2, place - 1);
  const words = Array.from({ length: place - before }, (_, step) => view.word(before + step));
  return linked >= 0 && words.includes('for') && isLinked(view, before + words.lastIndexOf('for'), place)
    ? hit('a place that is denied to a group', 0.75, before, place)
    : undefined;
};

/** Only the name of the group follows the curse: not "fuck, I love GROUP", not "damn, GROUP can cook". */
function isAimed(view: SentenceView, curse: number, place: number): boolean {
  const isSaid = [place + 1, place + 2].some((at) =>
    /^(?:can|could|are|is|will|would|make|know)$/.test(view.word(at)),
  );
  if (isSaid && view.word(curse) === 'damn') return false;
  for (let at = curse + 1; at < place; at += 1)
    if (!(view.at(at) & (WORD.all | GROUP | WORD.slur | WORD.softSlur | WORD.you)) && view.word(at) !== 'the')
      return false;
  return true;
}

/** "fuck GROUP", "GROUP can go fuck themselves", "get the fuck out". */
const cursed: Rule = (view, place) => {
  for (let at = place - 1; at >= place - 3; at -= 1) {
    if (
      /^(?:fuck|screw|damn|phuck)$/.test(view.word(at)) &&
      isAimed(view, at, place) &&
      speaksForItself(view, at)
    ) {
      return hit('a curse on a group', 0.85, at, place);
    }
  }
  const out = view.find(WORD.exclusion, place + 1, place + 6);
  const curse = view.find(WORD.profanity, place + 1, place + REACH);
  if (out >= 0 && curse >= 0 && !isNegated(view, out))
    return hit('a group that is told to go', 0.85, place, Math.max(out, curse));
  const will = view.find(WORD.obligation, place + 1, place + 4);
  if (curse >= 0 && will >= 0 && !isNegated(view, curse))
    return hit('a group that is sworn at', 0.7, place, curse);
  return undefined;
};

/** "all those GROUP … disgusting", "GROUP like you … worthless". */
const badNearby: Rule = (view, place, target) => {
  if (target === 'reference') return undefined;
  const after = findBad(view, place + 1, place + 4);
  const like = view.word(place + 1) === 'like' && view.at(place + 2) & (WORD.you | WORD.they);
  if (after < 0 || !like || isNegated(view, after, 4) || MILD.has(view.word(after))) return undefined;
  return hit('a group and a bad word beside it', 0.6, place, after);
};

export const RULES: readonly Rule[] = [
  badPredicate,
  badName,
  hatred,
  harmTo,
  harmDeserved,
  denied,
  cursed,
  badNearby,
  slurUsed,
];
