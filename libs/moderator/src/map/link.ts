import type { EdgeBasis, Message, NodeKind, Relation, Side, Span } from '@rostrum/domain';
import { sharedWords } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';
import type { MapHeads } from './heads.ts';
import type { Point, ReadMessage, Restatement, Statement } from './read-message.ts';

/** The parts of a message that a map needs. */
export type MapMessage = Pick<
  Message,
  'id' | 'authorId' | 'side' | 'stepIndex' | 'kind' | 'text' | 'quote' | 'createdAtMs'
> & { authorName?: string };

/** A message with its points, and the number of turns that each side had up to it. */
export type Entry = {
  message: MapMessage;
  read: ReadMessage;
  turns: Readonly<Record<Side, number>>;
};

/** From words of a message to words of an earlier one. */
export type Link = {
  from: Statement;
  to: { messageId: string; statement: Statement; kind: NodeKind };
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
/** The score from which an announced restatement is taken for one claim; who holds it is known already. */
const RESTATES_FROM = 0.5;
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
  const answer = (from: Statement, words: string, relation: Relation) =>
    answerTo(from, words, message, others, quoted, heads, relation);
  const restated = new Map(
    read.restatements.map((one) => [one, restatedLink(one, others, earlier, heads)] as const),
  );
  for (const point of read.points) {
    const of = point.answers;
    if (of && restated.has(of) && !restated.get(of))
      restated.set(of, byItsAnswer(of, point, message, answer));
  }
  return [
    ...read.concessions.flatMap((words) => answer(words, words.text, 'concession')),
    ...[...restated.values()].flatMap((link) => link ?? []),
    ...read.points.flatMap((point) =>
      point.answers
        ? [rebuttalOf(point.answers, restated.get(point.answers), point, message)]
        : linksOfPoint(point, message, others, own, quoted, heads),
    ),
  ];
}

/** A restatement in other words than the claim's: it and its answer together find the message that they are about. */
function byItsAnswer(
  restatement: Restatement,
  point: Point,
  { text }: MapMessage,
  answer: (from: Statement, words: string, relation: Relation) => Link[],
): Link | undefined {
  const words = text.slice(restatement.of.start, Math.min(point.end, restatement.of.start + LONGEST));
  const [link] = answer(restatement, words, 'restatement');
  return link;
}

/** From a restatement to the words that it restates: those that it quotes, or the claim of its holder that says most of it. */
function restatedLink(
  restatement: Restatement,
  others: readonly Entry[],
  earlier: readonly Entry[],
  heads: MapHeads,
): Link | undefined {
  const { said, uid } = restatement.of;
  const quoted = said && earlier.find(({ message }) => message.id === said.messageId);
  if (said && quoted) {
    const words = quoted.message.text.slice(said.start, said.end);
    return linkTo(restatement, quoted, 'restatement', 'quote', 1, words)[0];
  }
  const claims = others
    .filter(({ message }) => uid === null || message.authorId === uid)
    .flatMap((entry) => statementsOf(entry.read).map((statement) => ({ entry, statement })));
  const scores = heads.restates(
    restatement.text,
    claims.map(({ statement }) => statement.text),
  );
  const score = Math.max(0, ...scores);
  const best = claims[scores.lastIndexOf(score)];
  if (!best || score < RESTATES_FROM) return undefined;
  const { entry, statement } = best;
  const kind = statement === entry.read.unread ? 'unread' : 'claim';
  const to = { messageId: entry.message.id, statement, kind } as const;
  return { from: restatement, to, relation: 'restatement', basis: 'words', score };
}

/** The words after a restatement answer what it restates; if nobody has said that yet, they answer the restatement. */
function rebuttalOf(
  restatement: Restatement,
  found: Link | undefined,
  { lead }: Point,
  { id }: MapMessage,
): Link {
  const to = found?.to ?? { messageId: id, statement: restatement, kind: 'restatement' };
  return { from: lead, to, relation: 'rebuttal', basis: found?.basis ?? 'message', score: found?.score ?? 1 };
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
          to: { messageId: message.id, statement, kind: statement === read.unread ? 'unread' : 'claim' },
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
      .map((point) => ({ messageId: message.id, statement: point.lead, kind: 'claim' as const })),
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
