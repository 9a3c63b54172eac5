import {
  actSchema,
  debaterIds,
  onRecord,
  storedName,
  seatsTakenBy,
  otherSide,
  REPORT_LIMITS,
  fairShareOf,
  sharesOf,
  spokenIn,
  own,
  type ArgumentMap,
  type DebateReport,
  type Feedback,
  type MapCorrection,
  type Message,
  type NotJudged,
  type Room,
  type Side,
  type TranscriptSource,
} from '@rostrum/domain';
import { inLanguage } from '@rostrum/words';
import type { CivilityEngine } from '../engine/civility-engine.ts';
import { groupBy } from '../base/group-by.ts';
import { applyCorrections } from '../map/corrections.ts';
import type { MapHeads } from '../map/heads.ts';
import { lastingMap } from '../map/lasting-map.ts';
import { linesOfArgument } from '../map/lines-of-argument.ts';
import type { Person } from '../map/restated-before.ts';
import { bareWords } from './bare-words.ts';
import { feedbackForAll } from './feedback.ts';
import { sentenceAround } from './linked-words.ts';
import { listen, type Heard } from './listen.ts';
import { asidesOf, linkOf, matterOf, strongestEvidence, type Matter, type MatterSource } from './matter.ts';
import { passagesOf, type Passage } from './passages.ts';
import { summaryLines } from './summary-lines.ts';
import { heardBefore, tallyOf, type Tally, type TallyContext } from './tally.ts';
import { turningPoints } from './turning-points.ts';
import { judgeTwice, type Case } from './verdict.ts';

/** The three kinds of documents about a finished debate. */
export type WrittenReport = { report: DebateReport; map: ArgumentMap; feedback: Feedback[] };

export type ReportOptions = {
  atMs: number;
  corrections?: readonly MapCorrection[];
  /** What a debate means: which message is answered, and how near its sentences are; without it the words have to do. */
  meaning?: Partial<MapHeads> & Pick<MatterSource, 'vectorOf'>;
};

/**
 * The measure of a verdict: so many messages of each side, and in all so many sentences that argue something, with so many words.
 */
const ENOUGH = { messagesEach: 2, sentences: 3, words: 30 } as const;
const MOST_UNREAD = 0.5;

/**
 * Writes the report, the map and everybody's feedback from a transcript. Pure: the same transcript gives the same
 * bytes. Swapping sides, names or the order of the seats swaps them in the report and changes nothing else. Feedback is in
 * the language of the room. Every
 * quote comes from the messages by its place; `verifyQuotes` checks this before anything is stored.
 */
export function writeReport(
  source: TranscriptSource,
  engine: CivilityEngine,
  { atMs, corrections = [], meaning }: ReportOptions,
): WrittenReport {
  const { room } = source;
  const { messages, acts } = onRecord(source);
  const hasEnded = room.endedAtMs !== null;
  const heard = listen(messages, engine, { hasEnded, people: peopleIn(room), ...(meaning && { meaning }) });
  const { map } = applyCorrections(heard.map, corrections);
  const restated = groupBy(
    map.nodes.filter(({ kind }) => kind === 'restatement'),
    ({ messageId }) => messageId,
  );
  const asides = asidesOf({ messages, analyse: engine.analyse });
  const passages = messages.flatMap((message) => {
    const nodes = restated.get(message.id) ?? [];
    const announced = nodes.map((node) => ({ start: sentenceAround(message, node).start, end: node.end }));
    return passagesOf(message, nodes, [...announced, ...(asides.get(message.id) ?? [])]);
  });
  const restating = new Map([...restated].map(([id, nodes]) => [id, nodes[0]?.end ?? 0]));
  const context = contextOf(room, passages, heard, restating);
  const { motion } = room;
  const matter = matterOf({ messages, motion, map, analyse: engine.analyse, vectorOf: meaning?.vectorOf });
  const notJudged = whatIsNotJudged(messages, heard, matter);
  const lasting = lastingMap(map);
  const report: DebateReport = {
    version: 1,
    writtenAtMs: atMs,
    ...(room.recordChangedAtMs !== undefined && { recordChangedAtMs: room.recordChangedAtMs }),
    messages: messages.length,
    notJudged,
    summary: {
      engine: 'embedded',
      ...(notJudged.summary ? { for: [], against: [] } : summaryLines(matter, motion, map)),
    },
    lines: { ...countLines(map), leftOut: lasting.leftOut },
    airtime: airtimeOf(room),
    civility: notJudged.civility ? [] : civilityOf(messages, heard),
    acts: ledgerOf(room),
    verdict: notJudged.verdict ? null : judgeTwice(casesOf(passages, map, context, matter)),
    swing: swingIn(room),
    turningPoints: turningPoints(map, messages, acts),
  };
  const forFeedback = {
    room,
    messages,
    map,
    tallies: talliesByPerson(passages, context, matter),
    notJudged: notJudged.feedback ?? null,
    atMs,
  };
  const feedback = inLanguage(spokenIn(room), () => feedbackForAll(forFeedback));
  return { report, map: lasting.map, feedback };
}

