import { classesOf } from '../../lexicon/lexicon.ts';
import { GROUP, WORD } from '../../lexicon/word-class.ts';
import { hasOtherSubject, isNegated } from './bad-words.ts';
import { isLinked } from './glue.ts';
import { hit, type Rule } from './hit.ts';
import type { SentenceView } from './sentence-view.ts';

const HARM = WORD.violence | WORD.death;
const REACH = 9;

/** Who feels or acts: the author and everybody do, somebody else is a report. */
export function speaksForItself(view: SentenceView, verb: number): boolean {
  const subject = view.find(
    WORD.self | WORD.they | WORD.otherGroup | WORD.person | GROUP,
    verb - 1,
    verb - 5,
  );
  if (/^(?:he|she|who|that|which|it)$/.test(view.word(verb - 1)) || /^(?:he|she)$/.test(view.word(verb - 2)))
    return false;
  if (subject < 0 || view.at(subject) & WORD.self) return true;
  return /^(?:every|some|any)(?:body|one)$/.test(view.word(subject));
}

const FEELING =
  /^(?:hatred|contempt|disdain|scorn|disgust|rage|anger|fury|loathing|resentment|abhorrence|angry)$/;

/** "I hate GROUP", "so sick of GROUP", "GROUP disgust me". */
export const hatred: Rule = (view, place) => {
  const before = view.find(WORD.hatred, place - 1, place - 7);
  if (
    before >= 0 &&
    !isNegated(view, before) &&
    (isLinked(view, before, place, 1) ||
      isLinkedAfterPhrase(view, before, place) ||
      isFelt(view, before, place))
  ) {
    if (
      FEELING.test(view.word(before)) &&
      !isFelt(view, before, place) &&
      !/^(?:for|of|at|towards|toward|with|against|by|on)$/.test(view.word(before + 1))
    )
      return undefined;
    return hit('hatred of a group', speaksForItself(view, before) ? 0.9 : 0.35, before, place);
  }
  const after = view.find(WORD.hatred, place + 1, place + 12);
  const me = after >= 0 ? view.find(WORD.self, after - 4, after + 3) : -1;
  if (me <= place || isNegated(view, after) || /^(?:as|like)$/.test(view.word(place - 2))) return undefined;
  const makes = /^(?:make|makes|made|fill|fills|drive|drives|give|gives)$/.test(view.word(me - 1));
  if (!makes && view.find(WORD.reporting | WORD.debate | WORD.otherGroup, place, after) >= 0)
    return undefined;
  return hit('hatred of a group', makes || after - place <= 5 ? 0.75 : 0.45, place, after);
};

/** "the scorn I feel for GROUP". */
function isFelt(view: SentenceView, feeling: number, place: number): boolean {
  return (
    FEELING.test(view.word(feeling)) &&
    view.at(feeling + 1) !== 0 &&
    (view.at(feeling + 1) & WORD.self) !== 0 &&
    view.find(WORD.negation, feeling, place) < 0 &&
    place - feeling <= 6
  );
}

/** A phrase such as "can't stand" ends a word or two after its first. */
function isLinkedAfterPhrase(view: SentenceView, from: number, to: number): boolean {
  return [1, 2, 3].some(
    (length) => from + length < to && isPhrase(view, from, length) && isLinked(view, from + length, to),
  );
}

function isPhrase(view: SentenceView, from: number, length: number): boolean {
  const words = Array.from({ length: length + 1 }, (_, step) => view.word(from + step)).join(' ');
  return (classesOf(words) & WORD.hatred) !== 0;
}

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
    isNegated(view, harm) ||
    !isLinked(view, harm, place, 1) ||
    /^(?:the|of|systematic|mass)$/.test(view.word(harm - 1)) ||
    view.word(harm + 1) === 'of'
  )
    return undefined;
  const meant =
    harm === view.range.from ||
    view.word(harm - 1) === 'to' ||
    view.word(harm - 2) === 'to' ||
    view.find(WORD.obligation | WORD.self, harm - 1, harm - 5) >= 0;
  const own = meant && speaksForItself(view, harm);
  return hit('harm to a group', own ? 0.9 : 0.3, harm, place);
};

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

/** "GROUP should be shot", "GROUP deserve to die", "I wish all GROUP would be hanged". */
export const harmDeserved: Rule = (view, place) => {
  const should = view.find(WORD.obligation, place + 1, place + 6);
  const will = DESERVES.test(view.word(should)) || isOwed(view, should) ? should : -1;
  const harm = view.find(HARM | WORD.exclusion, place + 1, place + REACH);
  if (harm < 0 || isNegated(view, harm, 5)) return undefined;
  const { from } = view.range;
  const wish =
    [from, from + 1].some((at) => at < place && WISHES.has(view.word(at))) &&
    view.find(WORD.self | WORD.all, from, place - 1) >= 0;
  const isExclusion = (view.at(harm) & WORD.exclusion) !== 0;
  if ((will < 0 || will > harm) && !wish) return undefined;
  if (hasOtherSubject(view, place, will < 0 ? harm : will)) return undefined;
  const suffers =
    /^(?:suffer|burn|bleed|rot|hang)$/.test(view.word(harm)) ||
    view.find(WORD.copula, will < 0 ? place : will, harm) >= 0 ||
    view.at(harm) & WORD.death ||
    isExclusion ||
    view.word(harm - 1) === 'to' ||
    wish;
  return suffers ? hit('harm that a group should suffer', isExclusion ? 0.65 : 0.9, place, harm) : undefined;
};
