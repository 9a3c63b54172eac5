import * as z from 'zod/mini';

/** Names that every object inherits from its prototype; a plain object cannot hold its own value under such a key. */
const ON_PROTOTYPE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Whether JavaScript or Firestore gives a key a special meaning; Firestore reserves every `__name__`. */
export function isReservedName(name: string): boolean {
  return ON_PROTOTYPE.has(name) || name === 'prototype' || /^__.*__$/.test(name);
}

type IdRules = { longest?: number; characters?: RegExp; complaint?: string };

/** One kind of id: letters, digits, - and _, and no reserved name. `what` completes "That is not the id of …". */
export function idOf(
  what: string,
  {
    longest = 64,
    characters = /^[A-Za-z0-9_-]+$/,
    // eslint-disable-next-line words/visible -- A program made the id, so no person reads this.
    complaint = `That is not the id of ${what}`,
  }: IdRules = {},
) {
  return z.string().check(
    z.maxLength(longest, complaint),
    z.regex(characters, complaint),
    z.refine((id) => !isReservedName(id), complaint),
  );
}

/** A person, by the id that the identity provider gave them. */
export const uidSchema = idOf('a person', { longest: 128 });
export const roomIdSchema = idOf('a room');
export const topicIdSchema = idOf('a topic');
export const messageIdSchema = idOf('a message');
/** Longer than the others, because it combines an act and its subject. */
export const interventionIdSchema = idOf('a card', { longest: 200 });
export const invitationIdSchema = idOf('an invitation');
export const noticeIdSchema = idOf('a notice', { longest: 200 });
export const suggestionIdSchema = idOf('a note to the makers');
export const screenshotNameSchema = idOf('a picture');
export const formatIdSchema = idOf('a format', { longest: 40 });
export const seatIdSchema = idOf('a seat', { longest: 40 });
export const stepIdSchema = idOf('a step', { longest: 40 });
/** An exercise of a lesson. */
export const exerciseIdSchema = idOf('an exercise', { characters: /^[a-z0-9-]{1,40}$/ });
/** A key of a map that is not just an id of ours: an act, a field of an answer, an entry of a list. */
export const keySchema = idOf('an entry', { longest: 200 });

/** A person's id, or empty for the house and for people who have left. */
export const nobodyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.union([z.literal(''), schema]);

/** A node of the argument map: a message and a place in it. */
export const mapNodeIdSchema = idOf('a place on the map', {
  longest: 100,
  characters: /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/,
});

/** The client chooses one for each intention; the server acts once per id. */
export const commandIdSchema = idOf('a command', {
  characters: /^[A-Za-z0-9_-]{8,}$/,
  complaint: 'commandId has 8 to 64 letters, digits, - or _',
});

/** The document at which the next page of a list starts: a person, or a pair of people. */
export const listedIdSchema = idOf('an entry of this list', {
  longest: 300,
  characters: /^[A-Za-z0-9_~-]+$/,
});

/** A case of the house: the kind of its subject plus the ids that name it. */
export const caseIdSchema = idOf('a case', { longest: 200 });
export const decisionIdSchema = idOf('a decision');
/** An appeal against a decision: the decision plus the appellant. */
export const houseAppealIdSchema = idOf('an appeal', {
  longest: 200,
  characters: /^[A-Za-z0-9_~-]+$/,
});
