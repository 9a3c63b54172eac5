import { otherSide, type Side } from '@rostrum/domain';
import type { MapMessage } from '../map/link.ts';
import { coverage } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';
import { neutralLines, textsAbout, wordsOf, type PracticeCase } from './case.ts';
import type { Ear } from './ear.ts';
import { sentencesOfCase } from './keeps-side.ts';
import { shortQuote } from './quotes.ts';
import { isQuestion, segmentsOf, wordsIn, type Segment } from './segments.ts';
import { supportOf, type Support } from './support.ts';

/** How the other side spoke since the opponent's last words. */
type Manner = 'silent' | 'asks' | 'quotes' | 'beside' | 'rude' | 'unread' | 'argues';

/** A claim of the other side. */
export type HeardClaim = {
  messageId: string;
  text: string;
  /** The sentence that stands for it, as a quote; undefined if none can be quoted. */
  quote: string | undefined;
  /** The argument of the case that it makes, by its place; undefined for one that the case does not have. */
  place: number | undefined;
  near: number;
  support: Support;
  /** The fact of the case that it states. */
  fact: string | undefined;
  /** Whether the opponent replied to it, or to an earlier form of it. */
  isAnswered: boolean;
};

export type Heard = {
  manner: Manner;
  /** One for each argument, the last form of it; in the order of the debate. */
  claims: readonly HeardClaim[];
  /** The questions of the last message that asks, as they were asked. */
  questions: readonly string[];
  /** Words of the opponent's side that the other side granted, with the places of the points that they grant. */
  granted: readonly { quote: string | undefined; place: number | undefined }[];
  /** The opponent's own points that the other side spoke about, by their places. */
  takenUp: ReadonlySet<number>;
};

export type Listening = {
  side: Side;
  file: PracticeCase;
  said: readonly MapMessage[];
  self: string;
  ear: Ear;
  /** Messages that nobody should repeat, and ones that cannot be read. */
  rude: ReadonlySet<string>;
  unread: ReadonlySet<string>;
};

type Part = Segment & { message: MapMessage };

/** Below this part of its words in the case, a claim that fits no argument is beside the motion. */
const ABOUT_FROM = 0.12;
/** A shorter sentence is quoted only if there is no other. */
const FEWEST_WORDS = 4;
/** First words that join a sentence to the one before. */
const JOINING =
  /^(?:(?:but|and|well|yet|then|also|okay|ok|yes|no|come on|second(?:ly)?|first(?:ly)?|third(?:ly)?|finally|for example)\b[,:]? )+/iu;
/** Words of debating, which are about no motion. */
const DEBATING = /\b(?:motion|debate|debater|side|argument|point|claim)s?\b/giu;

/** What the other side has said, by the arguments of the case. Pure. */
export function listen(listening: Listening): Heard {
  const { said, self, unread } = listening;
  const theirs = said.filter(({ authorId }) => authorId !== self);
  const parts = theirs
    .filter(({ id }) => !unread.has(id))
    .flatMap((message) => segmentsOf(message.text).map((segment) => ({ ...segment, message })));
  const claims = parts.filter((part) => part.text !== '' && !part.asks && !part.quotes);
  const heard = claims.map((part) => heardIn(part, listening));
  const about = heard.filter(({ claim, isBeside }) => !isBeside && !listening.rude.has(claim.messageId));
  return {
    manner: mannerOf(listening, parts, about),
    claims: lastForms(about.map(({ claim }) => claim)),
    questions: questionsIn(theirs, parts),
    granted: parts.flatMap((part) => part.granted.map((words) => grantedIn(words, part, listening))),
    takenUp: takenUp(heard, listening),
  };
}

function heardIn({ text, sentences, message }: Part, listening: Listening) {
  const { file, side, ear } = listening;
  const points = file.arguments[otherSide(side)];
  const nearness = points.map((point) => ear.near(text, textsAbout(point)));
  const near = Math.max(0, ...nearness);
  const nearest = points[nearness.indexOf(near)];
  const fits = nearest !== undefined && ear.takesUp(text, sentences, textsAbout(nearest));
  const point = fits ? nearest : undefined;
  const claim: HeardClaim = {
    messageId: message.id,
    text,
    quote: quoteFrom(sentences, message.text, (sentence) =>
      point ? ear.near(sentence, wordsOf(point)) : sentence.length,
    ),
    place: fits ? nearness.indexOf(near) : undefined,
    near,
    support: supportOf(text),
    fact: factIn(sentences, listening),
    isAnswered: isAnswered(point?.answer, text, message, listening),
  };
  const isBeside = !fits && claim.support.kind !== 'source' && share(text, file) < ABOUT_FROM;
  return { claim, isBeside };
}

function quoteFrom(
  sentences: readonly string[],
  message: string,
  weight: (sentence: string) => number,
): string | undefined {
  const candidates = sentences.filter((sentence) => !isQuestion(sentence) && message.includes(sentence));
  const worth = (sentence: string) => (wordsIn(sentence) < FEWEST_WORDS ? -1 : weight(sentence));
  const best = candidates.toSorted((one, other) => worth(other) - worth(one));
  return best
    .map((sentence) => shortQuote(sentence.replace(JOINING, '')))
    .find((quote) => quote !== undefined);
}

