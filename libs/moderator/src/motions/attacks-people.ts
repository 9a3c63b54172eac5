import * as m from '@rostrum/words/moderator-motions';
import type { Attack } from './attack-rule.ts';
import { CONTEMPT_RULES } from './contempt-rules.ts';
import type { MotionFinding } from './finding.ts';
import { markPeople } from './people.ts';
import { protestsAgainst } from './protest.ts';
import { isAct, isAgainst, type ReadMotion } from './read-motion.ts';
import { RIGHTS_RULES } from './rights-rules.ts';
import { VIOLENCE_RULES } from './violence-rules.ts';

type AttackFinding = MotionFinding & { attack: Attack };

const RULES = [...VIOLENCE_RULES, ...RIGHTS_RULES, ...CONTEMPT_RULES];

const REASONS: Readonly<Record<Attack, () => string>> = {
  violence: m.attacksByViolence,
  rights: m.attacksByRights,
  contempt: m.attacksByContempt,
};

/** Words by which a motion speaks about contempt. */
const SPOKEN_OF =
  /\b(?:claims?|claim(?:ing)?|ideas?|views?|beliefs?|narratives?|stereotypes?|myths?|notion|assumption|portray\p{L}*|expectation|depict\p{L}*|perception|prejudices?|accus\p{L}+|slogan|argument|say(?:ing)?|the word|propaganda|jokes?|films?|satire|hate speech|denial|norm|discriminat\p{L}+ against|hatred of|violence against) (?:that|of|against|as|about|which)\b/iu;

/** Calls for violence against people, or to strip them of rights, and contempt for what they are. */
export function findAttacks(motion: ReadMotion): AttackFinding[] {
  const { text } = motion;
  const speaksOfIt = SPOKEN_OF.test(text) || isAgainst(motion);
  const isRefused = motion.isDenied && isAct(motion);
  const marked = markPeople(text);
  for (const { attack, pattern, forgives, needs, reads } of speaksOfIt ? [] : RULES) {
    for (const match of marked[reads]?.matchAll(pattern) ?? []) {
      const words = text.slice(match.index, match.index + match[0].length);
      if (needs && !needs.test(words)) continue;
      if (forgives?.test(attack === 'contempt' ? words : text.slice(match.index))) continue;
      if (protestsAgainst(text.slice(0, match.index), words)) continue;
      if (isRefused && !/^(?:not|never)\b/iu.test(words)) continue;
      return [
        {
          kind: 'attacksPeople',
          attack,
          start: match.index,
          end: match.index + words.trimEnd().length,
          reason: REASONS[attack](),
          rewrite: null,
          weight: 0.98,
        },
      ];
    }
  }
  return [];
}
