import * as m from '@rostrum/words/moderator-motions';
import { foundAt, type MotionFinding } from './finding.ts';

const BROAD =
  'technology|society|capitalism|religion|the internet|social media|globali[sz]ation|democracy|science|education|culture|politics|sports?|money|the media|the government|governments?|art|the west|the world|humanity|modern life|the economy|business|big business|the state|young people|people|consumerism|history|the law|life';
const VERDICT =
  'good|bad|harmful|evil|great|terrible|dangerous|beneficial|wrong|right|unfair|fair|broken|a failure|a success|a cancer|a force for good|important|good for (?:society|us|people|the world)|bad for (?:society|us|people|the world)';
const TOO_BROAD = [
  new RegExp(
    String.raw`(?<=\b(?:believes?|thinks?|THBT|that|^) ?)\b(?:${BROAD}) (?:is|are|has been|have been) (?:a )?(?:very |too |inherently |mostly |simply )?(?:${VERDICT})\s*[.!]?$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:would|THW) (?:ban|abolish|end|reject|oppose|support) (?:technology|society|the internet|money|science|education|culture|politics|the world|humanity|history|the law|the state|governments?|democracy|business|life|people)\s*[.!]?$`,
    'iu',
  ),
];

/** A claim about something so wide that both sides can speak all evening and never meet. */
export function findTooBroad(motion: string): MotionFinding[] {
  for (const pattern of TOO_BROAD) {
    const match = pattern.exec(motion);
    if (match) {
      return [
        foundAt('tooBroad', match, {
          reason: m.tooBroad(),
          weight: 0.5,
        }),
      ];
    }
  }
  return [];
}
