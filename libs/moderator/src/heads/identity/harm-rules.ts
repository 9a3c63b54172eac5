import { GROUP, WORD } from '../../lexicon/word-class.ts';
import { hasOtherSubject, isNegated } from './bad-words.ts';
import { isLinked } from './glue.ts';
import { hit, type Rule } from './hit.ts';
import type { SentenceView } from './sentence-view.ts';
import { isDoneByOthers, isGoverned, speaksForItself } from './subject.ts';

const HARM = WORD.violence | WORD.death;
const REACH = 9;

/** "kill all GROUP", "death to GROUP", "I will make those GROUP suffer". */
export const harmTo: Rule = (view, place) => {
  const death = view.find(WORD.death, place - 1, place - 5);
  if (death >= 0 && view.word(death + 1) === 'to' && isLinked(view, death, place))
    return hit('a wish of death for a group', 0.95, death, place);
  const suffer = makesSuffer(view, place) ? place + 1 : -1;
  if (suffer >= 0) return hit('harm to a group', 0.9, place, suffer);
  const harm = view.find(WORD.violence, place - 1, place - 6);
  if (
    harm < 0 ||
    isNegated(view, harm, 5) ||
    !isLinked(view, harm, place, 1) ||
    /^(?:the|of|systematic|mass)$/.test(view.word(harm - 1)) ||
    view.word(harm + 1) === 'of' ||
    isMeantOtherwise(view, harm, place)
  )
    return undefined;
  if (
    view.word(harm - 1) === 'would' &&
    view.word(harm - 2) !== 'someone' &&
    view.word(harm - 2) !== 'somebody' &&
    view.find(WORD.self, harm - 2, harm - 4) < 0
  )
    return hit('harm to a group', 0.3, harm, place);
  const meant =
    harm === view.range.from ||
    view.word(harm - 1) === 'to' ||
    view.word(harm - 2) === 'to' ||
    view.find(WORD.obligation | WORD.self, harm - 1, harm - 5) >= 0;
  const own =
    meant && speaksForItself(view, harm) && !isDoneByOthers(view, harm) && !isRebuked(view, harm, place);
  return hit('harm to a group', own ? 0.9 : 0.3, harm, place);
};

/** What a verb of violence hits when something else comes before the group: "cut benefits for migrants". */
const OTHER_OBJECT = /^(?:for|to|from|about|among|against|with|in|into|like|without|not|than|that)$/;
/** Words besides those for all after which "of" still leads to the group: "most of the migrants". */
const SHARE = /^(?:rid|one|most|some|many)$/;
const STOPPED = /^(?:stop|stops|stopped|quit|avoid|instead|never|without|from)$/;
/** What makes a cut a wound. */
const WOUND = /^(?:up|down|open|apart|throats?|heads?|necks?|hands?|fingers?|tongues?|balls|faces?|pieces)$/;
/** What makes a beating a game. */
const GAME = /^(?:in|at|again|twice|next|by|tomorrow|today|tonight)$/;

/** Whether the verb has another object or another sense: "cut migrants' benefits", "beat the French in the final". */
function isMeantOtherwise(view: SentenceView, harm: number, place: number): boolean {
  const verb = view.word(harm);
  const between = wordsOf(view, harm + 1, place - 1);
  if (between.some((word) => OTHER_OBJECT.test(word))) return true;
  const of = between.indexOf('of');
  if (of > 0 && view.find(WORD.all, harm + 1, harm + of) < 0 && !SHARE.test(between[of - 1] ?? ''))
    return true;
  if (STOPPED.test(view.word(harm - 1)) || isAdjective(view, harm, place) || isBurial(view, harm))
    return true;
  const near = [...between, ...wordsOf(view, place + 1, place + 3)];
  if (/^cut(?:ting)?$/.test(verb)) return !near.some((word) => WOUND.test(word));
  if (/^(?:hurt|harm)/.test(verb)) return !isOwnAim(view, harm);
  return verb === 'beat' && between[0] !== 'up' && near.some((word) => GAME.test(word));
}

/** "An injured woman": what was done to her, and not what anybody means to do. */
function isAdjective(view: SentenceView, harm: number, place: number): boolean {
  const isForm = /(?:ed|en|shot|hurt)$/.test(view.word(harm));
  return (
    isForm && harm + 1 === place && /^(?:a|an|the|this|that|each|every|many|some)$/.test(view.word(harm - 1))
  );
}

/** The dead are buried; only the living are wronged by it. */
function isBurial(view: SentenceView, harm: number): boolean {
  return /^bur(?:y|ies|ied)$/.test(view.word(harm)) && !wordsOf(view, harm + 1, harm + 5).includes('alive');
}

