import type { Span } from '@rostrum/domain';
import { stemOf } from '../../lexicon/stem.ts';
import { clauseOf, spanOf, type AnswerWord } from '../reading/answer-words.ts';
import { demandOf, type MotionDemand } from '../reading/motion-demand.ts';
import type { ReadAnswer } from '../reading/read-answer.ts';

const MODALS = new Set(['should', 'must', 'ought', 'shall']);
const STAYS = new Set('stay stays remain remains keep keeps kept leave'.split(' '));
const DROPS = new Set(
  'drop dropped scrap scrapped reject rejected withdraw withdrawn abandon abandoned oppose opposed repeal repealed'.split(
    ' ',
  ),
);
/** “should not be denied a vote” is for the vote. */
const DENIES = new Set(
  'deny denied refuse refused lose kept exclude excluded wait waiting suffer pay forget forgotten ignore ignored worry'.split(
    ' ',
  ),
);
/** Words for the motion itself. */
const ITSELF = new Set(['rule', 'plan', 'law', 'motion', 'proposal', 'idea', 'ban', 'reform']);
const GIVES_UP =
  /\b(?:(?:i|we)(?:['’]ll| will| would| must)? (?:therefore )?(?:give (?:it|this|that|the \w+) up|give up (?:on )?(?:it|the|this)|withdraw|drop (?:it|the|this)|abandon (?:it|the|this))|(?:there is |there['’]s )no (?:need|reason) (?:to|for)|(?:would be|is) (?:a mistake|a bad idea|unfair|madness|pointless) to|(?:i am|i['’]m|we are|we['’]re) against (?:it|this|the motion)|(?:so|and|therefore|then) (?:our|my|the) (?:whole )?(?:plan|case|motion) (?:fails|falls|collapses|is lost|no longer stands)|with (?:it|them|that|this) (?:goes )?(?:our|my|the) (?:whole )?(?:plan|case)|you win|can(?:no|['’])t be trusted|(?:are|is)(?: simply| just)?(?: not|n['’]t) (?:yet )?(?:ready|mature|fit|able|old enough))\b/i;
const REPORTS = new Set(
  'say says said tell tells claim claims claimed argue argues argued point whether worry fear fears think thinks thought told ask asks'.split(
    ' ',
  ),
);
const VERB_REACH = 3;
const OBJECT_REACH = 5;
const COPULAS = new Set(['is', 'are', 'be', 'was', 'were']);
const BLAMES = new Set(
  'bad wrong foolish silly risky waste mistake useless pointless unnecessary dangerous harmful unfair cruel burden nonsense luxury nuisance'.split(
    ' ',
  ),
);
const PRAISES = new Set('useful helpful good great valuable harmless welcome fine'.split(' '));
/** “too seldom”, “too little” asks for more of it. */
const TOO_LITTLE = new Set(['few', 'little', 'seldom', 'rare', 'rarely', 'small', 'weak']);
const HELPS = new Set('help helps improve improves support supports teach teaches'.split(' '));
const MAKES = new Set(['make', 'makes', 'let', 'lets', 'keep', 'keeps']);
const BETTER = new Set(['more', 'better', 'easier', 'faster', 'safer', 'quicker']);
const NEED = stemOf('need');
const PREDICATE_REACH = 4;
const CONCEDES = /\b(?:but|still|yet|however|even if|although|though|if)\b/i;

/** Words that demand the opposite of the side that an answer should take: “should not be given”, “should stay”, “I give it up”. */
export function findAgainstSide({ text, words, task }: ReadAnswer): Span | undefined {
  const { side, motion } = task;
  if (side === undefined || motion === undefined) return undefined;
  const demand = demandOf(motion);
  if (side === 'for') {
    const given = GIVES_UP.exec(text);
    const last = given && words.find(({ end }) => end >= given.index + given[0].length);
    if (given && last && !isReported(words, last))
      return { start: given.index, end: given.index + given[0].length };
  }
  const isTurned = side === 'for' ? demandsOpposite : demandsIt;
  const own = words.filter((word) => !isReported(words, word));
  const turned = own.find((_, at) => isTurned(own, at, demand));
  const refused =
    side === 'for'
      ? own.find(
          (_, at) =>
            isNotNeeded(own, at, demand) || achievesNothing(own, at) || helpsWhatEnds(own, at, demand),
        )
      : undefined;
  const blamed = side === 'for' && !CONCEDES.test(text) && own.find((_, at) => judgesBadly(own, at, demand));
  const found = turned ?? refused ?? (blamed || undefined);
  return found && spanOf(clauseOf(words, found));
}

/** Whether a word is part of a claim or a question that is only reported: “you say that …”, “whether …”. */
function isReported(words: readonly AnswerWord[], { sentence, start }: AnswerWord): boolean {
  return words.some((word) => word.sentence === sentence && word.start < start && REPORTS.has(word.word));
}

