import { isFault, type MotionFinding } from './finding.ts';

/** After a word like these, or before an end, something was cut off. */
const CUT =
  /\b(?:an?|the|of|to|and|or|but|for|with|from|by|in|on|at|as|very|too|so|more|most|that|which|who|would|should|must|will|is|are|be|not|their|its|our|his|her|than|if|because|also|either|both)\s*[.,;!?]*$/iu;
/** An adverb or article before what can't follow it: "very police", "a an". */
const TORN =
  /\b(?:very|too|so|such|rather|quite|extremely|highly|more|most) (?:police|people|the|an?|of|and|or|[.,;])|\b(?:an?|the) (?:of|and|or|to|is|are|would|should|an?|the|in|on|at|with|from)\b|,\s*,|\s[.,;]|\b(\p{L}+) \1\b|\b(?:is|are|was|were|be) (?:an? )?[.,;]?$/iu;
const MOST_STEPS = 6;

type Check = (motion: string) => MotionFinding[];

/**
 * The findings, each with a rewrite that is itself fair and whole, or with none. A rewrite corrects everything at once: what
 * is left after one correction is corrected too.
 */
export function withSoundRewrites(
  motion: string,
  findings: readonly MotionFinding[],
  check: Check,
): MotionFinding[] {
  const sound = new Map<string, string | null>();
  return findings.map((finding) => {
    if (finding.rewrite === null) return finding;
    const known = sound.get(finding.rewrite);
    const rewrite = known === undefined ? soundRewrite(finding.rewrite, check) : known;
    sound.set(finding.rewrite, rewrite);
    return { ...finding, rewrite: rewrite === motion ? null : rewrite };
  });
}

function soundRewrite(first: string, check: Check): string | null {
  let rewrite = first;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!isWhole(rewrite)) return null;
    const faults = check(rewrite).filter(isFault);
    if (faults.length === 0) return rewrite;
    const next = faults[0]?.rewrite;
    if (next === null || next === undefined || next === rewrite) return null;
    rewrite = next;
  }
  return null;
}

function isWhole(text: string): boolean {
  const opened = text.match(/[([“"]/gu)?.length ?? 0;
  const closed = text.match(/[)\]”"]/gu)?.length ?? 0;
  const words = text.split(/\s+/).length;
  return words >= 4 && opened === closed && !CUT.test(text) && !TORN.test(text);
}
