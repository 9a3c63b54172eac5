import { hasWords, LIMITS, motionSchema, tidyLine } from '@rostrum/domain';

/** One thing that a motion is checked for as it is typed. */
export type Check = { label: string; passed: boolean; words: string };

/** What can be told of a motion from its letters alone; whether it is fair, the three questions beside it ask. */
export function checkMotion(typed: string): Check[] {
  const motion = tidyLine(typed);
  const parsed = motionSchema.safeParse(typed);
  const problem = parsed.success ? undefined : parsed.error.issues[0]?.message;
  return [
    {
      label: 'Length',
      passed: parsed.success,
      words: problem ?? `within ${LIMITS.motionMinLength} to ${LIMITS.motionMaxLength} characters`,
    },
    {
      label: 'A statement',
      passed: hasWords(motion) && !/[?？؟]$/.test(motion),
      words: /[?？؟]$/.test(motion)
        ? 'a question has no side; say what should be so'
        : 'it says something one can be for',
    },
    {
      label: 'One motion',
      passed: hasWords(motion) && !hasTwo(motion),
      words: hasTwo(motion) ? 'two sentences are two motions; keep one' : 'one sentence, one decision',
    },
  ];
}

/** More than one sentence: an end of a sentence with more words after it. Initials and numbers do not count. */
function hasTwo(motion: string): boolean {
  return /\p{Ll}[.!?;]\s+\p{L}/u.test(motion);
}

/** Three questions that one asks both sides of a motion before one debates it. */
export const FAIRNESS_QUESTIONS = [
  {
    id: 'case',
    title: 'Does it have a case?',
    ask: 'What is the strongest single reason for this side? If none comes to mind, the motion is lost before it begins.',
  },
  {
    id: 'who',
    title: 'Who would agree?',
    ask: 'Which reasonable person takes this side, and why? If nobody does, it is a truism and not a motion.',
  },
  {
    id: 'change',
    title: 'What would change?',
    ask: 'What would be different tomorrow if this side won? If nothing would, the words are too vague.',
  },
] as const;
