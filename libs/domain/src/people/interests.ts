import * as z from 'zod/mini';

/** What people like to debate about. */
export const INTEREST_LIST = [
  'politics',
  'economics',
  'law',
  'ethics',
  'philosophy',
  'technology',
  'science',
  'environment',
  'health',
  'education',
  'world',
  'society',
  'culture',
  'media',
  'sport',
] as const;
export type Interest = (typeof INTEREST_LIST)[number];
export const interestSchema = z.enum(INTEREST_LIST);

/** @throws nothing: an unknown key is no interest. */
export function isInterest(key: string): key is Interest {
  return interestSchema.safeParse(key).success;
}

/** How much a person has debated, in their own words; it ranks nobody. */
export const experienceSchema = z.enum(['new', 'some', 'regular', 'coach']);
export const EXPERIENCE_LIST = experienceSchema.options;
