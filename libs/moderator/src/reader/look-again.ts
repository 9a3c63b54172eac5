import type { Finding } from '../heads/finding.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import type { Reader } from './reader.ts';
import { RAISED } from './raised.ts';
import { READER_HEADS } from './reader-heads.ts';

/** From here on a head that found nothing shows a weak sign: on 4 % of ordinary talk. */
const WEAK = 0.3;
/**
 * How sure the reader has to be where the fast heads saw only a weak sign. On 11,000 texts of ordinary talk, read by models
 * that had not seen them, two met both.
 */
const VERY_SURE = 0.8;

const QUESTIONS = READER_HEADS.flatMap((head) => {
  const raised = RAISED[head];
  return raised && raised.signs.length > 0 ? [{ head, ...raised }] : [];
});

/** Whether a shown message is worth a second look: no attack was found, but a weak sign of one. */
export function isWorthALook(findings: readonly Finding<SignalKind>[]): boolean {
  const isFound = findings.some(({ kind, flag }) => flag && QUESTIONS.some((asked) => asked.kind === kind));
  return !isFound && QUESTIONS.some(({ signs }) => hasSign(findings, signs));
}

/**
 * The second reader's own finding in a shown message, with the sentence that it is about; undefined if it is not very sure or
 * gave no opinion. It is one reader's impression, so it may lead to a private note and to nothing else.
 */
export async function lookAgain(
  reader: Reader,
  text: string,
  findings: readonly Finding<SignalKind>[],
): Promise<Finding<SignalKind> | undefined> {
  if (!isWorthALook(findings)) return undefined;
  const reading = await reader.read(text, []);
  if (!reading) return undefined;
  const [surest] = QUESTIONS.filter(
    ({ signs, head }) => hasSign(findings, signs) && reading[head] >= VERY_SURE,
  ).toSorted((one, other) => reading[other.head] - reading[one.head]);
  if (!surest) return undefined;
  const span = reading.places[surest.head];
  if (!span) return undefined;
  return {
    kind: surest.kind,
    score: reading[surest.head],
    flag: true,
    band: 'medium',
    spans: [span],
    reason: surest.reason,
    features: [{ label: 'read by', value: 'the second reader, after it was shown' }],
  };
}

function hasSign(findings: readonly Finding<SignalKind>[], signs: readonly SignalKind[]): boolean {
  return findings.some(({ kind, score }) => signs.includes(kind) && score >= WEAK);
}
