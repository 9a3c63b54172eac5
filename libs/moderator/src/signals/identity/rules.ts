import { classesOf } from '../../lexicon/lexicon.ts';
import { GROUP, WORD } from '../../lexicon/word-class.ts';
import { isLinked } from './glue.ts';
import type { SentenceView } from './sentence-view.ts';
import type { Target } from './targets.ts';

/** A group and what is said of it. Places are tokens, `to` included; `weight` 0 … 1. */
export type Hit = { label: string; weight: number; from: number; to: number };
/** Reads one relation between a target and the words around it. */
export type Rule = (view: SentenceView, place: number, target: Target) => Hit | undefined;

export const BAD =
  WORD.derogatory | WORD.insultNoun | WORD.insultAdjective | WORD.dehumanising | WORD.slur | WORD.softSlur;
const HARM = WORD.violence | WORD.death;
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
const REACH = 9;

function hit(label: string, weight: number, one: number, other: number): Hit {
  return { label, weight, from: Math.min(one, other), to: Math.max(one, other) };
}

/** Whether a negation stands right before a place: "not stupid", "no hatred". */
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
const MILD = new Set(
  `wrong bad worse criminal criminals sick sorry sad mad problem problems mistake mistakes dangerous danger dangers mean weird
  irrational burden burdens drain drains dense thick scary greedy selfish unnatural immoral sinful corrupt enemy enemies victim victims
  violent mental poor unwanted unwelcome abnormal primitive immature obsessed illiterate uneducated fat obese addict freaky broken incapable
  inept illegal puppet puppets tool tools joke hack fool fools troll trolls cow cows sheep fraud cheat killing`.split(
    /\s+/,
  ),
);
/** What debates about equal treatment discuss every day. */
const DEBATED = new Set(
  'weak weaker weakest emotional bitter physically murderers terrorists terrorist murderer obese'.split(' '),
);
const SPREADS = new Set(
  'all just so such nothing absolutely completely totally utterly most always every fucking biggest greatest single worst'.split(
    ' ',
  ),
);

