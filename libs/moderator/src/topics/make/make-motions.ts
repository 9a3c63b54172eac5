import { MOTION_FORMS, type MotionForm } from './motion-forms.ts';
import { findSubjects, type Subject } from './find-subjects.ts';
import { knownPolicies } from './known-policies.ts';
import type { MadeMotion } from './made-motion.ts';
import { turnsOfPhrase } from './turns-of-phrase.ts';
import type { WordBook } from './word-book.ts';
import { wordMotion } from './word-motion.ts';

/** How many of a text's things are taken: the first ones say what it is about. */
const SUBJECTS = 2;

/**
 * Motions from the words of an interest, the closest to them first: what people do with such things, where we know it. Empty
 * if a word is unknown or nothing is sure to come out right. Pure; the same words give the same motions.
 */
export function makeMotions(interest: string, book: WordBook): MadeMotion[] {
  return withoutRepeats([...turnsOfPhrase(interest, book), ...motionsAbout(findSubjects(interest, book))]);
}

/** What people do with these things, by turns of the things. */
export function motionsAbout(subjects: readonly Subject[]): MadeMotion[] {
  const perSubject = distinct(subjects)
    .slice(0, SUBJECTS)
    .map((subject) => [...knownPolicies(subject), ...motionsOn(subject)]);
  const longest = Math.max(0, ...perSubject.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    perSubject.flatMap((made) => made[round] ?? []),
  );
  return withoutRepeats(rounds.flat());
}

function withoutRepeats(made: readonly MadeMotion[]): MadeMotion[] {
  const seen = new Set<string>();
  return made.filter(({ motion }) => !seen.has(motion) && seen.add(motion));
}

function motionsOn(subject: Subject): MadeMotion[] {
  const isStanding = subject.isKnownOne && STANDING.has(subject.thing.kind) && subject.thing.counted === 'a';
  const forms = MOTION_FORMS.get(isStanding ? 'standing' : subject.thing.kind) ?? [];
  const isFree = subject.before.includes('free');
  return forms
    .filter(({ pattern }) => !isFree || !pattern.includes(' free'))
    .map((form) => made(form, subject));
}

/** Kinds of which "the" one is a rule or a plan that exists. */
const STANDING: ReadonlySet<string> = new Set(['measure', 'charge', 'ban', 'subsidy', 'project', 'count']);

function made(form: MotionForm, subject: Subject): MadeMotion {
  const where = OF_SCHOOLS.has(subject.thing.kind) ? subject.where.replace(AT_SCHOOL, '') : subject.where;
  return { motion: wordMotion(form, { ...subject, where }), kind: form.kind, difficulty: form.difficulty };
}

/** Kinds whose forms speak of schools already. */
const OF_SCHOOLS: ReadonlySet<string> = new Set([
  'subject',
  'sport',
  'schoolpractice',
  'exam',
  'tongue',
  'value',
]);
const AT_SCHOOL = /^ (?:at|in)(?: the)? schools?\b/u;

function distinct(subjects: readonly Subject[]): Subject[] {
  const seen = new Set<Subject['thing']>();
  return subjects.filter(({ thing }) => !seen.has(thing) && seen.add(thing));
}
