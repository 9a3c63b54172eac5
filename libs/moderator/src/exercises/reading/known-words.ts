import { englishWords } from '../../lexicon/english-words.ts';
import { lexemeOf } from '../../lexicon/lexeme.ts';
import { stemOf } from '../../lexicon/stem.ts';
import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { wordSpace } from '../../similarity/space.ts';
import { remembering } from '../../base/remembering.ts';
import { isNumberWord } from './numbers.ts';

const PREFIX = /^(?:un|re|mini|over|under|non|mis|out|sub|anti|micro|super|bi|co)(?=\p{L}{3})/u;
const SHORTEST_PART = 3;
/** Words of chats and dialects, which no list of common words has. */
const CHAT = new Set(
  [
    'ppl cos coz cuz gonna wanna gotta kinda sorta tbh lol imo idk dunno innit ain yall nowt owt summat wee bairn bairns lad',
    'lads lass aye nan gran mum mums uni quid bloke blokes telly kid kids cant dont wont isnt arent doesnt didnt wouldnt',
    'couldnt shouldnt thats theyre theyd theyll youre youd youll ive wld cld shd abt bc w thru tho tmrw pls smth sb yrs mins hrs',
  ].flatMap((line) => line.split(' ')),
);

let stems: ReadonlySet<string> | undefined;

/** The stems of all words that the engine knows. */
function knownStems(): ReadonlySet<string> {
  return (stems ??= new Set(Array.from(englishWords().keys(), stemOf)));
}

/**
 * Whether a word in lower case is one that the engine knows, in any of its forms, or is made of words that it knows. The engine
 * knows some 11,000 words, so one unknown word shows nothing.
 */
export const isKnownWord = remembering(5_000, (word: string): boolean => {
  return isListed(word) || isListed(word.replace(PREFIX, '')) || isCompound(word);
});

function isListed(word: string): boolean {
  if (STOP_WORDS.has(word) || CHAT.has(word) || isNumberWord(word) || /^\d/.test(word)) return true;
  const { level, isListed: isInLexicon, stem } = lexemeOf(word);
  return level > 0 || isInLexicon || wordSpace().places.has(stem) || knownStems().has(stem);
}

/** “Footpath”, “shopkeepers”: two known words written as one. */
function isCompound(word: string): boolean {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (englishWords().has(first) && isListed(second)) return true;
  }
  return false;
}