/** "I will hurt them", "let us hurt them"; a law that hurts them is an effect, and what would hurt them is a forecast. */
function isOwnAim(view: SentenceView, harm: number): boolean {
  const before = view.word(harm - 1);
  if (harm === view.range.from || /^(?:let's|lets|gonna)$/.test(before)) return true;
  const isSelf = view.find(WORD.self, harm - 1, harm - 3) >= 0;
  return isSelf && before !== 'would' && view.find(WORD.copula, harm - 1, harm - 3) < 0;
}

function wordsOf(view: SentenceView, from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => view.word(from + index));
}

/** "Killing GROUP is murder." */
function isRebuked(view: SentenceView, harm: number, place: number): boolean {
  const copula = view.find(WORD.copula, place + 1, place + 4);
  return (
    view.word(harm).endsWith('ing') &&
    copula >= 0 &&
    view.find(WORD.objection | WORD.derogatory | WORD.violence | WORD.negation, copula + 1, copula + 4) >= 0
  );
}

function makesSuffer(view: SentenceView, place: number): boolean {
  if (!/^(?:suffer|bleed|die|pay|disappear)$/.test(view.word(place + 1))) return false;
  return [1, 2, 3].some(
    (back) =>
      /^(?:make|see|watch)$/.test(view.word(place - back)) &&
      view.find(WORD.self, place - back, place - back - 5) >= 0,
  );
}

const DESERVES =
  /^(?:should|must|ought|deserve|deserves|deserved|need|needs|gotta|better|let's|lets|let|want)$/;
const WISHES = new Set(['wish', 'hope', 'only', 'let']);

/** "would all be better off dead" is meant as a wish; "will be harmed" is a forecast. */
function isOwed(view: SentenceView, place: number): boolean {
  return (
    place >= 0 &&
    view.find(WORD.self, place - 1, view.range.from) >= 0 &&
    /^(?:would|will)$/.test(view.word(place)) &&
    view.find(WORD.exclusion, place, place + 5) >= 0
  );
}

/** "Women-only carriages": for one group, and no wish. */
function isForOne(view: SentenceView, at: number): boolean {
  return view.word(at) === 'only' && at > view.range.from && (view.at(at - 1) & GROUP) !== 0;
}

const RULE =
  /^(?:laws?|rules?|bans?|decrees?|edicts?|regimes?|orders?|codes?|bills?|constitutions?|dictatorships?|sharia|apartheid|taliban)$/;

/** "Under this law women must vanish": the demand of others. The author's own rule is their own demand. */
function isUnderRule(view: SentenceView, harm: number): boolean {
  const { from, to } = view.range;
  for (let at = from; at < to; at += 1) {
    if (view.word(at) !== 'under' || Math.abs(at - harm) > UNDER_REACH) continue;
    const after = wordsOf(view, at + 1, Math.min(at + 4, to - 1));
    if (after.some((word) => RULE.test(word)) && !/^(?:my|our|i|we)$/.test(after[0] ?? '')) return true;
  }
  return false;
}

const UNDER_REACH = 10;

/** "GROUP should be shot", "GROUP deserve to die", "I wish all GROUP would be hanged". */
export const harmDeserved: Rule = (view, place) => {
  const should = view.find(WORD.obligation, place + 1, place + 6);
  const will = DESERVES.test(view.word(should)) || isOwed(view, should) ? should : -1;
  const harm = view.find(HARM | WORD.exclusion, place + 1, place + REACH);
  if (harm < 0 || isNegated(view, harm, 5) || isBurial(view, harm)) return undefined;
  const { from } = view.range;
  const wish =
    [from, from + 1].some((at) => at < place && WISHES.has(view.word(at)) && !isForOne(view, at)) &&
    view.find(WORD.self | WORD.all, from, place - 1) >= 0;
  const isExclusion = (view.at(harm) & WORD.exclusion) !== 0;
  if ((will < 0 || will > harm) && !wish) return undefined;
  if (hasOtherSubject(view, place, will < 0 ? harm : will) || isGoverned(view, place)) return undefined;
  if (isUnderRule(view, harm)) return hit('harm that a group should suffer', 0.3, place, harm);
  const suffers =
    /^(?:suffer|burn|bleed|rot|hang)$/.test(view.word(harm)) ||
    view.find(WORD.copula, will < 0 ? place : will, harm) >= 0 ||
    view.at(harm) & WORD.death ||
    isExclusion ||
    view.word(harm - 1) === 'to' ||
    wish;
  return suffers ? hit('harm that a group should suffer', isExclusion ? 0.65 : 0.9, place, harm) : undefined;
};
