import { GROUP, WORD } from '../../lexicon/word-class.ts';
import type { SentenceView } from './sentence-view.ts';

export const BAD =
  WORD.derogatory | WORD.insultNoun | WORD.insultAdjective | WORD.dehumanising | WORD.slur | WORD.softSlur;
const CLAUSE = new Set([
  'and',
  'but',
  'because',
  'while',
  'when',
  'although',
  'whereas',
  'if',
  'who',
  'that',
  'which',
  'where',
]);

/** Whether a negation immediately precedes a place: "not stupid", "no hatred". */
export function isNegated(view: SentenceView, place: number, reach = 3): boolean {
  const negation = view.find(WORD.negation, place - 1, place - reach);
  return (
    negation >= 0 &&
    !/^(?:only|but|doubt|question|exception)$/.test(view.word(negation + 1)) &&
    !/^(?:doubt|question|exception)$/.test(view.word(negation + 2)) &&
    view.word(negation + 1) !== 'wonder' &&
    !CLAUSE.has(view.word(place - 1))
  );
}

/** Judgements that debates pass on policies and facts of life too: they need a word that spreads them over all. */
export const MILD = new Set(
  `wrong bad worse criminal criminals sick sorry sad mad problem problems mistake mistakes dangerous danger dangers mean weird
  irrational burden burdens drain drains dense thick scary greedy selfish unnatural immoral sinful corrupt enemy enemies victim victims
  violent mental poor unwanted unwelcome abnormal primitive immature obsessed illiterate uneducated fat obese addict freaky broken incapable
  inept illegal puppet puppets tool tools joke hack fool fools troll trolls cow cows sheep fraud cheat killing`.split(
    /\s+/,
  ),
);
/** Everyday subjects of debates about equal treatment. */
export const DEBATED = new Set(
  'weak weaker weakest emotional bitter physically murderers terrorists terrorist murderer obese'.split(' '),
);
const SPREADS = new Set(
  'all just so such nothing absolutely completely totally utterly most always every fucking biggest greatest single worst'.split(
    ' ',
  ),
);

/** The nearest bad word that is not itself the name of a group, or −1. */
export function findBad(view: SentenceView, from: number, to: number): number {
  for (let place = from; place <= to; place += 1) {
    const classes = view.at(place);
    if (
      classes & BAD &&
      !(classes & GROUP) &&
      !(view.at(place + 1) & WORD.debate) &&
      !DEBATED.has(view.word(place))
    )
      return place;
  }
  return -1;
}

export function weightOf(classes: number): number {
  if (classes & WORD.dehumanising) return 0.95;
  if (classes & (WORD.insultNoun | WORD.insultAdjective | WORD.slur)) return 0.85;
  return 0.75;
}

export function isSpread(view: SentenceView, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (SPREADS.has(view.word(at))) return true;
  return false;
}

/** "women think that trams are …": the judgement is about something else. */
export function hasOtherSubject(view: SentenceView, place: number, copula: number): boolean {
  for (let at = place + 1; at < copula; at += 1) {
    if (
      view.at(at) & (WORD.debate | WORD.otherGroup | WORD.negation) ||
      /^(?:and|because|when|while|if|since|where|whose|it|there|that's|it's)$/.test(view.word(at))
    )
      return true;
  }
  return false;
}
