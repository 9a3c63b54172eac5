import {
  REPORT_LIMITS,
  type ArgumentMap,
  type LinkedWords,
  type MapNode,
  type Message,
  type Side,
  type Span,
} from '@rostrum/domain';
import { claimsOf } from '../heads/claim/claim.ts';
import { detectEvidence } from '../heads/claim/evidence.ts';
import { isSpoken } from '../heads/spoken.ts';
import { innerProduct } from '../similarity/word-space.ts';
import { spanOf, type Analyse, type Analysis } from '../text/analysis.ts';
import { arguesNothing, formOf, interrupts, leansOnOthers } from '../heads/claim/asides.ts';
import { bareWords } from './bare-words.ts';
import { wholeSentences } from '../text/whole-sentences.ts';

/** A whole sentence in which a debater argues for their side. */
export type Matter = Span & {
  messageId: string;
  side: Side;
  text: string;
  /** How certainly it argues something that bears on the debate, in log-odds. */
  strength: number;
  /** 0 … 1: how well it can be looked up. */
  evidence: number;
  /** What it restates of the other side before its author answers. */
  restates: MapNode | undefined;
  /** Hard to follow without the sentence before. */
  leans: boolean;
};

export type MatterSource = {
  messages: readonly Pick<Message, 'id' | 'side' | 'kind' | 'text'>[];
  motion: string;
  map: ArgumentMap;
  analyse: Analyse;
  /** The meaning of a text, where it is known. */
  vectorOf?: ((text: string) => Float32Array | undefined) | undefined;
};

/** From here on a sentence is matter. */
const MATTER_FROM = -0.5;
/** Each tenth of nearness counts this much, above and below the nearness of a plain argument. */
const NEARNESS_WEIGHT = 4;
const NEAR = 0.35;
/** A sentence beside an aside of the same message is likely to be one, unless it is surely an argument. */
const BESIDE_ASIDE = -1.2;
/** The form of a sentence that makes its neighbours doubtful. */
const FAR_FROM_ARGUMENT = -1;
const CITED = 2;
const FEWEST_OWN = 4;
const REPLY_WEIGHT = 0.4;

type Sentence = Span & {
  messageId: string;
  side: Side;
  text: string;
  claim: number;
  evidence: number;
  besideAside: boolean;
  restates: MapNode | undefined;
};

/** The sentences of both sides that argue something, in the order of the debate. */
export function matterOf(source: MatterSource): Matter[] {
  const sentences = sentencesIn(source);
  const nearness = nearnessOf(sentences, source);
  return sentences.flatMap((sentence, at): Matter[] => {
    const { messageId, side, start, end, text, claim, evidence, restates } = sentence;
    const strength =
      logOdds(claim) +
      formOf(text) +
      CITED * evidence +
      NEARNESS_WEIGHT * ((nearness[at] ?? NEAR) - NEAR) +
      (sentence.besideAside ? BESIDE_ASIDE : 0) +
      (restates ? REPLY_WEIGHT : 0);
    if (strength < MATTER_FROM || text.length > REPORT_LIMITS.wordsLength) return [];
    const leans = leansOnOthers(text) || (restates !== undefined && restates.end <= start);
    return [{ messageId, side, start, end, text, strength, evidence, restates, leans }];
  });
}

function sentencesIn({ messages, map, analyse }: MatterSource): Sentence[] {
  return messages.flatMap(({ id, side, kind, text }) => {
    if (side === null || kind === 'question') return [];
    const analysis = analyse(text);
    if (!isSpoken(analysis.language)) return [];
    const restated = map.nodes.filter((node) => node.messageId === id && node.kind === 'restatement');
    const whole = wholeSentences(analysis);
    const words = whole.map(({ start, end }) => text.slice(start, end));
    const asides = words.map((one) => interrupts(one) || formOf(one) < FAR_FROM_ARGUMENT);
    return whole.flatMap((span, at): Sentence[] => {
      const within = restated.find((node) => node.start < span.end && span.start < node.end);
      if (within && ownWordsAfter(text, within, span) < FEWEST_OWN) return [];
      const before = whole[at - 1];
      const restates =
        within ?? restated.find((node) => before && node.start < before.end && before.start < node.end);
      const sentence = words[at] ?? '';
      return [
        {
          ...span,
          messageId: id,
          side,
          text: sentence,
          claim: claimIn(analysis, span),
          evidence: evidenceIn(analyse(sentence)),
          besideAside: asides.some((one, other) => one && Math.abs(other - at) === 1) && !asides[at],
          restates,
        },
      ];
    });
  });
}

