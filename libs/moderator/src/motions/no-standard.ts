import type { MotionFinding } from './finding.ts';

/** Acts that name an aim without a means. They count if no means follows. */
const AIMS =
  'improve|tackle|address|fix|solve|help|support|change|reform|promote|encourage|combat|fight|save|protect|strengthen|modernise|rethink|respect|value|care about|take care of|look after|deal with|defend|celebrate|boost|oppose';
const MEANS =
  /\b(?:by|through|with|from|instead|rather|if|when|even|over|unless|until|below|above|into|for|against|in all|at)\b/iu;

const PATTERNS: readonly { pattern: RegExp; reason: string; isOpen?: true; weight: number }[] = [
  {
    pattern: /\bdo(?:ing)? (?:something|more|anything|better|enough)\b(?! (?:harm|good)\b)/giu,
    reason: 'It does not say what would be done; name the one act.',
    weight: 0.7,
  },
  {
    pattern: /\btake (?:(?:more|some|serious|urgent|strong(?:er)?) )*(?:action|steps|measures)\b/giu,
    reason: 'It does not say which action; name the one act.',
    weight: 0.7,
  },
  {
    pattern:
      /\bmake (?:\S+ ){1,4}?(?:better|great|greater|fairer|good|nicer|stronger|happier|safer|work)\b/giu,
    reason: 'It names an aim and not what is done to reach it.',
    weight: 0.6,
  },
  {
    pattern: /\braise awareness\b|\btake \S+ (?:more )?seriously\b|\bcare more\b|\bpay more attention\b/giu,
    reason: 'Nobody could tell whether it was done; say what would change.',
    weight: 0.6,
  },
  {
    pattern: new RegExp(String.raw`\b(?:would|should|must|house)(?: \p{L}+ly)? (?:${AIMS})s?\b`, 'giu'),
    reason: 'It names an aim and not what is done to reach it.',
    isOpen: true,
    weight: 0.6,
  },
  {
    pattern: /\bhouse supports?\b/giu,
    reason: 'Say what somebody would do who supports it.',
    isOpen: true,
    weight: 0.4,
  },
];

/** A longer motion gives the means in its details. */
const LONG_WORDS = 11;

/** Motions after which nobody could tell what happens, or whether it happened. */
export function findNoStandard(motion: string): MotionFinding[] {
  const question = findQuestion(motion);
  if (question) return [question];
  for (const { pattern, reason, isOpen, weight } of PATTERNS) {
    for (const { 0: words, index } of motion.matchAll(pattern)) {
      const after = motion.slice(index + words.length);
      const isLong = motion.split(/\s+/).length >= LONG_WORDS;
      if (isOpen && (MEANS.test(after) || isLong)) continue;
      return [{ kind: 'noStandard', start: index, end: motion.length, reason, rewrite: null, weight }];
    }
  }
  return [];
}

/** "Should voting be compulsory?" → "This house believes that voting should be compulsory" */
const ASKED = /^(should|must) (.+?) (be|have|get|stay|become|remain) (.+?)\s*\?+$/iu;

function findQuestion(motion: string): MotionFinding | undefined {
  const trimmed = motion.trimEnd();
  if (!/[?？؟]$/u.test(trimmed)) return undefined;
  const [, modal, subject, verb, rest] = ASKED.exec(trimmed) ?? [];
  const rewrite =
    modal && subject && verb && rest
      ? `This house believes that ${lowerFirst(subject)} ${modal.toLowerCase()} ${verb} ${rest}`
      : null;
  return {
    kind: 'noStandard',
    start: 0,
    end: trimmed.length,
    reason: 'A question has no side; say what should be so.',
    rewrite,
    weight: 0.6,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
