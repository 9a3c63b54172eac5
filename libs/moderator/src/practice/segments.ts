import { concedes, turnsToAnotherPoint } from '../map/phrases.ts';
import { quotedParts } from '../text/quoted-parts.ts';

/**
 * A part of a message that can hold one argument. `text`: its own words, without quotations. `granted`: what it concedes.
 * `asks`: it only asks. `quotes`: it only quotes.
 */
export type Segment = {
  text: string;
  sentences: readonly string[];
  granted: readonly string[];
  asks: boolean;
  quotes: boolean;
};

/** Sentences that still are one argument. */
const MOST_SENTENCES = 4;
const FEWEST_OWN_WORDS = 3;
const LONGEST = 12_000;

/** The parts of a message, in order. */
export function segmentsOf(message: string): Segment[] {
  const paragraphs = message.slice(0, LONGEST).split(/\n+/u);
  return paragraphs
    .filter((words) => /\p{L}/u.test(words))
    .flatMap((words) => chunksOf(words).map(asSegment));
}

/** The sentences of a text, with their end signs. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？؟]["”’')]*)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function chunksOf(paragraph: string): string[] {
  const chunks: string[][] = [];
  for (const sentence of sentencesIn(paragraph)) {
    const chunk = chunks.at(-1);
    const isFull = chunk === undefined || chunk.length >= MOST_SENTENCES;
    if (isFull || turnsToAnotherPoint(plain(sentence))) chunks.push([sentence]);
    else chunk.push(sentence);
  }
  return chunks.map((chunk) => chunk.join(' '));
}

function asSegment(words: string): Segment {
  const own = withoutQuotations(words);
  const hasQuotation = own !== words;
  const parts = sentencesIn(own).map(splitConcession);
  const kept = parts.flatMap(({ kept: rest }) => rest);
  const isOwn = wordsIn(own) >= FEWEST_OWN_WORDS;
  return {
    text: kept.join(' '),
    sentences: kept,
    granted: parts.flatMap(({ granted }) => granted),
    asks: kept.length > 0 && kept.every(isQuestion),
    quotes: hasQuotation && !isOwn,
  };
}

/** The words of a concession around what it grants. */
const CONCEDING =
  /^(?:(?:okay|ok|yes|yeah|fair|fair enough|right|well|sure|true)[,.]? )*(?:(?:I|we)(?:['’]ll| will| do| must| have to)?(?: gladly| happily| readily| freely| fully| quite)? (?:concede|grant|accept|acknowledge|admit|agree)(?: you)?(?: that| with you that|,)? ?|you(?:['’]re| are)(?: quite| absolutely)? right (?:that |about )?|granted[,:]? )?|,? (?:I|we)(?:['’]ll| will)? give you (?:that|this).*$|,? (?:fair|good) point.*$/giu;

/** “I grant that it costs money, but it works” grants the first part and claims the second. */
function splitConcession(sentence: string): { granted: string[]; kept: string[] } {
  if (!concedes(plain(sentence))) return { granted: [], kept: [sentence] };
  const [conceding = '', ...claimed] = sentence.split(/,? (?:but|yet|though|however),? /iu);
  const granted = conceding.replace(CONCEDING, '').replace(/[.,;!\s]+$/u, '');
  return {
    granted: wordsIn(granted) > 1 ? [granted] : [],
    kept: claimed.length > 0 ? [claimed.join(' but ')] : [],
  };
}

export function isQuestion(sentence: string): boolean {
  return /[?？؟]["”’')]*$/u.test(sentence);
}

/** The text without its quotations; without any, the text itself. */
export function withoutQuotations(text: string): string {
  return quotedParts(text)
    .toReversed()
    .reduce((words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`, text);
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function plain(sentence: string): string {
  return sentence.toLowerCase().replaceAll(/[’‘]/gu, "'");
}
