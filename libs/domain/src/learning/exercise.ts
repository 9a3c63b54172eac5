import * as z from 'zod/mini';

/**
 * The maximum number of exercises in a lesson. Its progress is one small document, and the rules check every item.
 */
export const EXERCISES_MOST = 12;

const text = z.string().check(z.minLength(1));
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const optionSchema = z.object({ text, right: z._default(z.boolean(), false), why: text });
const pieceSchema = z.object({ text, target: z.nullable(z.boolean()) });

const simpleCheck = z.object({
  kind: z.enum([
    'claim',
    'warrant',
    'impact',
    'evidence',
    'weighing',
    'signpost',
    'concession',
    'question',
    'noFallacy',
    'civil',
    'relevant',
    'restates',
    'answers',
  ]),
});
const wordsCheck = z.object({
  kind: z.literal('words'),
  least: z._default(z.number(), 1),
  most: z.number(),
});
/** At least one of these prefixes must appear; `say` explains what is missing without them. */
const mentionsCheck = z.object({ kind: z.literal('mentions'), of: z.array(text), say: text });

/** The requirements for a written answer, as data. */
const answerCheckSchema = z.discriminatedUnion('kind', [simpleCheck, wordsCheck, mentionsCheck]);
export type AnswerCheck = z.infer<typeof answerCheckSchema>;

const shared = { id, ask: text, motion: z.optional(text), given: z.optional(text) };

const chooseSchema = z.object({ ...shared, kind: z.literal('choose'), options: z.array(optionSchema) });
/** Some pieces of a passage are the right ones; `target` is null if a piece cannot be marked. */
const markSchema = z.object({
  ...shared,
  kind: z.literal('mark'),
  passage: z.array(pieceSchema),
  why: text,
});
/** `items` are in the right order. */
const orderSchema = z.object({ ...shared, kind: z.literal('order'), items: z.array(text), why: text });
const matchSchema = z.object({
  ...shared,
  kind: z.literal('match'),
  pairs: z.array(z.object({ left: text, right: text })),
  why: text,
});
const writeSchema = z.object({
  ...shared,
  kind: z.literal('write'),
  checks: z.array(answerCheckSchema),
  /** Good answers of different kinds, for comparison. */
  models: z.array(text).check(z.minLength(2)),
  /** The side of the motion that an answer takes, if it takes one. */
  side: z.optional(z.enum(['for', 'against'])),
  /** Whether an answer supports the given sentence or replies to it, if it does either. */
  givenIs: z.optional(z.enum(['ours', 'theirs'])),
  /** Turns of phrase that would argue the other side; “…” stands for up to six words. */
  turned: z.optional(z.array(text)),
  /** Words of its subject, besides those of the motion and the good answers. */
  field: z.optional(z.array(text)),
  /** The exercise asks for other figures than it gives. */
  figures: z.optional(z.literal('free')),
  /** Weak answers, each with the check that it fails or the fault that it has. */
  weak: z.array(z.object({ text, fails: z.string() })),
});

export const exerciseSchema = z.discriminatedUnion('kind', [
  chooseSchema,
  markSchema,
  orderSchema,
  matchSchema,
  writeSchema,
]);
export type Exercise = z.infer<typeof exerciseSchema>;
export type ExerciseOf<Kind extends Exercise['kind']> = Extract<Exercise, { kind: Kind }>;
export type SpotExercise = Exclude<Exercise, { kind: 'write' }>;

/**
 * A person's answer: the chosen option's place; the places of the marked pieces; the places of the items in the
 * chosen order; or for each pair the place of the chosen right half.
 */
export type SpotAnswer = readonly number[];

/** Whether a spotted answer is right, exactly. */
export function isRight(exercise: SpotExercise, answer: SpotAnswer): boolean {
  const right = rightAnswer(exercise);
  const given = exercise.kind === 'mark' ? answer.toSorted((one, other) => one - other) : answer;
  return (
    given.length === right.length && given.every((place, index) => sameAt(exercise, place, right[index]))
  );
}

/** The answer that is right. */
export function rightAnswer(exercise: SpotExercise): SpotAnswer {
  if (exercise.kind === 'choose') return placesWhere(exercise.options, ({ right }) => right);
  if (exercise.kind === 'mark') return placesWhere(exercise.passage, ({ target }) => target === true);
  return (exercise.kind === 'order' ? exercise.items : exercise.pairs).map((_, place) => place);
}

/** Two pairs may have the same right half; then either counts. */
function sameAt(exercise: SpotExercise, place: number, wanted: number | undefined): boolean {
  if (place === wanted) return true;
  if (exercise.kind !== 'match' || wanted === undefined) return false;
  return exercise.pairs[place]?.right === exercise.pairs[wanted]?.right;
}

function placesWhere<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number[] {
  return items.flatMap((item, place) => (isMeant(item) ? [place] : []));
}

/** The order in which a list is shown: the same for everybody, and never the right one if there are two or more. */
export function shuffled(count: number, seed: string): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  let state = Array.from(seed).reduce((sum, letter) => mixed(sum + (letter.codePointAt(0) ?? 0)), count);
  for (let last = count - 1; last > 0; last -= 1) {
    state = mixed(state);
    const [chosen = 0] = places.splice(state % (last + 1), 1);
    places.push(chosen);
  }
  return places.every((place, index) => place === index) ? places.toReversed() : places;
}

/** The next number of a pseudo-random sequence, 0 … 2³² − 1. */
function mixed(number: number): number {
  const spread = Math.imul(number ^ (number >>> 16), 0x85ebca6b) + 0x9e3779b9;
  return (spread ^ (spread >>> 13)) >>> 0;
}