/** The nearest bad word that is no name of a group itself, or −1. */
function findBad(view: SentenceView, from: number, to: number): number {
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

function weightOf(classes: number): number {
  if (classes & WORD.dehumanising) return 0.95;
  if (classes & (WORD.insultNoun | WORD.insultAdjective | WORD.slur)) return 0.85;
  return 0.75;
}

/** "GROUP are vermin", "GROUP like you are just pathetic": a bad predicate without a negation. */
const badPredicate: Rule = (view, place, target) => {
  if (view.word(place + 1) === "'s" && !(view.at(place + 2) & (WORD.body | WORD.person))) return undefined;
  const copula = view.find(WORD.copula, target === 'reference' ? place : place + 1, place + 10);
  if (copula < 0 || hasOtherSubject(view, place, copula)) return undefined;
  const bad = findBad(view, copula + 1, copula + 6);
  if (bad < 0 || isNegated(view, bad, bad - copula + 1)) return undefined;
  if (view.find(WORD.reporting | WORD.otherGroup, place, bad) >= 0) return undefined;
  if (view.word(bad + 1) === 'off') return undefined;
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

function isSpread(view: SentenceView, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (SPREADS.has(view.word(at))) return true;
  return false;
}

/** "women think that trams are …": somebody or something else is judged. */
function hasOtherSubject(view: SentenceView, place: number, copula: number): boolean {
  for (let at = place + 1; at < copula; at += 1) {
    if (
      view.at(at) & (WORD.debate | WORD.otherGroup | WORD.negation) ||
      /^(?:and|because|when|while|if|since|where|whose|it|there|that's|it's)$/.test(view.word(at))
    )
      return true;
  }
  return false;
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

/** Who feels or acts: the author and everybody do, somebody else is a report. */
function speaksForItself(view: SentenceView, verb: number): boolean {
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
const hatred: Rule = (view, place) => {
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
const harmTo: Rule = (view, place) => {
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
const harmDeserved: Rule = (view, place) => {
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

const OWED = new Set(
  'deserve belong value worth human humans equal equals welcome superior attractive intelligent smart capable trustworthy beautiful decent civilised civilized worthy clever pretty loyal honest valuable normal good'.split(
    ' ',
  ),
);

/** "GROUP are not human", "GROUP lives have no value", "no space on this planet for GROUP". */
const denied: Rule = (view, place) => {
  const negation = view.find(WORD.negation, place + 1, place + 6);
  if (negation >= 0 && !hasOtherSubject(view, place, negation)) {
    for (let good = negation + 1; good <= negation + 4; good += 1) {
      if (
        !OWED.has(view.word(good)) ||
        !isLinked(view, negation, good) ||
        /^(?:for|with|in|of)$/.test(view.word(negation + 1))
      )
        continue;
      const isEnd = good >= view.range.to - 2 || !(view.at(good + 1) & (WORD.reporting | WORD.debate));
      const isLong = view.range.to - good > 6;
      if (isEnd && !isLong) return hit('worth that is denied to a group', 0.75, place, good);
    }
    const good = view.find(WORD.positive, negation + 1, negation + 3);
    const said = view.find(WORD.copula, place + 1, negation) >= 0 || view.word(negation).endsWith("n't");
    if (good >= view.range.to - 2 && good > 0 && said && isLinked(view, negation, good))
      return hit('worth that is denied to a group', 0.6, place, good);
  }
  const before = view.find(WORD.negation, place - 1, place - 9);
  if (before < 0 || !/^(?:space|place|room)$/.test(view.word(before + 1))) return undefined;
  const linked = view.find(0x7fffffff, before + 2, place - 1);
  return linked >= 0 &&
    Array.from({ length: place - before }, (_, step) => view.word(before + step)).includes('for')
    ? hit('a place that is denied to a group', 0.75, before, place)
    : undefined;
};

/** "fuck GROUP", "GROUP can go fuck themselves", "get the fuck out". */
const cursed: Rule = (view, place) => {
  for (let at = place - 1; at >= place - 3; at -= 1) {
    if (
      /^(?:fuck|screw|damn|phuck)$/.test(view.word(at)) &&
      (at === view.range.from || view.at(at + 1) & (WORD.all | GROUP | WORD.slur | WORD.softSlur)) &&
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

/** Names that are fair only of oneself, or of something else altogether. */
const HARDLY_FAIR =
  /^(?:faggot|fag|dyke|nigga|coon|cunt|whore|slut|skank|retard|cripple|honky|jap|yid|paki)s?$/;
const OTHER_THINGS =
  /^(?:butcher|dinner|gravy|town|village|flood|floods|flooding|sea|water|river|dam|walls?|embankments?|pupp(?:y|ies)|labrador|poodle|terrier|dogs?|kennel|vet|litter|breeder|walks?|garden|gardening|tool|soil|weeds|farm|shed|bundle|sticks|raccoons?|cat|hunting|price|feeling|sausages?|meatballs|paint|wood|packet|packets|pack|cigarettes?|smoked?|lighter|ashtray)$/;

/** A name that exists to demean, said of others. */
const slurUsed: Rule = (view, place, target) => {
  if ((target !== 'slur' && target !== 'softSlur') || isReclaimed(view, place)) return undefined;
  if (target === 'slur') return hit('a slur', 0.8, place, place);
  const { from } = view.range;
  const insulting =
    (view.at(place - 1) & (BAD | WORD.profanity) || view.at(place - 2) & WORD.profanity) &&
    !(view.at(place - 1) & WORD.copula);
  const aimed = view.find(WORD.you | WORD.they, place - 1, place - 6);
  const called =
    aimed >= 0 &&
    (aimed === place - 1 ||
      isLinked(view, aimed, place) ||
      view.find(WORD.copula, aimed + 1, place - 1) >= 0 ||
      /'re$|youre/.test(view.word(aimed)));
  const many =
    /^(?:bunch|load|pack|those|these|stupid|that|this)$/.test(view.word(place - 1)) ||
    view.word(place - 2) === 'bunch';
  if (insulting || called || (many && HARDLY_FAIR.test(view.word(place))))
    return hit(
      'a slur that is aimed at somebody',
      0.75,
      Math.max(from, aimed < 0 ? place - 1 : aimed),
      place,
    );
  const isVerb =
    /^(?:retard|cripple|coon)$/.test(view.word(place)) &&
    !/^(?:an?|the|that|this|some)$/.test(view.word(place - 1));
  return HARDLY_FAIR.test(view.word(place)) && !isVerb ? hit('a slur', 0.55, place, place) : undefined;
};

const NEARBY = 25;

/** Dykes hold back the sea, and bitches have puppies. */
export function isAnotherThing(view: SentenceView, place: number): boolean {
  for (let at = place - NEARBY; at <= place + NEARBY; at += 1)
    if (OTHER_THINGS.test(view.word(at))) return true;
  return false;
}

const PRIDE =
  /^(?:proud|love|my|fellow|myself|ourselves|our|pride|baddest|real|realest|reclaim|as|culture|community|representation|rights)$/;

/** "my …", "proud …", "calling myself …": said of oneself or one's own. */
function isReclaimed(view: SentenceView, place: number): boolean {
  for (let at = place - 4; at <= place + 1; at += 1) {
    if (at !== place && PRIDE.test(view.word(at))) return true;
  }
  const self = view.find(WORD.self, place - 1, place - 5);
  return self >= 0 && view.find(WORD.you | WORD.hatred | HARM, self, place) < 0;
}

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
