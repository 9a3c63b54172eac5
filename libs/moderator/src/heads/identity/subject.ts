import { GROUP, WORD } from '../../lexicon/word-class.ts';
import type { SentenceView } from './sentence-view.ts';

/** What may come between a group and the word that governs it: "against all those GROUP". */
const NAMED =
  /^(?:the|a|an|all|any|every|each|these|those|such|some|most|many|more|other|your|our|my|his|her|their|single|being)$/;
const MOST_NAMED = 8;
const GOVERNS = /^(?:on|against|about|for|to|from|by|towards?|at|in|where|how|among|over|upon|between|whom)$/;
/** "All of GROUP", "the smell of GROUP": a statement about these is about the group. */
const OF_ITSELF =
  /^(?:all|most|many|some|none|one|each|every|bunch|lot|lots|group|majority|kind|kinds|sort|breed|race|couple|few|any|smell|stench|sight|thought|sound|look|faces?|voices?|stupidity|ignorance|laziness|greed|presence|existence|behaviou?r|nature|blood|genes|brains?|minds?|love|lives)$/;
const DOES_TO =
  /^(?:treat|treats|treating|treated|insult|insults|insulting|insulted|blame|blames|blaming|attack|attacks|attacking|attacked|hurt|hurts|hurting|harm|harms|help|helps|helping|protect|defend|deport|deporting|ban|banning|call|calls|calling)$/;

/**
 * Whether a group is only part of the subject of a sentence: "the attack on GROUP was …", "the way we treat GROUP is
 * …".
 */
export function isGoverned(view: SentenceView, place: number): boolean {
  if (/^(?:they|they're|he|she|themselves)$/.test(view.word(place))) return false;
  let at = place - 1;
  const farthest = place - MOST_NAMED;
  while (at > farthest && (NAMED.test(view.word(at)) || view.at(at) & GROUP)) at -= 1;
  const word = view.word(at);
  if (word === 'of') return !OF_ITSELF.test(view.word(at - 1));
  if (GOVERNS.test(word)) return true;
  return (view.at(at) & (WORD.hatred | WORD.violence)) !== 0 || DOES_TO.test(word);
}

/** Who feels or acts: the author and everybody count, another person is a report. */
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

const OTHERS = /^(?:he|she|who|that|which|they|you|anybody|anyone|people|nobody)$/;
const WANTS =
  /^(?:wants?|wanted|tries|tried|plans?|planned|threatens?|threatened|decided|voted|promised|hopes?|hoped)$/;

/** "The party wants to …", "you want to …": another's will, right before a place. */
export function isWantedByOthers(view: SentenceView, from: number): boolean {
  for (const at of [from - 1, from - 2]) {
    if (!WANTS.test(view.word(at)) || view.word(at + 1) !== 'to') continue;
    return (view.at(at - 1) & WORD.self) === 0 && (view.at(at - 2) & WORD.self) === 0 && at > view.range.from;
  }
  return false;
}

/** "He wants to …", "why do you …", "people who …": a person other than the author performs the verb. */
export function isDoneByOthers(view: SentenceView, verb: number): boolean {
  for (let at = verb - 1; at >= verb - 4; at -= 1) {
    if (view.at(at) & WORD.self) return false;
    if (view.word(at) === 'you') return !(view.at(at + 1) & WORD.obligation) || view.word(at + 1) === 'want';
    if (OTHERS.test(view.word(at))) return true;
  }
  return /^(?:why|how)$/.test(view.word(view.range.from));
}
