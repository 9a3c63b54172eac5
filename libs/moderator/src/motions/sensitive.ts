import * as m from '@rostrum/words/moderator-motions';
import type { MotionFinding } from './finding.ts';

const GROUPS =
  'muslims|jews|christians|hindus|sikhs|atheists|catholics|arabs|africans|asians|mexicans|indians|romani|roma|gypsies|immigrants|migrants|refugees|foreigners|asylum seekers|women|girls|men|gays|gay people|lesbians|trans people|transgender people|black people|white people|disabled people|poor people|homeless people|the poor|the homeless|the disabled|old people|the elderly|the unemployed';
const JUDGED = "lack|commit|steal|threaten|cannot|can[’']t";
const TOPICS =
  'suicides?|self-harm|rape|sexual (?:abuse|assault|violence)|child abuse|abortions?|genocide|holocaust|euthanasia|assisted dying|eating disorders?|terrorism|torture|domestic violence';

/** A claim about the nature of a group of people, and matters that people in the room may have lived through. */
export function findSensitive(motion: string): MotionFinding[] {
  const groups = matches(motion, new RegExp(String.raw`\b(?:${GROUPS}) (?:${JUDGED})`, 'giu'));
  const topics = matches(motion, new RegExp(String.raw`\b(?:${TOPICS})\b`, 'giu'));
  return [
    ...groups.map((range) => ({
      ...range,
      kind: 'sensitive' as const,
      reason: m.judgesGroup(),
      rewrite: null,
      weight: 0.6,
    })),
    ...topics.map((range) => ({
      ...range,
      kind: 'sensitive' as const,
      reason: m.livedThrough(),
      rewrite: null,
      weight: 0.1,
    })),
  ];
}

function matches(motion: string, pattern: RegExp): { start: number; end: number }[] {
  return Array.from(motion.matchAll(pattern), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}
