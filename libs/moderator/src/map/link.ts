import type { EdgeBasis, Message, Relation, Side, Span } from '@rostrum/domain';
import { sharedWords } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';
import type { MapHeads } from './heads.ts';
import type { Point, ReadMessage, Statement } from './read-message.ts';

/** The parts of a message that a map needs. */
export type MapMessage = Pick<
  Message,
  'id' | 'authorId' | 'side' | 'stepIndex' | 'kind' | 'text' | 'quote' | 'createdAtMs'
>;

/** A message with its points, and the number of turns that each side had up to it. */
export type Entry = {
  message: MapMessage;
  read: ReadMessage;
  turns: Readonly<Record<Side, number>>;
};

/** From words of a message to words of an earlier one. */
export type Link = {
  from: Statement;
  to: { messageId: string; statement: Statement; isUnread: boolean };
  relation: Relation;
  basis: EdgeBasis;
  score: number;
};

/** How many of a side's messages are candidates: people answer old messages with a quote. */
const WINDOW = 10;
/** The number of these that get a close comparison. */
const COMPARED = 5;
/** Messages that are gone through to find them. */
const REACH = 60;
/** The score from which words count as an answer: right nine times in ten in mixed threads, see the evaluation. */
const ANSWERS_FROM = 0.5;
/** Meaning finds likely answers everywhere, so it has to be surer to be right as often. */
const MEANT_FROM = 0.7;
const SHARED_FROM = 0.02;
/** The head start of the other side's last turn, in log-odds: people answer what they have just heard. */
const JUST_HEARD = 0.7;
/** The similarity at which a later point of one side repeats an earlier one. */
const ALIKE_FROM = 0.4;
const LONGEST = 2_000;

/** The links from the points and concessions of a message to earlier messages. */
export function linksOf(entry: Entry, earlier: readonly Entry[], heads: MapHeads): Link[] {
  const { message, read } = entry;
  if (read.unread) return quotedOnly(message, read.unread, earlier);
  if (message.side === null) return [];
  const others = windowOf(
    earlier,
    (entry) => entry.message.side !== null && entry.message.side !== message.side,
  );
  const own = windowOf(earlier, (entry) => entry.message.side === message.side);
  const quoted = quotedEntry(message, earlier);
  return [
    ...read.concessions.flatMap((words) =>
      answerTo(words, words.text, message, others, quoted, heads, 'concession'),
    ),
    ...read.points.flatMap((point) => linksOfPoint(point, message, others, own, quoted, heads)),
  ];
}

function linksOfPoint(
  point: Point,
  message: MapMessage,
  others: readonly Entry[],
  own: readonly Entry[],
  quoted: Entry | undefined,
  heads: MapHeads,
): Link[] {
  const words = message.text.slice(point.start, Math.min(point.end, point.start + LONGEST));
  const answers = answerTo(point.lead, words, message, others, quoted, heads, 'rebuttal');
  return answers.length > 0 || point.isWeak ? answers : takesUp(point.lead, own);
}

function answerTo(
  from: Statement,
  words: string,
  message: MapMessage,
  others: readonly Entry[],
  quoted: Entry | undefined,
  heads: MapHeads,
  relation: Relation,
): Link[] {
  if (quoted)
    return linkTo(from, quoted, quotedRelation(message, quoted, relation), 'quote', 1, message.quote?.text);
  const last = others.at(-1);
  const compared = heads.knowsMeaning ? others : closest(words, others);
  const scores = heads
    .answers(words, compared.map(textOf))
    .map((score, at) => (isSameTurn(compared[at], last) ? favoured(score) : score));
  const best = scores.indexOf(Math.max(...scores));
  const target = compared[best];
  const score = scores[best] ?? 0;
  const isSure = target !== undefined && score >= (heads.knowsMeaning ? MEANT_FROM : ANSWERS_FROM);
  const isMeant =
    isSure &&
    (heads.knowsMeaning || speaksOf(words, target) || (relation === 'concession' && target === last));
  return isMeant ? linkTo(from, target, relation, 'words', score) : [];
}

/** An answer that shares no words with its target is a guess; "You are right." refers to the last message. */
function speaksOf(words: string, target: Entry): boolean {
  return sharedWords(profileOfText(words), profileOfText(textOf(target))) > SHARED_FROM;
}