/** “Night buses are a waste of money”, “sixteen is too young”; of a motion that ends something, “phones are useful”. */
function judgesBadly(words: readonly AnswerWord[], at: number, { object, ends }: MotionDemand): boolean {
  const copula = words[at];
  if (!copula || !COPULAS.has(copula.word)) return false;
  const clause = clauseOf(words, copula);
  if (clause.some((word) => word.isNegated)) return false;
  if (!clause.some(({ stem, word, start }) => start < copula.start && (object.has(stem) || ITSELF.has(word))))
    return false;
  const after = clause.filter(({ start }) => start > copula.start).slice(0, PREDICATE_REACH);
  if (ends) return after.some(({ word }) => PRAISES.has(word));
  const too = after.findIndex(({ word }) => word === 'too');
  return (
    after.some(({ word }) => BLAMES.has(word)) || (too >= 0 && !TOO_LITTLE.has(after[too + 1]?.word ?? ''))
  );
}

/** “We don’t need garden beds” */
function isNotNeeded(words: readonly AnswerWord[], at: number, demand: MotionDemand): boolean {
  const [need, before, earlier] = [words[at], words[at - 1], words[at - 2]];
  if (need?.stem !== NEED || !(before?.isNegated || earlier?.isNegated)) return false;
  return clauseOf(words, need)
    .filter(({ start }) => start > need.start)
    .slice(0, VERB_REACH)
    .some(({ stem }) => stem === demand.verb || demand.object.has(stem));
}

const ACHIEVES = new Set(
  'help helps work works change changes solve solves achieve achieves teach teaches stop stops improve'.split(
    ' ',
  ),
);

/** “A ban teaches nothing”, “the rule won’t work” */
function achievesNothing(words: readonly AnswerWord[], at: number): boolean {
  const itself = words[at];
  if (!itself || !ITSELF.has(itself.word)) return false;
  const after = clauseOf(words, itself)
    .filter(({ start }) => start > itself.start)
    .slice(0, PREDICATE_REACH);
  return after.some(({ word }) => ACHIEVES.has(word)) && after.some((word) => word.isNegated);
}

/** Of a motion that ends something: “phones help”, “phones make it easier”. */
function helpsWhatEnds(words: readonly AnswerWord[], at: number, { object, ends }: MotionDemand): boolean {
  const verb = words[at];
  if (!ends || !verb || !object.has(words[at - 1]?.stem ?? '')) return false;
  const clause = clauseOf(words, verb);
  if (clause.some((word) => word.isNegated)) return false;
  return (
    HELPS.has(verb.word) ||
    (MAKES.has(verb.word) && clause.some(({ word, start }) => start > verb.start && BETTER.has(word)))
  );
}

function demandsOpposite(words: readonly AnswerWord[], at: number, demand: MotionDemand): boolean {
  const word = words[at];
  if (!word) return false;
  const isModal = MODALS.has(word.word);
  if (!isModal && !(STAYS.has(word.word) && isFirstOfClause(words, at))) return false;
  const clause = clauseOf(words, word);
  const after = clause.filter(({ start }) => start >= (isModal ? word.end : word.start));
  const before = clause.filter(({ start }) => start < word.start);
  if (![...before, ...after.slice(0, OBJECT_REACH)].some((one) => isAbout(one, demand))) return false;
  return isNegated(word, clause, after) ? forbids(after, demand) : keepsOrDrops(after, demand);
}

/** “The ban should come” on the other side’s lips: a modal verb, no “not”, and the motion’s own verb. */
function demandsIt(words: readonly AnswerWord[], at: number, { verb }: MotionDemand): boolean {
  const word = words[at];
  if (!word || !MODALS.has(word.word)) return false;
  const clause = clauseOf(words, word);
  const after = clause.filter(({ start }) => start >= word.end);
  return !isNegated(word, clause, after) && after.slice(0, VERB_REACH).some(({ stem }) => stem === verb);
}

const isFirstOfClause = (words: readonly AnswerWord[], at: number) =>
  words[at - 1]?.clause !== words[at]?.clause;

const isAbout = ({ stem, word }: AnswerWord, { verb, object }: MotionDemand) =>
  stem === verb || object.has(stem) || ITSELF.has(word);

function isNegated(modal: AnswerWord, clause: readonly AnswerWord[], after: readonly AnswerWord[]): boolean {
  return (
    modal.isNegated ||
    after.slice(0, 2).some((word) => word.isNegated) ||
    ['no', 'nobody', 'none'].includes(clause[0]?.word ?? '')
  );
}

function forbids(after: readonly AnswerWord[], { ends, verb }: MotionDemand): boolean {
  if (after.some(({ word }) => DENIES.has(word))) return false;
  return !ends || after.some(({ stem }) => stem === verb);
}

function keepsOrDrops(after: readonly AnswerWord[], { ends, verb }: MotionDemand): boolean {
  const acts = after.slice(0, VERB_REACH);
  if (acts.some(({ word }) => DROPS.has(word))) return true;
  const stays = acts.findIndex(({ word }) => STAYS.has(word));
  if (stays < 0 || verb === 'keep') return false;
  return ends || !after.slice(stays + 1).some(({ stem, word }) => stem === verb || word === 'open');
}
