import { classesOf } from '../../lexicon/lexicon.ts';
import { WORD } from '../../lexicon/word-class.ts';
import { isNegated } from './bad-words.ts';
import { isLinked } from './glue.ts';
import { hit, type Rule } from './hit.ts';
import type { SentenceView } from './sentence-view.ts';
import { isDoneByOthers, isGoverned, speaksForItself } from './subject.ts';

const FEELING =
  /^(?:hatred|contempt|disdain|scorn|disgust|rage|anger|fury|loathing|resentment|abhorrence|angry)$/;

const TOWARDS = /^(?:for|of|at|towards|toward|with|against|by|on)$/;

/** "I hate GROUP", "so sick of GROUP", "GROUP disgust me". */
export const hatred: Rule = (view, place) => {
  const before = view.find(WORD.hatred, place - 1, place - 7);
  const felt = before >= 0 && isFelt(view, before, place);
  if (
    before >= 0 &&
    (!isNegated(view, before) || isNoWrong(view, before)) &&
    (felt || isLinked(view, before, place, 1) || isLinkedAfterPhrase(view, before, place))
  ) {
    const isAimed = felt || !FEELING.test(view.word(before)) || TOWARDS.test(view.word(before + 1));
    if (!isAimed || hatesAClause(view, before, place)) return undefined;
    const own = speaksForItself(view, before) && (felt || !isDistant(view, before));
    return hit('hatred of a group', own ? 0.9 : 0.35, before, place);
  }
  if (isGoverned(view, place)) return undefined;
  const after = view.find(WORD.hatred, place + 1, place + 12);
  const me = after >= 0 ? view.find(WORD.self, after - 4, after + 3) : -1;
  if (me <= place || isNegated(view, after) || /^(?:as|like)$/.test(view.word(place - 2))) return undefined;
  const makes = /^(?:make|makes|made|fill|fills|drive|drives|give|gives)$/.test(view.word(me - 1));
  if (!makes && view.find(WORD.reporting | WORD.debate | WORD.otherGroup, place, after) >= 0)
    return undefined;
  return hit('hatred of a group', makes || after - place <= 5 ? 0.75 : 0.45, place, after);
};

const SUFFERED =
  /^(?:being|get|getting|called|treated|insulted|mocked|blamed|attacked|beaten|hurt|shamed|bullied)$/;
const CLAUSE = /^(?:how|when|what|where|it|way|word|jokes?|fact|films?|lies|idea)$/;

/** "I hate how GROUP are treated", "sick of jokes about GROUP": something else than the group is hated. */
function hatesAClause(view: SentenceView, verb: number, place: number): boolean {
  if (view.quoted(place) && !view.quoted(verb)) return true;
  const isSuffered = [1, 2, 3].some((step) => SUFFERED.test(view.word(place + step)));
  if (isSuffered && place - verb <= 4) return true;
  for (let at = verb + 1; at < place; at += 1) {
    const word = view.word(at);
    if (CLAUSE.test(word) || (word === 'that' && isPlural(view, place))) return true;
    if (/^(?:about|against|on)$/.test(word) && at > verb + 1 && !FEELING.test(view.word(at - 1))) return true;
  }
  return false;
}

function isPlural(view: SentenceView, place: number): boolean {
  return (
    view.word(place).endsWith('s') ||
    [place, place + 1].some((at) => /^(?:people|men|women)$/.test(view.word(at)))
  );
}

/** "It is not wrong to hate GROUP." */
function isNoWrong(view: SentenceView, verb: number): boolean {
  const [third, second, before] = [3, 2, 1].map((back) => view.word(verb - back));
  return third === 'not' && /^(?:wrong|sin)$/.test(second ?? '') && before === 'to';
}

const ALLOWED = /^(?:ok|okay|right|fine|natural|normal|easy|good|duty|time|reasons?)$/;
const EVERYBODY = /^(?:everyone|everybody|god|nature|world|town|country|else)$/;

/** "It is wrong to hate GROUP", "hating GROUP is …", "I used to hate GROUP", "your hatred of GROUP". */
function isDistant(view: SentenceView, verb: number): boolean {
  if (isDoneByOthers(view, verb)) return true;
  const [word, before, second, third] = [0, 1, 2, 3].map((back) => view.word(verb - back));
  if (before === 'to') {
    if (second === 'used') return true;
    const isOwnWill = view.find(WORD.self | WORD.obligation, verb - 2, verb - 5) >= 0;
    const isRight = third === 'not' ? /^(?:wrong|sin)$/.test(second ?? '') : ALLOWED.test(second ?? '');
    return !isOwnWill && !isRight;
  }
  if (word?.endsWith('ing') && view.find(WORD.self, verb - 1, verb - 4) < 0) return true;
  if (/^(?:hates|despises|loathes|detests)$/.test(word ?? '')) return !EVERYBODY.test(before ?? '');
  if (!FEELING.test(word ?? '')) return false;
  const isOwn = view.find(WORD.self, verb - 1, verb - 7) >= 0;
  return !isOwn || /^(?:this|that|your|his|her|their|such|stop|of|any)$/.test(before ?? '');
}

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