/** By the reply of the case after it, or by words that quoted it: new words for an answered argument are a new claim. */
function isAnswered(
  answer: string | undefined,
  text: string,
  message: MapMessage,
  { said, self }: Listening,
): boolean {
  const madeAt = said.indexOf(message);
  return said.some(
    (one, at) =>
      one.authorId === self &&
      one.kind !== 'question' &&
      ((answer !== undefined && at > madeAt && one.text.includes(answer)) ||
        quotesOf(one.text).some((quote) => text.includes(quote))),
  );
}

function quotesOf(text: string): string[] {
  return [...text.matchAll(/“([^”…]{8,}?)(?: …)?”/gu)].map(([, words = '']) => words);
}

/** The part of a text's words that the case has, the motion's debaters' own jargon aside. */
function share(text: string, file: PracticeCase): number {
  const whole = [
    file.background,
    ...file.arguments.for.flatMap(textsAbout),
    ...file.arguments.against.flatMap(textsAbout),
  ].join(' ');
  return coverage(profileOfText(whole), profileOfText(text.replaceAll(DEBATING, ' ')));
}

/** A fact that somebody states with another figure is not the fact. */
function factIn(sentences: readonly string[], { file, ear }: Listening): string | undefined {
  const found = file.facts.flatMap(({ says }) =>
    sentences
      .filter((sentence) => figuresIn(sentence).every((figure) => says.includes(figure)))
      .map((sentence) => ({ says, near: ear.near(sentence, [says]) })),
  );
  const [best] = found.toSorted((one, other) => other.near - one.near);
  return best && best.near >= ear.statesFrom ? best.says : undefined;
}

function figuresIn(text: string): string[] {
  return text.match(/\d[\d,.]*\d|\d/gu) ?? [];
}

function grantedIn(words: string, { message }: Part, { file, side, ear }: Listening) {
  const nearness = file.arguments[side].map((point) => ear.near(words, wordsOf(point)));
  const place = nearness.indexOf(Math.max(...nearness));
  const point = file.arguments[side][place];
  const isMeant = point !== undefined && ear.takesUp(words, [], textsAbout(point));
  return { quote: quoteFrom([words], message.text, () => 0), place: isMeant ? place : undefined };
}

/** Own points of which the other side spoke after they were made, more than of its own. */
function takenUp(heard: readonly { claim: HeardClaim }[], listening: Listening): ReadonlySet<number> {
  const { file, side, said, self, ear } = listening;
  const places = file.arguments[side].flatMap((point, place) => {
    const madeAt = said.findIndex(({ authorId, text }) => authorId === self && text.includes(point.claim));
    if (madeAt === -1) return [];
    const later = new Set(said.slice(madeAt + 1).map(({ id }) => id));
    const texts = textsAbout(point);
    const speaksOfIt = heard.some(
      ({ claim }) =>
        later.has(claim.messageId) &&
        ear.takesUp(claim.text, [], texts) &&
        ear.near(claim.text, texts) > claim.near,
    );
    return speaksOfIt ? [place] : [];
  });
  return new Set(places);
}

/** One claim for each argument of the case: its last form, answered only if nothing came after the answer. */
function lastForms(claims: readonly HeardClaim[]): HeardClaim[] {
  return claims.filter(
    ({ place }, at) => place === undefined || !claims.slice(at + 1).some((later) => later.place === place),
  );
}

function questionsIn(theirs: readonly MapMessage[], parts: readonly Part[]): string[] {
  const last = theirs.at(-1);
  const here = parts.filter(({ message, sentences }) => {
    return message.stepIndex === last?.stepIndex && sentences.some(isQuestion);
  });
  const asking = here.at(-1)?.message;
  return here.flatMap(({ message, sentences }) => (message === asking ? sentences.filter(isQuestion) : []));
}

function mannerOf(
  { said, self, rude, unread }: Listening,
  parts: readonly Part[],
  about: readonly { claim: HeardClaim }[],
): Manner {
  const since = new Set(
    said.slice(said.findLastIndex(({ authorId }) => authorId === self) + 1).map(({ id }) => id),
  );
  const now = parts.filter(({ message }) => since.has(message.id));
  if (about.some(({ claim }) => since.has(claim.messageId))) return 'argues';
  if ([...since].some((id) => rude.has(id))) return 'rude';
  if ([...since].some((id) => unread.has(id))) return 'unread';
  if (now.some(({ asks }) => asks)) return 'asks';
  if (now.some(({ quotes }) => quotes)) return 'quotes';
  return now.length === 0 ? 'silent' : now.some(({ granted }) => granted.length > 0) ? 'argues' : 'beside';
}

/** Everything that `listen` and the opponent's words compare, for an encoder. */
export function textsToHear({ said, file, self }: Pick<Listening, 'said' | 'file' | 'self'>): string[] {
  const theirs = said.filter(({ authorId }) => authorId !== self);
  const parts = theirs.flatMap(({ text }) => segmentsOf(text));
  const points = [...file.arguments.for, ...file.arguments.against].flatMap(textsAbout);
  const hasQuestion = parts.some(({ sentences }) => sentences.some(isQuestion));
  const texts = [
    ...points,
    ...file.facts.map(({ says }) => says),
    ...parts.flatMap(({ text, sentences, granted }) => [text, ...sentences, ...granted]),
    ...(hasQuestion ? [...sentencesOfCase(file), ...neutralLines(file)] : []),
  ];
  return [...new Set(texts)].filter((text) => text !== '');
}
