import * as z from 'zod/mini';
import { name, words } from '../bounds.ts';
import { seatIdSchema, stepIdSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { own } from '../own.ts';
import { charactersIn, PACES, typingSeconds } from './written-pace.ts';

/** The two benches of a debate. */
export const sideSchema = z.enum(['for', 'against']);
export type Side = z.infer<typeof sideSchema>;

export function otherSide(side: Side): Side {
  return side === 'for' ? 'against' : 'for';
}

/**
 * The lengths of a debate: in minutes for people who speak, in minutes for people who type, or in hours and days on the same
 * machine.
 */
export const paceSchema = z.enum(PACES);
export type Pace = z.infer<typeof paceSchema>;

/** Debates from before there was a written pace were `live`, with the lengths of speech. */
const storedPace = z.pipe(
  z.transform((pace) => (pace === 'live' ? 'spoken' : pace)),
  paceSchema,
);

/** One seat on a bench. `id` is stable and names the seat in events; `seatName` says it to people. */
const seatSchema = z.object({
  id: stepIdSchema,
  side: sideSchema,
  /** People who prepare and win together; in British Parliamentary two teams share a bench. */
  team: name,
  name: name,
});
export type Seat = z.infer<typeof seatSchema>;

/**
 * What a step is. `speech`, `rebuttal`: one seat speaks. `crossExamination`, `crossfire`: the named seats exchange short
 * turns. `discussion`: every debater. `questions`: a queue asks, debaters answer. `openFloor`: turns from a queue.
 * `vote`: nobody speaks.
 */
export const stepKindSchema = z.enum([
  'speech',
  'rebuttal',
  'crossExamination',
  'crossfire',
  'discussion',
  'questions',
  'openFloor',
  'vote',
]);
export type StepKind = z.infer<typeof stepKindSchema>;

const seconds = z.number().check(z.int(), z.minimum(0));

/** One entry of a format: who may speak, for how many seconds. `seatIds` hold the floor together. */
const stepSchema = z.object({
  id: stepIdSchema,
  name: name,
  kind: stepKindSchema,
  seatIds: z.array(seatIdSchema),
  /** The seats that ask; the others in `seatIds` answer. Empty if everybody does both. */
  askingSeatIds: z.array(seatIdSchema),
  seconds: z.number().check(z.int(), z.minimum(1)),
  /** Characters that one speaker may post in the step, so that its text can be read in its time. */
  allowance: z.number().check(z.int(), z.minimum(0)),
  /** When points of information may be offered, in seconds of the step; the rest is protected. Null: never. */
  poi: z.nullable(z.object({ fromSeconds: seconds, toSeconds: seconds })),
  /** The longest turn from the queue, in seconds; null if the step has no queue. */
  turnSeconds: z.nullable(seconds),
});
export type Step = z.infer<typeof stepSchema>;

/**
 * A way of debating, as data. `source` names the origin of its order and lengths; it and `summary` are empty if
 * `formatSource` and `formatSummary` know them by the id.
 */
export const formatSchema = z.object({
  id: stepIdSchema,
  name: name,
  summary: words,
  seats: z.array(seatSchema),
  steps: z.array(stepSchema),
  pace: storedPace,
  preparationSeconds: seconds,
  /** Preparation that each side may take out of its bank before its speeches. */
  prepBankSeconds: seconds,
  graceSeconds: seconds,
  /** How long the audience may vote after the last step; 0 if a step holds the vote. */
  verdictVoteSeconds: seconds,
  /** Whether a coin decides who chooses side or order. */
  coinFlip: z.boolean(),
  /** Whether a rebuttal first restates the other side, who then answers whether it is fair (the steelman gate). */
  restatesFirst: z._default(z.boolean(), false),
  source: words,
  custom: z.boolean(),
});
export type Format = z.infer<typeof formatSchema>;

/** Lengths a host may set: seconds by step id, `preparation` and `prepBank` beside them. */
export type CustomLengths = Readonly<Record<string, number>>;

/** The format with the host's lengths. It becomes `custom` only if a length really differs. */
export function withLengths(format: Format, lengths: CustomLengths): Format {
  const steps = format.steps.map((step) => withSeconds(step, own(lengths, step.id), format.pace));
  const preparationSeconds = lengths['preparation'] ?? format.preparationSeconds;
  const prepBankSeconds = lengths['prepBank'] ?? format.prepBankSeconds;
  const custom =
    preparationSeconds !== format.preparationSeconds ||
    prepBankSeconds !== format.prepBankSeconds ||
    steps.some((step, index) => step.seconds !== format.steps[index]?.seconds);
  return { ...format, steps, preparationSeconds, prepBankSeconds, custom };
}

/** How long a step by correspondence takes, in hours; a day unless the host chooses. */
export const letterHoursSchema = z.literal(LIMITS.letterStepHours);
export type LetterHours = z.infer<typeof letterHoursSchema>;

/**
 * A spoken format at a pace. Written, each step has the time in which people type its words. By correspondence each step has hours or days and the allowance of a letter, people prepare at
 * home, and everything that needs both people at once is dropped: points of information, the prep bank, the coin.
 */
export function withPace(format: Format, pace: Pace, stepHours: LetterHours = 24): Format {
  if (pace === format.pace) return format;
  if (pace === 'spoken') return { ...format, pace };
  if (pace === 'written') return { ...format, pace, steps: format.steps.map(asWritten) };
  return {
    ...format,
    pace,
    steps: format.steps.map((step) => asLetter(step, stepHours * 3_600)),
    preparationSeconds: 0,
    prepBankSeconds: 0,
    coinFlip: false,
    verdictVoteSeconds: format.verdictVoteSeconds > 0 ? LIMITS.daySeconds : 0,
  };
}

/** The format of a debate: its pace, with the lengths that the host set at that pace. */
export function formatFor(
  preset: Format,
  {
    pace,
    lengths = {},
    stepHours,
  }: { pace: Pace; lengths?: CustomLengths; stepHours?: LetterHours | undefined },
): Format {
  if (pace === 'correspondence') return withPace(withLengths(preset, lengths), pace, stepHours);
  return withLengths(withPace(preset, pace), lengths);
}

/**
 * A spoken step for people who type: as many words as were said in it, by those who write in it at the same time.
 * Nobody types a vote. The protected ends of a speech keep their share of it.
 */
function asWritten(step: Step): Step {
  if (step.kind === 'vote') return step;
  const seconds = typingSeconds(step.seconds, writersAtOnce(step));
  return {
    ...step,
    seconds,
    allowance: charactersIn('written', seconds),
    poi: step.poi && writtenWindow(step.poi, step.seconds, seconds),
    turnSeconds: step.turnSeconds === null ? null : typingSeconds(step.turnSeconds),
  };
}

/** A queue gives the floor to one person at a time; seats that hold it together write together. */
function writersAtOnce({ turnSeconds, seatIds }: Step): number {
  return turnSeconds === null ? Math.max(1, seatIds.length) : 1;
}

function writtenWindow(
  { fromSeconds, toSeconds }: NonNullable<Step['poi']>,
  spokenSeconds: number,
  seconds: number,
): Step['poi'] {
  return {
    fromSeconds: typingSeconds(fromSeconds),
    toSeconds: seconds - typingSeconds(spokenSeconds - toSeconds),
  };
}

/** A step that was longer live than a letter is keeps its allowance. */
function asLetter(step: Step, seconds: number): Step {
  return {
    ...step,
    seconds,
    allowance: Math.max(step.allowance, LIMITS.letterCharacters),
    poi: null,
    turnSeconds: step.turnSeconds === null ? null : LIMITS.letterTurnSeconds,
  };
}

/** A protected start and end keep their length; the time between them is open to points of information. */
function withSeconds(step: Step, seconds: number | undefined, pace: Pace): Step {
  if (seconds === undefined) return step;
  const allowance = charactersIn(pace, seconds);
  if (!step.poi) return { ...step, seconds, allowance };
  const toSeconds = seconds - (step.seconds - step.poi.toSeconds);
  const poi = toSeconds > step.poi.fromSeconds ? { ...step.poi, toSeconds } : null;
  return { ...step, seconds, allowance, poi };
}

/** Seconds of all steps of a debate together, without the preparation. */
export function speakingSeconds(format: Format): number {
  return format.steps.reduce((sum, step) => sum + step.seconds, 0);
}

export function seatOf(format: Format, seatId: string): Seat | undefined {
  return format.seats.find((seat) => seat.id === seatId);
}

/**
 * Whether two seats belong to people who prepare and win together. One person may hold several seats of a team and then
 * gives each of its speeches; tournaments call that an iron or maverick team. So every debate needs one person in each team.
 */
export function isSameTeam(one: Seat, other: Seat): boolean {
  return one.side === other.side && one.team === other.team;
}

/** Whether a seat belongs to a team of several. */
export function isTeamOf({ seats }: Pick<Format, 'seats'>, seat: Seat): boolean {
  return seats.some((other) => other.id !== seat.id && isSameTeam(seat, other));
}

/** The stored name of a seat's team, where a bench has several, as in British Parliamentary; undefined elsewhere. */
export function teamName(format: Format, { side, team }: Seat): string | undefined {
  return seatsOn(format, side).some((seat) => seat.team !== team) ? team : undefined;
}

/** Whether a step can begin with a restatement of what the other side said: a rebuttal after other steps. */
export function canRestateFirst({ steps }: Pick<Format, 'steps'>): boolean {
  return steps.some(({ kind }, index) => index > 0 && kind === 'rebuttal');
}

/** The teams of a bench, in the order of their seats: one, in British Parliamentary two. */
export function teamsOn(format: Format, side: Side): string[] {
  return [...new Set(seatsOn(format, side).map(({ team }) => team))];
}

/** The seats of a bench, in order. */
export function seatsOn(format: Format, side: Side): Seat[] {
  return format.seats.filter((seat) => seat.side === side);
}
