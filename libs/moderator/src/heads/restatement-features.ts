import type { Lexeme } from '../lexicon/lexeme.ts';
import { NumberSet } from '../similarity/number-set.ts';
import { pairFeatures, PAIR_FEATURES } from '../similarity/pair.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf, type Profile } from '../similarity/profile.ts';
import type { WordSpace } from '../similarity/word-space.ts';
import { distinctParts, distinctWords } from '../similarity/word-sets.ts';

/** In the order of `restatementFeatures`. */
export const RESTATEMENT_FEATURES: readonly string[] = [
  ...PAIR_FEATURES,
  'words in common, without those of the motion',
  'share of the claim covered by the same words, without those of the motion',
  'share of the text covered by the same words, without those of the motion',
  'length of the text, without the words of the motion',
  'length of the claim, without the words of the motion',
  'words in common, including small ones',
  'word parts in common',
  'one text is negated, the other is not',
  'one text is more positive than the other',
  'both texts have the same tone',
  'how much longer it is',
  'how much shorter it is',
  'mocks or exaggerates',
];

/** The opening of a restatement: "so what you are saying is that …". It is not part of the restated claim. */
const OPENING =
  /^(?:(?:so|ok|okay|well|right|then|and|if i (?:understand|understood|heard|hear|get) (?:you|that|this|it) (?:correctly|right|well|properly)?|let me (?:restate|repeat|make sure i understand)(?: (?:that|this|it|your (?:point|claim|argument|position)))?|to restate|in other words|what (?:you|i hear you|they|she|he) (?:are |'re |is )?(?:say|saying|mean|claim|claiming|argue|arguing)(?: is)?|what i (?:hear|heard|understand|understood)(?: you say(?:ing)?)? is|(?:you|they|she|he|my opponent|the other side|the (?:proposition|opposition))(?: are|'re| is|'s)? (?:say|says|saying|said|claim|claims|claiming|argue|argues|arguing|believe|believes|think|thinks|hold|holds|mean|means)|your (?:point|claim|argument|position|view|case|concern) is|is it (?:fair|right|correct) to say|do you mean|you mean|you feel|the (?:point|claim|argument) is)[\s,:]*(?:that\s+)?){1,4}/;
/** Words that exaggerate or ridicule a claim. */
const MOCKING =
  /\b(?:so you (?:just )?want|you want (?:us all|everyone|people|children) to|basically|apparently|magically|nonsense|ridiculous|absurd|silly|laughable|stupid|insane|crazy|fantasy|as if|pretend|obviously|just (?:let|kill|give up|ignore)|don't care|do not care|every single|all of them|nobody should ever|never ever|destroy everything|let everyone|so-called)\b/;

/** The words of a restatement alone, folded, in lower case. */
function withoutOpening(text: string): string {
  const opening = OPENING.exec(text)?.[0] ?? '';
  return opening.length < text.length ? text.slice(opening.length) : text;
}

/**
 * A text's relation to a claim that it may restate. `motion`: the shared subject, or nothing. `whole`: the words of
 * the text with its opening, if they were read before.
 */
export function restatementFeatures(
  space: WordSpace,
  restated: string,
  claim: string,
  motion: string,
  whole?: readonly Lexeme[],
): number[] {
  const lower = restated.toLowerCase();
  const said = withoutOpening(lower);
  const words = said === lower ? (whole ?? plainWords(restated)) : plainWords(said);
  const claimed = plainWords(claim);
  const [one, other] = [profileOf(space, words), profileOf(space, claimed)];
  const [tone, claimTone] = [toneOf(words), toneOf(claimed)];
  const longer = Math.log((1 + one.length) / (1 + other.length));
  return [
    ...pairFeatures(space, one, other),
    ...besideMotion(one, other, profileOf(space, plainWords(motion))),
    shared(distinctWords(words), distinctWords(claimed)),
    shared(distinctParts(words), distinctParts(claimed)),
    isNegated(words) === isNegated(claimed) ? 0 : 1,
    Math.abs(tone - claimTone),
    tone * claimTone,
    Math.max(0, longer),
    Math.max(0, -longer),
    MOCKING.test(lower) ? 1 : 0,
  ];
}

/** The overlap and length of two texts, without the words of the motion, which both contain anyway. */
function besideMotion(text: Profile, claim: Profile, { weights: motion }: Profile): number[] {
  const [own, other] = [without(text, motion), without(claim, motion)];
  let [product, rarity] = [0, 0];
  for (const known of own.stems) {
    const weight = claim.weights.get(known.stem);
    if (weight === undefined) continue;
    product += weight * (text.weights.get(known.stem) ?? 0);
    rarity += known.rarity;
  }
  return [
    product / (own.norm * other.norm),
    rarity / other.rarity,
    rarity / own.rarity,
    Math.log(1 + own.stems.length),
    Math.log(1 + other.stems.length),
  ];
}

function without(
  { stems, weights }: Profile,
  motion: Profile['weights'],
): Pick<Profile, 'stems' | 'norm' | 'rarity'> {
  const own = stems.filter(({ stem }) => !motion.has(stem));
  let [squares, rarity] = [0, 0];
  for (const known of own) {
    squares += (weights.get(known.stem) ?? 0) ** 2;
    rarity += known.rarity;
  }
  return { stems: own, norm: Math.sqrt(squares) || 1, rarity: rarity || 1 };
}

const SET = new NumberSet();

/** 0 … 1: how much two sets share, by their cosine. */
function shared(one: Int32Array, other: Int32Array): number {
  SET.refill(one);
  return SET.countOf(other) / Math.sqrt((one.length + 1) * (other.length + 1));
}

/** Whether a negation reverses the statement; two of them cancel out. */
function isNegated(words: readonly Lexeme[]): boolean {
  return words.filter(({ negates }) => negates).length % 2 === 1;
}

function toneOf(words: readonly Lexeme[]): number {
  const wanted = words.filter((lexeme) => lexeme.wanted).length;
  const unwanted = words.filter((lexeme) => lexeme.unwanted).length;
  const tone = (wanted - unwanted) / (wanted + unwanted + 1);
  return isNegated(words) ? -tone : tone;
}
