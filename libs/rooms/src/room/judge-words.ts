import { otherSide, type Heard, type Pulse, type RoomLanguage, type Side } from '@rostrum/domain';
import { isCertain, signalsFrom, type Finding, type SignalKind, type Signals } from '@rostrum/moderator';
import { sharedEngine } from '@rostrum/moderator/gate';
import {
  afterSecondOpinion,
  detectDistress,
  emojiInsult,
  needsSecondOpinion,
  type ScreeningReader,
} from '@rostrum/moderator/reader';

/** Some words and their context. */
export type WordsInContext = {
  text: string;
  uid: string;
  /** The author's bench; null for the audience. */
  side: Side | null;
  motion: string;
  /** The names of the others in the debate. */
  names: readonly string[];
  /** The latest messages, oldest first. */
  heard: readonly Heard[];
  /** The unanswered claims, and the last claim of each side. */
  claims: Pick<Pulse, 'claims' | 'unanswered'>;
};

/** The engine's findings in some words, and the claims that they answer, by the ids of their messages. */
type Judged = {
  signals: Signals;
  answers: readonly string[];
  /** The language of the words, if it is one that the moderator reads in part or not at all. */
  foreign?: RoomLanguage | undefined;
};

/** What the engine alone found, and the language that it took the words for. */
type FirstReading = Judged & { signals: readonly Finding<SignalKind>[]; language: string };

/**
 * Findings in the parts of a text that are in a language other than English, with offsets into the whole text, and the name
 * of that language if it is clear.
 */
export type ReadOtherLanguages = (
  text: string,
  names: readonly string[],
) => Promise<{ findings: readonly Finding<SignalKind>[]; foreign: RoomLanguage | undefined }>;

/** Meaning enters as time does: the platform that runs the handlers supplies the engine and the reader. */
export type Judge = (words: WordsInContext) => Judged | Promise<Judged>;

/** The engine's judgement of words on the floor. An instance builds the engine at its first words. */
export function judgeWords({ text, uid, side, motion, names, heard, claims }: WordsInContext): FirstReading {
  const open = side === null ? [] : claims.unanswered.filter((claim) => claim.side !== side);
  const restates = side === null ? undefined : claims.claims[otherSide(side)]?.quote;
  const { answers, ...findings } = sharedEngine().judge(text, {
    motion,
    names,
    said: heard.map((one) => one.text),
    own: [heard.filter(({ authorId }) => authorId === uid).map((one) => one.text)],
    ...(restates !== undefined && { restates }),
    ...(open.length > 0 && { candidates: open.map(({ quote }) => quote) }),
  });
  // The likeliest of several open claims counts as answered, so nobody is asked about a claim that they may have met.
  const answered = answers?.best === undefined ? undefined : open[answers.best];
  const emoji = emojiInsult(text, names);
  return {
    signals: [
      ...withSurest(signalsFrom(findings), emoji ? [emoji] : []),
      ...distressIn(text, findings.language),
    ],
    answers: answered ? [answered.messageId] : [],
    language: findings.language,
  };
}

const SIGN = 0.5;

/** Signs of distress. Mere hints are English words, so that they mean nothing in another language. */
function distressIn(text: string, language: string): Finding<'distress'>[] {
  const found = detectDistress(text);
  const isRead = language === 'en' || language === 'unknown';
  return found.score > 0 && (isRead || found.score >= SIGN) ? [found] : [];
}

/**
 * The judgement of two readers. The second one reads words that the engine would accuse of something or take for
 * distress, and words that it suspects itself, before anything happens. Ordinary words wait for no second reader.
 *
 * All words are also read in the other languages, which takes a twentieth of a millisecond: the engine takes a short
 * sentence such as "Te voy a matar" for English.
 */
export function judgeTwice(reader: ScreeningReader, readOthers: ReadOtherLanguages): Judge {
  return (words) => withOtherLanguages(reader, readOthers, words, judgeWords(words));
}

function isReadTwice(reader: ScreeningReader, text: string, { signals }: FirstReading): boolean {
  return needsSecondOpinion(signals, reader.suspects(text));
}

async function withOtherLanguages(
  reader: ScreeningReader,
  readOthers: ReadOtherLanguages,
  { text, names }: WordsInContext,
  judged: FirstReading,
): Promise<Judged> {
  const [{ signals, answers }, { findings, foreign }] = await Promise.all([
    isReadTwice(reader, text, judged) ? withSecondOpinion(reader, text, judged) : judged,
    readOthers(text, names),
  ]);
  return { signals: withSurest(signals, findings), answers, ...(judged.language !== 'en' && { foreign }) };
}

/** For each kind the finding with the higher score, a certain one before others. */
function withSurest(
  signals: readonly Finding<SignalKind>[],
  others: readonly Finding<SignalKind>[],
): readonly Finding<SignalKind>[] {
  const kinds = new Set(others.map(({ kind }) => kind));
  const untouched = signals.filter(({ kind }) => !kinds.has(kind));
  const surest = [...kinds].flatMap((kind) => {
    const both = [...signals, ...others].filter((finding) => finding.kind === kind);
    return both.toSorted(bySureness).slice(0, 1);
  });
  return [...untouched, ...surest];
}

function bySureness(one: Finding<SignalKind>, other: Finding<SignalKind>): number {
  return Number(isCertain(other)) - Number(isCertain(one)) || other.score - one.score;
}

async function withSecondOpinion(
  reader: ScreeningReader,
  text: string,
  { signals, answers }: FirstReading,
): Promise<Judged & { signals: readonly Finding<SignalKind>[] }> {
  const reading = await reader.read(text, signals);
  return { signals: afterSecondOpinion(signals, reading), answers };
}