/** Below this a sentence names nothing that others could look up. */
const EVIDENCE_FROM = 0.3;

/** The sentence that others can look up best; undefined if none can be. */
export function strongestEvidence(matter: readonly Matter[]): Matter | undefined {
  return matter
    .filter(({ evidence }) => evidence >= EVIDENCE_FROM)
    .toSorted((one, other) => other.evidence - one.evidence)[0];
}

export function linkOf({ messageId, start, end, text }: Matter): LinkedWords {
  return { messageId, start, end, text };
}

/** Where each message is courtesy, laughter or talk about the call. */
export function asidesOf({
  messages,
  analyse,
}: Pick<MatterSource, 'messages' | 'analyse'>): Map<string, Span[]> {
  return new Map(
    messages.map(({ id, text }) => [
      id,
      wholeSentences(analyse(text)).filter(({ start, end }) => arguesNothing(text.slice(start, end))),
    ]),
  );
}

function ownWordsAfter(text: string, restated: Span, sentence: Span): number {
  return text.slice(restated.end, sentence.end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function claimIn(analysis: Analysis, { start, end }: Span): number {
  const scores = claimsOf(analysis).flatMap(({ range, score }) => {
    const span = spanOf(analysis, range.from, range.to);
    return span.start >= start && span.end <= end ? [score] : [];
  });
  return Math.max(0.05, ...scores);
}

const DATED = /\b(?:1[5-9]\d\d|20[0-4]\d)\b/u;
const NAMED =
  /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}+(?= (?:made|has|had|did|banned|introduced|closed|stopped|allowed|paid|gave|tried|spent|built|opened|ended|raised|cut)\b)/u;

/** The head reads a sentence by its sources; one with a year and a name can be looked up as well. */
function evidenceIn(analysis: Analysis): number {
  const { score } = detectEvidence(analysis);
  const { original } = analysis;
  return Math.max(score, DATED.test(original) && NAMED.test(original) ? 0.4 : 0);
}

function logOdds(share: number): number {
  const within = Math.min(0.98, Math.max(0.02, share));
  return Math.log(within / (1 - within));
}

/** How near each sentence is to the motion or to another message: by meaning, or without it by the words. */
function nearnessOf(sentences: readonly Sentence[], source: MatterSource): number[] {
  return nearnessByMeaning(sentences, source) ?? nearnessByWords(sentences, source.motion);
}

function nearnessByMeaning(
  sentences: readonly Sentence[],
  { motion, vectorOf }: MatterSource,
): number[] | undefined {
  const subject = vectorOf?.(motion);
  const vectors = sentences.map(({ text }) => vectorOf?.(text));
  if (!subject || vectors.includes(undefined)) return undefined;
  return sentences.map(({ messageId }, at) => {
    const own = vectors[at] ?? subject;
    const others = vectors.map((other, place) =>
      other && sentences[place]?.messageId !== messageId ? innerProduct(own, other) : 0,
    );
    return Math.max(innerProduct(own, subject), ...others);
  });
}

const UNRELATED = 0.25;
const WITH_MOTION = 0.12;
const WITH_OTHERS = 0.05;

function nearnessByWords(sentences: readonly Sentence[], motion: string): number[] {
  const subject = new Set(bareWords(motion).map(({ key }) => key));
  const keys = sentences.map(
    ({ text }) => new Set(bareWords(text).flatMap(({ key }) => (key.length > 2 ? key : []))),
  );
  const users = new Map<string, Set<string>>();
  sentences.forEach(({ messageId }, at) => {
    for (const key of keys[at] ?? []) users.set(key, (users.get(key) ?? new Set()).add(messageId));
  });
  return keys.map((own) => {
    const shared = [...own].filter((key) => (users.get(key)?.size ?? 0) > 1).length;
    const named = [...own].filter((key) => subject.has(key)).length;
    return UNRELATED + WITH_MOTION * Math.min(2, named) + WITH_OTHERS * Math.min(3, shared);
  });
}