/** The messages with most words in common, and the last one, in their order. */
function closest(words: string, others: readonly Entry[]): Entry[] {
  if (others.length <= COMPARED) return [...others];
  const profile = profileOfText(words);
  const alike = new Map(others.map((other) => [other, sharedWords(profile, profileOfText(textOf(other)))]));
  const last = others.at(-1);
  if (last) alike.set(last, 1);
  const least = [...alike.values()].toSorted((one, other) => other - one)[COMPARED - 1] ?? 0;
  return others.filter((other) => (alike.get(other) ?? 0) >= least).slice(-COMPARED);
}

function textOf({ message }: Entry): string {
  return message.text.slice(0, LONGEST);
}

/** A person who quotes their own side repeats its point. */
function quotedRelation({ side }: MapMessage, quoted: Entry, relation: Relation): Relation {
  return quoted.message.side === side ? 'support' : relation;
}

/** Links to the claim of a message with most words in common, or to the quoted claim. */
function linkTo(
  from: Statement,
  { message, read }: Entry,
  relation: Relation,
  basis: EdgeBasis,
  score: number,
  quote?: string,
): Link[] {
  const claims = statementsOf(read);
  const place = quote === undefined ? -1 : message.text.indexOf(quote);
  const quoted = place < 0 ? undefined : claims.find((claim) => overlaps(claim, place, quote));
  const statement = quoted ?? mostAlike(from, claims);
  return statement
    ? [
        {
          from,
          to: { messageId: message.id, statement, isUnread: statement === read.unread },
          relation,
          basis,
          score,
        },
      ]
    : [];
}

function overlaps({ start, end }: Span, place: number, quote = ''): boolean {
  return start < place + quote.length && place < end;
}

function mostAlike(from: Statement, claims: readonly Statement[]): Statement | undefined {
  const profile = profileOfText(from.text);
  const scores = claims.map((claim) => sharedWords(profile, profileOfText(claim.text)));
  return claims[scores.indexOf(Math.max(...scores))];
}

/** A point that the same side has made before. */
function takesUp(lead: Statement, own: readonly Entry[]): Link[] {
  const profile = profileOfText(lead.text);
  const leads = own.flatMap(({ message, read }) =>
    read.points
      .filter(({ isWeak }) => !isWeak)
      .map((point) => ({ messageId: message.id, statement: point.lead, isUnread: false })),
  );
  const scores = leads.map(({ statement }) => sharedWords(profile, profileOfText(statement.text)));
  const score = Math.max(0, ...scores);
  const to = leads[scores.indexOf(score)];
  return to && score >= ALIKE_FROM ? [{ from: lead, to, relation: 'support', basis: 'words', score }] : [];
}

/** An unreadable message is linked only if its author quoted a message of the other side. */
function quotedOnly(message: MapMessage, unread: Statement, earlier: readonly Entry[]): Link[] {
  const quoted = quotedEntry(message, earlier);
  if (!quoted || message.side === null) return [];
  return linkTo(unread, quoted, quotedRelation(message, quoted, 'rebuttal'), 'quote', 1, message.quote?.text);
}

function quotedEntry({ quote }: MapMessage, earlier: readonly Entry[]): Entry | undefined {
  return quote ? earlier.findLast(({ message }) => message.id === quote.messageId) : undefined;
}

/** The last messages that claim something, oldest first. */
function windowOf(earlier: readonly Entry[], isMeant: (entry: Entry) => boolean): Entry[] {
  const found: Entry[] = [];
  const least = Math.max(0, earlier.length - REACH);
  for (let at = earlier.length - 1; at >= least && found.length < WINDOW; at -= 1) {
    const entry = earlier[at];
    if (entry && entry.read.points.length > 0 && isMeant(entry)) found.push(entry);
  }
  return found.toReversed();
}

/** Everything that another message can point at. */
function statementsOf({ points, unread }: ReadMessage): Statement[] {
  return unread ? [unread] : points.flatMap(({ lead, further }) => [lead, ...further]);
}

function isSameTurn(one: Entry | undefined, other: Entry | undefined): boolean {
  const side = other?.message.side;
  return !!one && !!other && !!side && one.turns[side] === other.turns[side];
}

function favoured(score: number): number {
  const odds = (score / Math.max(1e-9, 1 - score)) * Math.exp(JUST_HEARD);
  return odds / (1 + odds);
}
