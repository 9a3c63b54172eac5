import type { Lexeme } from '../lexicon/lexeme.ts';
import { WORD } from '../lexicon/word-class.ts';
import type { Word } from './words.ts';

/** A text's language, as far as the engine can tell. `other`: a language that no head supports. */
export type Language =
  'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'sv' | 'pl' | 'tr' | 'id' | 'other' | 'unknown';

const STOP_WORDS: readonly (readonly [Language, string])[] = [
  [
    'en',
    `the of and to in is that it for was on are as with his they at be this have from or had by not but what all were when we
    there can an your which their said if do will each about how up out them then she many some so these would other into has more
    her two like him see could no make than been its who now people my over did down only way find use may i you he me a am does
    don't isn't you're i'm it's that's should because just think why any don't dont im`,
  ],
  [
    'de',
    `der die und den das von zu mit sich auf fur ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird
    bei einer um am sind noch wie einem uber einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei wir ich
    du bist hast kein keine ihr euch mich dich mir dir weil wenn`,
  ],
  [
    'fr',
    `de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont aux avec son elle ses
    mais comme ou leur tout nous vous je tu cette ces été c'est n'est j'ai qu'il d'un d'une etre suis es sommes etes avoir fait moi toi tres`,
  ],
  [
    'es',
    `de la que el en y los se del las un por con no una su para es al lo como mas pero sus le ya fue este ha si porque esta son
    entre cuando muy sin sobre tambien me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso eres tu yo`,
  ],
  [
    'pt',
    `de que e as do da em um para com nao uma os no se na por mais as dos como mas ao ele das tem seu sua ou quando muito nos ja
    eu tambem so pelo pela ate isso ela entre depois sem mesmo aos seus quem nas me esse eles voce essa num nem suas meu tu e foi sao esta`,
  ],
  [
    'it',
    `di che e la il un per non una in sono mi ho lo ma ha con si ti le da se no ci questo qui del sei hai della gli come io
    al tu bene mio perche nel tutto anche piu quando era solo cosa i molto dei alla voi noi loro sua suo essere questa`,
  ],
  [
    'nl',
    `de het een en van ik te dat die in is je niet op zijn met voor hij er aan om dan als wat maar bij ook nog naar heb haar
    wij hebben geen uit over door zo kan ze wel jij bent worden werd deze heeft jouw mijn omdat`,
  ],
  [
    'sv',
    `och det att i en jag som ar av for med den pa till inte har de ett om han var ni men sa du kan hon mig eller nar fran vi
    bara detta hur skulle mycket dig finns ska vara alla nu blir`,
  ],
  [
    'pl',
    `nie to sie na w z do jest ze co jak ale za tak o jestes czy po tylko mnie juz bardzo moze ten ma byc od dla ja ty go przez
    sa jego jej oni kiedy wszystko tego`,
  ],
  [
    'tr',
    `bir ve bu da de icin cok ne ben sen o gibi ama var mi daha kadar degil mu her olan olarak sonra seni beni sana bana ki
    yok diye hic ise biz siz onlar`,
  ],
  [
    'other',
    `jeg ikke det er og af til vi hvem hvad skal mig dig deg meg hvor men ja han hun vores alle etter fra
    on ja ei se etta mutta han mina sina ole olen ovat tama mika kuka kun niin myos
    je neni ze ale jsem jsi jsou tak jak kdo proc aby nebo tento ty by
    nije sam si su da ali kako tko sto zasto samo treba vise
    az egy es nem hogy van ez meg csak volt ki mi te en vagy mert
    nu sunt este si ca pe cu din mai sa ce cine sau dar
    els amb aixo qui tot mes pero
    toi ban khong la va cua cho nguoi mot nay
    ang ng sa mga na hindi ako ikaw ka siya ito para po si may
    na ya wa kwa ni si hii hiyo sana yako yangu katika
    hai ka ki ke nahi nahin main mein hum tum kya kyun aur bhi yeh woh ko se`,
  ],
  [
    'id',
    `yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih kamu kita
    atau sudah aku orang anda apa oleh bukan`,
  ],
];

/** The commonest words of a language, folded; none if the script alone names the language. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const words = STOP_WORDS.find(([spoken]) => spoken === language)?.[1] ?? '';
  return new Set(words.split(/\s+/).filter(Boolean));
}

const SPOKEN_BY = new Map<string, Language[]>();
for (const [language, words] of STOP_WORDS) {
  for (const word of words.split(/\s+/)) SPOKEN_BY.set(word, [...(SPOKEN_BY.get(word) ?? []), language]);
}

/** Words that English has and no other list. */
const ONLY_ENGLISH = new Set(
  [...SPOKEN_BY].flatMap(([word, by]) => (by.every((language) => language === 'en') ? [word] : [])),
);

