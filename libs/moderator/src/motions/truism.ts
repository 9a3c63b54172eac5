import type { MotionFinding } from './finding.ts';

/** What nearly everybody considers good, or bad. */
const GOOD =
  'peace|honesty|kindness|health|happiness|education|safety|freedom|justice|respect|friendship|love|family|truth|fairness|equality|trust|clean water|clean air|good teachers|hard work|democracy|human rights|tolerance|integrity|courage|compassion|learning|knowledge|progress|cooperation';
const BAD =
  'cruelty|murder|torture|racism|sexism|corruption|poverty|war|violence|bullying|slavery|abuse|crime|hunger|disease|terrorism|discrimination|pollution|fraud|injustice|hatred|genocide|famine|lying|theft|cheating|dishonesty|waste';
const VERDICT =
  'wrong|bad|good|important|valuable|essential|necessary|harmful|evil|right|desirable|unacceptable|terrible|vital|precious|a problem|immoral|unfair';
const DESERVED =
  'respect|dignity|fairness|better|to be (?:happy|safe|heard|respected)|love|kindness|a chance|a good education|justice|to live';
const STATES =
  'safe|happy|healthy|honest|fair|respected|treated well|treated fairly|treated with respect|good|kind|heard';

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${GOOD}|${BAD})\b[^,]{0,40}?\b(?:is|are) (?:always |never |very |not )?(?:${VERDICT})\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:${GOOD})\b (?:is|are) (?:much |far )?(?:better|more important|more valuable) than\b`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:is|are) (?:better|more important) than (?:${BAD}|money)\b`, 'giu'),
  new RegExp(String.raw`\bdeserves? (?:${DESERVED})\b`, 'giu'),
  new RegExp(String.raw`\bshould (?:always |all )?be (?:${STATES})\b`, 'giu'),
  new RegExp(String.raw`\bwould (?:support|value|promote|prefer|respect|defend) (?:${GOOD})\s*$`, 'giu'),
  new RegExp(String.raw`\bwould (?:oppose|condemn|fight|reduce|stop|end) (?:${BAD})\s*$`, 'giu'),
  /\b(?:bad|evil|unnecessary) \p{L}+ (?:is|are) (?:bad|wrong|harmful|unnecessary)\b/giu,
];

/** What no reasonable person would oppose. */
export function findTruism(motion: string): MotionFinding[] {
  for (const pattern of PATTERNS) {
    for (const { 0: words, index } of motion.matchAll(pattern)) {
      return [
        {
          kind: 'truism',
          start: index,
          end: index + words.trimEnd().length,
          reason: 'Next to nobody would speak against this; say what should be done or given up for it.',
          rewrite: null,
          weight: 0.7,
        },
      ];
    }
  }
  return [];
}
