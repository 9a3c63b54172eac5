import type { Span } from '@rostrum/domain';
import { bandOf, type Finding, type SignalKind } from '@rostrum/moderator';
import { chooseSummary, groupBy, judgeDebate, type DebateSignals } from '@rostrum/moderator/debate';
import { createCivilityEngine, type CivilityEngine } from '@rostrum/moderator/engine';
import { readOthers, unreadReason, type OtherReading } from './other-languages.ts';
import { parseLine } from './request.ts';
import { decide } from './room.ts';
import type {
  Head,
  Id,
  MessageAnswer,
  MessageRequest,
  Mistake,
  SummaryAnswer,
  SummaryRequest,
} from './shapes.ts';

const DIGITS = 4;
/** A head that abstains: nothing found; for relevance, nothing known. */
const NOTHING: Head = { score: 0, flag: false, spans: [] };
const UNKNOWN: Head = { score: 0.5, flag: false, spans: [] };
/** The policy's reason for an ordinary message. */
const NOTHING_FOUND = 'nothing was found';
/** How many earlier messages of one speaker an order may begin in. */
const REMEMBERED = 3;

let built: CivilityEngine | undefined;

/** Built when it is first needed: that takes a tenth of a second. */
function engine(): CivilityEngine {
  return (built ??= createCivilityEngine());
}

/**
 * The answer to one line of input, the `number`th. Never throws: a mistake is the answer.
 */
export function answerLine(line: string, number?: number): MessageAnswer | SummaryAnswer | Mistake {
  const parsed = parseLine(line, number);
  if (!parsed.ok) return parsed.mistake;
  const { request } = parsed;
  try {
    return request.op === 'summary' ? answerSummary(request) : answerMessage(request);
  } catch (fault) {
    return {
      id: request.id,
      ...(number === undefined ? {} : { line: number }),
      error: `The engine failed: ${fault instanceof Error ? fault.message : String(fault)}`,
    };
  }
}

/** The messages that together say most of what each side says. */
export function answerSummary({ id, motion, messages, count }: SummaryRequest): SummaryAnswer {
  const byPlace = messages.map(({ side, text }, place) => ({
    id: String(place),
    side: side ?? undefined,
    text,
  }));
  const chosen = chooseSummary(byPlace, motion ?? '', count);
  return { id, chosen: chosen.flatMap((place) => messages[Number(place)]?.id ?? []) };
}

/** Conduct in any language that is read, and how far the text's language is. */
export function readConduct(text: string) {
  const analysis = engine().analyse(text);
  const others = readOthers(text, analysis.language);
  return { analysis, others, civility: withSurest(engine().judgeCivility(analysis), others.findings) };
}

/** What every head and the policy say of a message. */
export function answerMessage(request: MessageRequest): MessageAnswer {
  const { id, text, motion, context, candidates, keyPoints } = request;
  const { analysis, others, civility } = readConduct(text);
  const own = bySpeaker(context ?? []);
  const debate = judgeDebate(analysis, {
    ...(motion ? { motion } : {}),
    ...(candidates ? { candidates } : {}),
    ...(keyPoints ? { keyPoints } : {}),
    said: (context ?? []).map((turn) => turn.text),
    own,
  });
  const { fallacy, stance, quality } = debate;
  return {
    id,
    language: analysis.language,
    toxicity: printed(civility.toxicity),
    personAttack: printed(civility.personAttack),
    identityAttack: printed(civility.identityAttack),
    threat: printed(civility.threat),
    relevance: printed(debate.relevance, UNKNOWN),
    claim: printed(debate.claim),
    evidence: printed(debate.evidence),
    injection: printed(debate.injection),
    fallacy: { ...printed(fallacy), label: fallacy?.label ?? 'none' },
    stance: { label: stance?.label ?? 'unclear', score: rounded(stance?.score ?? 0) },
    quality: { score: rounded(quality?.score ?? 0) },
    ...(candidates ? { answers: (debate.answers?.scores ?? candidates.map(() => 0)).map(rounded) } : {}),
    ...(keyPoints ? { keyPointMatch: (debate.keyPoints ?? keyPoints.map(() => 0)).map(rounded) } : {}),
    ...(others.notRead ? { notRead: others.notRead } : {}),
    ...withUnread(decide(text, motion ?? '', [...Object.values(civility), ...forPolicy(debate)]), others),
  };
}

/** The findings of the engine, each replaced by a surer one of the same kind in another language. */
function withSurest<Findings extends Record<string, Finding<SignalKind>>>(
  civility: Findings,
  others: readonly Finding<SignalKind>[],
): Findings {
  const surest = { ...civility };
  for (const [kind, finding] of Object.entries(civility)) {
    const surer = others.find((other) => other.kind === kind && other.score > finding.score);
    if (surer) Object.assign(surest, { [kind]: surer });
  }
  return surest;
}

/** "Nothing was found" says too much of a language that is not read, or only in part. */
function withUnread({ decision, reasons }: ReturnType<typeof decide>, { notRead }: OtherReading) {
  if (!notRead) return { decision, reasons };
  return {
    decision,
    reasons: [unreadReason(notRead), ...reasons.filter((reason) => reason !== NOTHING_FOUND)],
  };
}

/** The policy's input from the heads about arguments. */
function forPolicy({ injection, evidence, claim, relevance }: DebateSignals): Finding<SignalKind>[] {
  return [injection, evidence, claim, relevance].flatMap((signal) =>
    signal ? [{ ...signal, band: bandOf(signal.score) }] : [],
  );
}

/** The last messages of each speaker of the context; any of them may be the author. */
function bySpeaker(context: NonNullable<MessageRequest['context']>): string[][] {
  const named = groupBy(context, ({ speaker }): Id | null => speaker ?? null);
  return [...named.values()].map((turns) => turns.slice(-REMEMBERED).map(({ text }) => text));
}

function printed(
  signal: { score: number; flag: boolean; spans: readonly Span[] } | undefined,
  abstains: Head = NOTHING,
): Head {
  if (!signal) return abstains;
  return { score: rounded(signal.score), flag: signal.flag, spans: inOrder(signal.spans) };
}

/** The places in the order of the text, each once. */
export function inOrder(spans: readonly Span[]): Head['spans'] {
  const places = new Map(spans.map(({ start, end }) => [`${start}-${end}`, [start, end]] as const));
  return [...places.values()]
    .map(([start, end]): [number, number] => [start, end])
    .toSorted(([start, end], [otherStart, otherEnd]) => start - otherStart || end - otherEnd);
}

export function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
