import * as z from 'zod/mini';

/** What people like to debate about, with labels. */
export const INTERESTS = {
  politics: 'Politics',
  economics: 'Economics',
  law: 'Law',
  ethics: 'Ethics',
  philosophy: 'Philosophy',
  technology: 'Technology',
  science: 'Science',
  environment: 'Environment',
  health: 'Health',
  education: 'Education',
  world: 'World affairs',
  society: 'Society',
  culture: 'Culture',
  media: 'Media',
  sport: 'Sport',
} as const;
export type Interest = keyof typeof INTERESTS;

/** @throws nothing: an unknown key is no interest. */
export function isInterest(key: string): key is Interest {
  return Object.hasOwn(INTERESTS, key);
}

export const interestSchema = z.enum(Object.keys(INTERESTS).filter(isInterest));
export const INTEREST_LIST: readonly Interest[] = Object.keys(INTERESTS).filter(isInterest);

/** How much a person has debated, in their own words; it ranks nobody. */
export const EXPERIENCES = {
  new: 'New to debating',
  some: 'A few debates',
  regular: 'I debate regularly',
  coach: 'I judge or coach',
} as const;
export const experienceSchema = z.enum(['new', 'some', 'regular', 'coach']);
export const EXPERIENCE_LIST = experienceSchema.options;
