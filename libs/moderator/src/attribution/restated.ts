import type { Span } from '@rostrum/domain';
import { quotedParts } from '../text/quoted-parts.ts';
import { cuesOfName, NAMELESS_CUES, NOTHING_HELD, NOT_SAID, TURN, type Cue } from './restating-cues.ts';

/** Somebody who may be spoken of. */
export type Speaker = { uid: string; names: readonly string[] };
/** An earlier message of the other side. */
export type SaidBefore = { messageId: string; uid: string; text: string };

/**
 * Words of a message that give somebody else's view. The span covers the announcement too, `words` only what is held.
 * `uid`: who holds it, null if only the side is known. `said`: the message and the place in it that is quoted.
 */
export type Restated = Span & {
  words: Span;
  uid: string | null;
  said: (Span & { messageId: string }) | null;
};

type Context = { others: readonly Speaker[]; before: readonly SaidBefore[] };

const FEWEST_QUOTED = 3;
const FEWEST_HELD = 2;
const LONGEST = 8_000;

/**
 * What the author of a text says in the name of the other side: what they announce ("Ada claims that …") and what they quote from
 * it. In the order of the text, none overlapping. `sentences`: the places of its sentences.
 */
export function restatedIn(text: string, sentences: readonly Span[], context: Context): Restated[] {
  const plain = text.slice(0, LONGEST).replaceAll(/[’‘]/gu, "'");
  const quoted = quotationsIn(text.slice(0, LONGEST), context.before);
  const cues = [
    ...context.others.flatMap(({ uid, names }) =>
      names.flatMap((name) => (plain.includes(name) ? cuesOfName(name).map((cue) => ({ cue, uid })) : [])),
    ),
    ...NAMELESS_CUES.map((cue) => ({ cue, uid: undefined })),
  ];
  const last = context.before.at(-1)?.uid ?? null;
  const announced: Restated[] = [];
  let follows = true;
  for (const { start, end } of sentences) {
    const found = announcedIn(plain.slice(start, end), cues, follows);
    follows = found !== undefined;
    if (!found) continue;
    const words = { start: start + found.words.start, end: start + found.words.end };
    const quote = quoted.find((one) => overlap(one, words));
    const held = found.holder === 'you' ? last : found.holder === 'people' ? null : onlyOne(context);
    announced.push({
      start: start + found.start,
      end: Math.max(words.end, quote?.end ?? 0),
      words,
      uid: quote?.uid ?? found.uid ?? held,
      said: quote?.said ?? null,
    });
  }
  const alone = quoted.filter((quote) => !announced.some((one) => overlap(one, quote)));
  return [...announced, ...alone].toSorted((one, other) => one.start - other.start);
}

/** Where one person alone is on the other side, they hold what it is said to hold. */
function onlyOne({ others }: Context): string | null {
  return others.length === 1 ? (others[0]?.uid ?? null) : null;
}

function announcedIn(
  sentence: string,
  cues: readonly { cue: Cue; uid: string | undefined }[],
  mayBeVague: boolean,
): (Span & { words: Span; uid: string | undefined; holder: Cue['holder'] }) | undefined {
  for (const { cue, uid } of cues) {
    const match = cue.isVague && !mayBeVague ? null : cue.expression.exec(sentence);
    if (!match || NOT_SAID.test(match[0])) continue;
    const from = match.index + match[0].length;
    const rest = sentence.slice(from);
    if (!/that $/iu.test(match[0]) && NOTHING_HELD.test(rest)) continue;
    const turn = TURN.exec(rest.replaceAll(/["“][^"”]*["”]?/gu, (quote) => 'q'.repeat(quote.length)));
    const to = turn ? from + turn.index : sentence.trimEnd().length;
    const words = wordsIn(sentence.slice(from, to));
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || words.length < FEWEST_HELD) continue;
    const held = { start: from + first.start, end: from + last.end };
    return { start: match.index, end: to, words: held, uid, holder: cue.holder };
  }
  return undefined;
}

/** Quotations whose words the other side said before. */
function quotationsIn(text: string, before: readonly SaidBefore[]): Restated[] {
  return quotedParts(text).flatMap(({ start, end, inside }) => {
    const words = wordsIn(text.slice(inside.start, inside.end));
    if (words.length < FEWEST_QUOTED) return [];
    const source = before.findLast((one) => placeOfWords(one.text, words) !== undefined);
    const place = source && placeOfWords(source.text, words);
    if (!source || !place) return [];
    const after = /^\s*[:,?!.]+/u.exec(text.slice(end))?.[0].length ?? 0;
    const said = { messageId: source.messageId, ...place };
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return [];
    const held = { start: inside.start + first.start, end: inside.start + last.end };
    return [{ start, end: end + after, words: held, uid: source.uid, said }];
  });
}

type PlacedWord = Span & { word: string };

function wordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ index, 0: word }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }));
}

/** The place of these words in a text, one after the other, whatever is between them. */
function placeOfWords(text: string, words: readonly PlacedWord[]): Span | undefined {
  const all = wordsIn(text);
  const at = all.findIndex((_, from) => words.every(({ word }, next) => all[from + next]?.word === word));
  const [first, last] = [all[at], all[at + words.length - 1]];
  return at >= 0 && first && last ? { start: first.start, end: last.end } : undefined;
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