/** Who debates, by the names that others see. */
export function peopleIn(room: Room): Person[] {
  return debaterIds(room.debate).flatMap((uid) => {
    const side = seatsTakenBy(room.debate, uid)[0]?.side;
    return side ? [{ uid, side, name: storedName(room, uid) }] : [];
  });
}

function contextOf(
  room: Room,
  passages: readonly Passage[],
  { conduct }: Heard,
  restating: TallyContext['restating'],
): TallyContext {
  const flagged = [...conduct].flatMap(([id, { isFlagged }]) => (isFlagged ? [id] : []));
  return {
    motion: new Set(bareWords(room.motion).map(({ key }) => key)),
    heard: heardBefore(passages),
    flagged: new Set(flagged),
    restating,
  };
}

function whatIsNotJudged(
  messages: readonly Message[],
  { unread }: Heard,
  matter: readonly Matter[],
): DebateReport['notJudged'] {
  const said = (side: Side) => messages.filter((message) => message.side === side).length;
  const least = Math.min(said('for'), said('against'));
  const all = (why: NotJudged) => ({ summary: why, verdict: why });
  if (messages.length > 0 && unread / messages.length > MOST_UNREAD) {
    return { ...all('language'), map: 'language', civility: 'language', feedback: 'language' };
  }
  if (messages.length === 0) return { ...all('short'), map: 'short', civility: 'short', feedback: 'short' };
  if (least === 0) return { verdict: 'oneSide' };
  return least < ENOUGH.messagesEach || isThin(matter) ? { verdict: 'thin' } : {};
}

function isThin(matter: readonly Matter[]): boolean {
  const words = matter.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return matter.length < ENOUGH.sentences || words < ENOUGH.words;
}

function countLines(map: ArgumentMap): Omit<DebateReport['lines'], 'leftOut'> {
  const counts = { answered: 0, conceded: 0, dropped: 0, open: 0, unjudged: 0 };
  for (const { fate } of linesOfArgument(map)) if (fate) counts[fate] += 1;
  return counts;
}

function airtimeOf({ debate }: Room): DebateReport['airtime'] {
  return sharesOf(debate)
    .slice(0, REPORT_LIMITS.people)
    .map(({ uid, side, characters, share }) => ({
      uid,
      side,
      characters,
      share,
      fairShare: side === null ? null : fairShareOf(debate, uid),
    }));
}

/** Slices of like length from the first message to the last, and in each the hottest words of each side. */
function civilityOf(messages: readonly Message[], { conduct }: Heard): DebateReport['civility'] {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return [];
  const count = Math.min(REPORT_LIMITS.civilitySlices, messages.length);
  const length = Math.max(1, (last.createdAtMs - first.createdAtMs) / count);
  const slices = Array.from({ length: count }, (_, at): DebateReport['civility'][number] => ({
    fromMs: Math.round(first.createdAtMs + at * length),
    toMs: Math.round(first.createdAtMs + (at + 1) * length),
    for: null,
    against: null,
  }));
  for (const { id, side, createdAtMs } of messages) {
    const heat = conduct.get(id)?.heat;
    const slice = slices[Math.min(count - 1, Math.floor((createdAtMs - first.createdAtMs) / length))];
    if (heat !== undefined && slice && side) slice[side] = Math.max(slice[side] ?? 0, rounded(heat));
  }
  return slices;
}

function ledgerOf({ ledger }: Room): DebateReport['acts'] {
  return actSchema.options.flatMap((act) => {
    const row = own(ledger, act);
    return row ? [{ act, found: { ...row.found }, acted: { ...row.acted } }] : [];
  });
}

function swingIn({ tally }: Room): DebateReport['swing'] {
  const { swing, gained } = tally ?? {};
  return swing && gained ? { ...swing, gained } : null;
}

function casesOf(
  passages: readonly Passage[],
  { nodes }: ArgumentMap,
  context: TallyContext,
  matter: readonly Matter[],
): Record<Side, Case> {
  const caseOf = (side: Side): Case => {
    const theirs = nodes.filter((node) => node.side === otherSide(side) && node.kind === 'claim');
    const answered = theirs.filter(({ fate }) => fate === 'answered').length;
    const given = theirs.filter(({ fate }) => fate === 'dropped' || fate === 'conceded').length;
    return {
      tally: tallyOf(
        passages.filter(({ message }) => message.side === side),
        context,
      ),
      met: { hits: answered, chances: answered + given },
      matter: matter.filter((one) => one.side === side),
    };
  };
  return { for: caseOf('for'), against: caseOf('against') };
}

/** Everybody's tally; their strongest evidence is quoted for it. */
function talliesByPerson(
  passages: readonly Passage[],
  context: TallyContext,
  matter: readonly Matter[],
): Map<string, Tally> {
  const byAuthor = groupBy(passages, ({ message }) => message.authorId);
  return new Map(
    [...byAuthor].map(([uid, own]) => {
      const tally = tallyOf(own, context);
      const ids = new Set(own.map(({ message }) => message.id));
      const cited = strongestEvidence(matter.filter(({ messageId }) => ids.has(messageId)));
      const best = cited && tally.evidence.hits > 0 ? linkOf(cited) : tally.evidence.best;
      return [uid, { ...tally, evidence: { ...tally.evidence, best } }];
    }),
  );
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
