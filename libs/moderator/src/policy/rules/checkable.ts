import type { Span } from '@rostrum/domain';
import { isInJest, isMeant } from './not-meant.ts';
import { isFactual } from './phrases.ts';

const COUNTED =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** A figure that somebody can look up. Single digits in a list ("1.") are none. */
const FIGURE = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:%|per ?cent\b|percent|million|billion|thousand|years?|months?|weeks?|days?|hours?|minutes?|km|kilomet|metres?|miles?|tonnes?|tons|kg|degrees|euros?|pounds|dollars|people|deaths|jobs|homes)`,
    String.raw`[$£€]\s?\d|\b\d{2,}\b|\b\d+\.\d+\b|\b\d+ (?:in|out of) (?:every )?\d+\b`,
    String.raw`\b(?:${COUNTED}|a hundred|hundreds?|a thousand|thousands?|a million|millions?|billions?|dozens?)\b(?!-)`,
    String.raw`\b(?:half|a third|two thirds|three quarters|a quarter|one in \w+|a fifth|a tenth|the majority|a majority|most|twice|double[ds]?|tripled?|halved?|quadrupled?|tenfold|per ?cent|percent)\b`,
  ].join('|'),
  'iu',
);
const STUDY =
  /\b(?:stud(?:y|ies)|surveys?|polls?|research|researchers|trials?|experiments?|meta-analys[ei]s|reports?|statistics|figures|data|census|audits?|evaluations?|scientists|economists|epidemiologists|evidence)\b/iu;
/** What brings about what, and what grows or shrinks. */
const CAUSE =
  /\b(?:lea?ds? to|cause[sd]?|causing|reduc(?:es?|ed|ing)|increas(?:es?|ed|ing)|rais(?:es?|ed|ing)|lower(?:s|ed)|cuts?|save[sd]?|costs?|brings?|brought|improve[sd]?|worsen(?:s|ed)?|prevent(?:s|ed)?|kill(?:s|ed)?|destroy(?:s|ed)?|creat(?:es?|ed)|drive[sn]?|drove|result(?:s|ed)? in|boost(?:s|ed)?|harm(?:s|ed)?|damage[sd]?|help(?:s|ed)?|make[s]?|made|spread[s]?|fuel(?:s|led)?|weaken(?:s|ed)?|strengthen(?:s|ed)?|shrank|shrinks?|encourag(?:es?|ed)|discourag(?:es?|ed)|trigger(?:s|ed)?|produce[sd]?|halve[sd]?|rose|risen|fell|fallen|grew|grown|grows?|dropp?(?:s|ed)?|declin(?:es?|ed)|double[sd]?|because of|due to|thanks to|drops|rises|falls|slow(?:s|ed)|protect(?:s|ed)?|earns?|pays? for itself|(?:more|fewer|less|higher|lower|better|worse|safer|cheaper|faster|slower|longer|shorter|healthier|richer|poorer)(?: \w+){0,3} than)\b/iu;

const DEMANDED = /\b(?:should|must|ought|shall|needs? to|has to|have to)\b/iu;
/** The speakers, and courtesy. */
const AMONG_US = /\b(?:i|me|my|mine|you|your|yours|please|thanks?|thank)\b/iu;

const LOOKED_AT = 600;

/** How well a statement can be checked: a figure or a study best, then what causes what; 0 for anything else. */
function checkability(sentence: string): number {
  const words = sentence.slice(0, LOOKED_AT);
  if (FIGURE.test(words) || STUDY.test(words)) return 2;
  return CAUSE.test(words) ? 1 : 0;
}

/**
 * The statement that is worth asking support for, among sentences that claim something: one that can be checked and that its
 * author means. Undefined if there are only jokes, sarcasm, questions, concessions, or opinions.
 */
export function statementToCheck(text: string, claims: readonly Span[]): Span | undefined {
  if (isInJest(text)) return undefined;
  const ranked = claims.flatMap((span) => {
    const rank =
      isFactual(wordsAt(text, span)) && isMeantAt(text, span) ? checkability(wordsAt(text, span)) : 0;
    return rank > 0 ? [{ span, rank }] : [];
  });
  return ranked.toSorted((one, other) => other.rank - one.rank)[0]?.span;
}

/** The first claim that may be quoted to everybody: its author means it. */
export function claimToQuote(text: string, claims: readonly Span[]): Span | undefined {
  return isInJest(text) ? undefined : claims.find((span) => isMeantAt(text, span));
}

/** Whether a claim is worth a reply: it can be checked, or demands something, and is not about the speakers. */
export function isWorthAReply(claim: string): boolean {
  if (AMONG_US.test(claim)) return false;
  return DEMANDED.test(claim) || (isFactual(claim) && checkability(claim) > 0);
}

const wordsAt = (text: string, { start, end }: Span) => text.slice(start, end);

function isMeantAt(text: string, span: Span): boolean {
  return isMeant(wordsAt(text, span), text.slice(0, span.start), text.slice(span.end));
}
