import {
  canRestateFirst,
  countCharacters,
  formatFor,
  FORMATS,
  isForTwo,
  letterHoursSchema,
  LIMITS,
  motionSchema,
  paceSchema,
  practiceLevelSchema,
  preferredLanguage,
  QUICK_CLASH,
  roomLanguageSchema,
  sideWishSchema,
  strictnessSchema,
  tidyTitle,
  visibilitySchema,
  type Format,
  type LetterHours,
  type Pace,
  DEFAULT_PACE,
} from '@rostrum/domain';
import type { CommandTo } from '@rostrum/data';
import * as z from 'zod/mini';
import { changedLengths, lengthProblem, usualLengths } from './lengths.ts';
import { openingProblem, readOpening } from './opening-time.ts';

/** People, or the AI opponent at one of its levels. */
const opponentSchema = z.union([z.literal('person'), practiceLevelSchema]);

/** Typed as the segments of the form have it. */
const stepHoursSchema = z.enum(['12', '24', '48', '72', '168']);

const choices = {
  formatId: z.string(),
  pace: paceSchema,
  stepHours: stepHoursSchema,
  side: sideWishSchema,
  visibility: visibilitySchema,
  strictness: strictnessSchema,
  language: roomLanguageSchema,
  steelmanGate: z.boolean(),
  /** Whether the host is told when the moderator is worried about somebody. */
  tellsHost: z.boolean(),
  opponent: opponentSchema,
};
/** The topic that a motion was taken from, with its words. */
const topicSchema = z.nullable(z.object({ id: z.string(), motion: z.string() }));

/** The lengths are typed, so they are texts until they are checked; keys are step ids, `preparation`, `prepBank`. */
const typedLengths = z.record(z.string(), z.string());

/** A person's input so far, valid or not: the draft that survives a reload. */
export const startDraftSchema = z.object({
  motion: z.string(),
  ...choices,
  /** A draft from before there was a written pace has the lengths of speech. */
  pace: z.pipe(
    z.transform((pace) => (pace === 'live' ? 'spoken' : pace)),
    paceSchema,
  ),
  /** Missing, as the next ones, in drafts that were kept before there was such a choice. */
  stepHours: z._default(stepHoursSchema, '24'),
  language: z._default(roomLanguageSchema, 'en'),
  steelmanGate: z._default(z.boolean(), false),
  tellsHost: z._default(z.boolean(), false),
  opponent: z._default(opponentSchema, 'person'),
  topic: z._default(topicSchema, null),
  /** Local date and time, or empty. */
  opensAt: z.string(),
  lengths: typedLengths,
});
export type StartValues = z.infer<typeof startDraftSchema>;

/** The valid form at a moment. A correspondence debate has its own lengths, so none are required. */
export function startFormSchema(nowMs: number, pace: Pace) {
  return z.object({
    motion: motionSchema,
    topic: topicSchema,
    ...choices,
    opensAt: z.string().check((context) => {
      const message = openingProblem(context.value, nowMs);
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
    lengths: typedLengths.check((context) => {
      for (const [id, typed] of pace === 'correspondence' ? [] : Object.entries(context.value)) {
        const message = lengthProblem(id, typed);
        if (message) context.issues.push({ code: 'custom', message, path: [id], input: typed });
      }
    }),
  });
}

/** The format of a form; the default where a kept draft names one that is gone. */
export function formatOf({ formatId }: Pick<StartValues, 'formatId'>): Format {
  return FORMATS.get(formatId) ?? QUICK_CLASH;
}

/** The format with the usual lengths of the chosen pace. By correspondence they are those of speech, and unused. */
export function presetAt({ formatId, pace }: Pick<StartValues, 'formatId' | 'pace'>): Format {
  return formatFor(formatOf({ formatId }), { pace: pace === 'written' ? pace : 'spoken' });
}

/** The length of each step by correspondence. */
export function hoursOf({ stepHours }: Pick<StartValues, 'stepHours'>): LetterHours {
  return letterHoursSchema.parse(Number(stepHours));
}

/** The initial values of the form. */
export function emptyStart(): StartValues {
  return {
    motion: '',
    topic: null,
    formatId: QUICK_CLASH.id,
    pace: DEFAULT_PACE,
    stepHours: '24',
    side: 'any',
    visibility: 'public',
    strictness: 'standard',
    language: preferredLanguage(navigator.languages),
    steelmanGate: false,
    tellsHost: false,
    opponent: 'person',
    opensAt: '',
    lengths: usualLengths(presetAt({ formatId: QUICK_CLASH.id, pace: DEFAULT_PACE })),
  };
}

/** The available formats: the AI opponent debates one against one. */
export function formatsAgainst(opponent: StartValues['opponent']): Format[] {
  return [...FORMATS.values()].filter((format) => opponent === 'person' || isForTwo(format));
}

/** The command of a completed form. The debate counts for its topic as long as the motion is unchanged. */
export function createCommand(values: StartValues): CommandTo<'rooms', 'create'> {
  const { motion, topic, pace, side, visibility, strictness, language, steelmanGate, tellsHost } = values;
  const format = formatOf(values);
  const lengths = pace === 'correspondence' ? undefined : changedLengths(values.lengths, presetAt(values));
  const isTopics = topic !== null && tidyTitle(motion) === tidyTitle(topic.motion);
  const practice = values.opponent === 'person' ? undefined : { level: values.opponent };
  const opensAtMs = practice ? undefined : readOpening(values.opensAt);
  return {
    type: 'create',
    motion,
    formatId: format.id,
    pace,
    ...(pace === 'correspondence' ? { stepHours: hoursOf(values) } : {}),
    side,
    visibility: practice ? 'private' : visibility,
    strictness,
    // The AI opponent speaks English.
    language: practice ? 'en' : language,
    ...(practice ? { practice } : {}),
    ...(isTopics ? { topicId: topic.id } : {}),
    ...(steelmanGate && !practice && canRestateFirst(format) ? { steelmanGate } : {}),
    ...(tellsHost && !practice ? { safeguarding: 'host' } : {}),
    ...(opensAtMs === undefined ? {} : { opensAtMs }),
    ...(lengths ? { lengths } : {}),
  };
}

/** The length of a motion as it would be stored, and whether it is too long already. */
export function motionLength(motion: string): { count: number; isTooLong: boolean } {
  const count = countCharacters(tidyTitle(motion));
  return { count, isTooLong: count > LIMITS.motionMaxLength };
}
