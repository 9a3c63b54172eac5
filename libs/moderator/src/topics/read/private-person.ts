import { tokensOf, type Token } from '../make/find-subjects.ts';
import { placeNames } from '../make/places.ts';
import type { WordBook } from '../make/word-book.ts';

/** People of one's own: a motion would speak of them in public. */
const RELATIONS = String.raw`(?:sister|brother|mother|father|mum|mom|dad|parents|son|daughter|cousin|aunt|uncle|wife|husband|ex|girlfriend|boyfriend|partner|friend|mate|boss|manager|colleague|coworker|landlord|landlady|neighbour|neighbor|teacher|coach|flatmate|roommate|classmate|doctor|tenant|stepfather|stepmother|in-laws?)`;
const NEAR_ONESELF = new RegExp(
  String.raw`\b(?:my|our)\s+(?:\p{L}+\s+)?${RELATIONS}\b|\b(?:from|in|on|at)\s+(?:my|our)\s+(?:street|school|class|office|village|building|road|work|year|team|town|church)\b|\b(?:mr|mrs|ms|miss|vicar|pastor|father|sister|headmaster|headmistress)\.?\s+\p{Lu}`,
  'iu',
);
const ACCUSES =
  /\b(?:crook|crooks|liar|thief|thieves|fraud|cheats?|cheated|cheating on|steals?|stole|stealing|affair|bad (?:mother|father|parent|teacher|boss|person|wife|husband)|hates?|hated|drunk|drinks too much|slept with|sleeps with|pregnant|ugly|fat|stupid|idiot|creep|pervert|paedophile|pedophile|racist|bully|bullies|killed|hits|beats|lazy|disgusting|smells|should be (?:fired|sacked|jailed|expelled)|be allowed to date|dating|guilty)\b/iu;

/** Whether a text speaks of a person by name who is somebody's own or whom it accuses. Names of the well edited texts are public. */
export function accusesSomebody(text: string, book: WordBook): boolean {
  const isPersonal = NEAR_ONESELF.test(text);
  if (!isPersonal && !ACCUSES.test(text)) return false;
  const tokens = tokensOf(text);
  return tokens.some(
    (token, at) => isName(token, at, book) && (isPersonal || isName(tokens[at + 1], at + 1, book)),
  );
}

function isName(token: Token | undefined, at: number, book: WordBook): boolean {
  if (!token) return false;
  const word = token.word.replace(/'s$/, '');
  if (book.knows(word) || placeNames().has(word)) return false;
  return at > 0 || /^\p{Lu}/u.test(token.text);
}
