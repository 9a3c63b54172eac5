import * as z from 'zod/mini';

/** What a debater can be good at: the seven dimensions of feedback, which are also the skills that lessons teach. */
export const SKILLS = [
  'argument',
  'evidence',
  'engagement',
  'weighing',
  'clarity',
  'role',
  'civility',
] as const;
export type Skill = (typeof SKILLS)[number];
export const skillSchema = z.enum(SKILLS);

export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  argument: 'Argument',
  evidence: 'Evidence',
  engagement: 'Engagement and rebuttal',
  weighing: 'Weighing',
  clarity: 'Clarity',
  role: 'Role and structure',
  civility: 'Fairness and civility',
};

/** What feedback found of one skill: the mean of its scores, 1 … 5, over so many debates. */
export type Weakness = { skill: Skill; score: number; debates: number };