/** Words that are looked at: a language shows soon. */
const SAMPLE = 300;
const LETTER = /\p{L}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;

/** `words` are folded; `knows` recognises English ones. */
type Read = { original: string; words: readonly Word[]; knows: (lexeme: Lexeme) => boolean };

/** Letters of other scripts that spell English words count as English: a disguise is no language. */
export function languageOf({ original, words, knows }: Read): Language {
  const sample = words.length > SAMPLE ? words.slice(0, SAMPLE) : words;
  const spelled = sample.filter(
    (word, at) =>
      word.lexeme.isSpelled && !(isLetter(word) && (isLetter(sample[at - 1]) || isLetter(sample[at + 1]))),
  );
  const known = spelled.filter(({ lexeme }) => knows(lexeme));
  if (known.length < spelled.length * KNOWN_SHARE && foreignLetters(original) > FOREIGN_SHARE) return 'other';
  if (spelled.length === 0) return sample.length > 0 ? 'other' : 'unknown';
  if (known.length >= spelled.length * ENOUGH_ENGLISH && !known.some(({ repaired }) => repaired)) return 'en';
  const runs = runsOf(spelled);
  const pieces = runs.length;
  const written = runs.flatMap((run) => (run.length === 1 || lengthOf(run) >= LONG ? run : []));
  const english = written.filter(({ lexeme }) => knows(lexeme));
  const share = english.reduce((sum, { repaired }) => sum + (repaired ? MENDED : 1), 0) / pieces;
  if (share >= ENOUGH_ENGLISH) return 'en';
  const mayBeEnglish =
    pieces < FEWEST_FOREIGN ||
    share >= LITTLE_ENGLISH ||
    english.some(({ lexeme }) => ONLY_ENGLISH.has(lexeme.word)) ||
    known.some(({ lexeme }) => lexeme.classes & RUDE);
  return ofStopWords(written, mayBeEnglish, known.length >= spelled.length * KNOWN_SHARE);
}

/** Letters in a row spell a word out, and are words of no language. */
function isLetter(word: Word | undefined): boolean {
  return word?.lexeme.word.length === 1 && !word.repaired;
}

/** English words of abuse, which count even among unknown words. */
const RUDE =
  WORD.slur |
  WORD.softSlur |
  WORD.insultNoun |
  WORD.insultAdjective |
  WORD.derogatory |
  WORD.dehumanising |
  WORD.profanity |
  WORD.hatred |
  WORD.violence |
  WORD.sexual |
  WORD.hostile;
const FOREIGN_SHARE = 0.5;
const KNOWN_SHARE = 0.6;
const ENOUGH_ENGLISH = 0.7;
const LITTLE_ENGLISH = 0.5;
/** The weight of a repaired word, as a share of an English word. */
const MENDED = 0.5;
const FEWEST_WORDS = 2;
const FEWEST_FOREIGN = 3;
/** Letters of words that were joined on purpose. */
const LONG = 12;

function ofStopWords(words: readonly Word[], mayBeEnglish: boolean, isEnglish: boolean): Language {
  const counts = new Map<Language, number>();
  for (const { lexeme } of words) {
    for (const language of SPOKEN_BY.get(lexeme.word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const english = counts.get('en') ?? 0;
  const [best, count] = [...counts].reduce<[Language, number]>(
    (top, entry) => (entry[0] !== 'en' && entry[1] > top[1] ? entry : top),
    ['other', 0],
  );
  if (!mayBeEnglish || (count >= FEWEST_WORDS && count > english * 1.5)) return best;
  return english > 0 || isEnglish ? 'en' : 'unknown';
}

/** Words, those in one run that were written as one and taken apart: a short one may be of another language. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let before: Word | undefined;
  for (const word of words) {
    if (before?.repaired && word.repaired && before.end === word.start) runs.at(-1)?.push(word);
    else runs.push([word]);
    before = word;
  }
  return runs;
}

function lengthOf(run: readonly Word[]): number {
  return (run.at(-1)?.end ?? 0) - (run[0]?.start ?? 0);
}

const CHARACTERS = 2_000;

/** The share of letters that are not Latin. */
function foreignLetters(original: string): number {
  let [foreign, letters] = [0, 0];
  for (const character of original.slice(0, CHARACTERS)) {
    if (character < '\u0080') {
      if ((character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')) letters += 1;
    } else if (LETTER.test(character)) {
      letters += 1;
      if (!LATIN_LETTER.test(character)) foreign += 1;
    }
  }
  return letters === 0 ? 0 : foreign / letters;
}
