import { list } from '../lexicon/inflect.ts';
import type { MotionFinding } from './finding.ts';

const WEIGHT = 0.7;
const VERBS = list(`
  abolish introduce require make give raise lower allow let prohibit replace remove legalise legalize criminalise decriminalise
  nationalise privatise subsidise publish elect reduce increase create build stop force forbid punish protect provide expand
  reintroduce withdraw repeal restrict regulate grant assign appoint dismiss deport pardon prefer prioritise invest
`).join('|');
/** These are nouns as often as verbs; a following article decides. */
const NOUN_VERBS = 'ban|tax|fund|cap|limit|cut|fine|charge|end|close|ease|double|halve|pay';
const DETERMINERS = 'the|a|an|all|every|each|any|their|its|private|public';
const MODALS = 'should|would|must|will|ought|can|cannot|may';

const SECOND_CLAIM: readonly RegExp[] = [
  new RegExp(String.raw`,? (?:and|but)(?: also| then)? (?:${VERBS})\b`, 'giu'),
  new RegExp(String.raw`,? (?:and|but)(?: also| then)? (?:${NOUN_VERBS}) (?:${DETERMINERS})\b`, 'giu'),
  new RegExp(
    String.raw`,? (?:and|but)(?: also| that)?(?: (?!that|who|which)\S+){0,4} (?:${MODALS})\b`,
    'giu',
  ),
  /,? (?:and|but) (?:also )?(?:that|believes?|regrets?|opposes?|supports?) /giu,
  /(?<=\p{Ll}\p{Ll})[.!?;]\s+(?=\p{L})/gu,
];

/** Two decisions in one sentence: a person who supports one and opposes the other has no side to take. */
export function findTwoMotions(motion: string): MotionFinding[] {
  for (const pattern of SECOND_CLAIM) {
    for (const { index } of motion.matchAll(pattern)) {
      const first = motion.slice(0, index);
      if (!/\b(?:would|should|must|believes?|regrets?|is|are)\b/iu.test(first)) continue;
      const start = index + (/^[\s,.;!?]*/u.exec(motion.slice(index))?.[0].length ?? 0);
      return [
        {
          kind: 'doubleBarrelled',
          start,
          end: motion.length,
          reason: 'These are two motions: somebody may be for one and against the other.',
          rewrite: first.trim(),
          weight: WEIGHT,
        },
      ];
    }
  }
  return [];
}
