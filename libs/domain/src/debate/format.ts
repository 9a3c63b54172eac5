import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

/** The two benches of a debate. */
export const sideSchema = z.enum(['for', 'against']);
export type Side = z.infer<typeof sideSchema>;

/** One place on a bench; `id` is stable and names the seat in events, `name` is what people read. */
export const seatSchema = z.object({ id: z.string(), side: sideSchema, name: z.string() });
export type Seat = z.infer<typeof seatSchema>;

/** A speech belongs to one seat; in a cross-examination the named seats exchange short turns. */
export const stepKindSchema = z.enum(['speech', 'crossExamination', 'rebuttal']);
export type StepKind = z.infer<typeof stepKindSchema>;

/** One entry of a format: who may speak, for how many seconds. `seatIds` hold the floor together. */
export const stepSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: stepKindSchema,
  seatIds: z.array(z.string()),
  seconds: z.number().check(z.int(), z.minimum(1)),
});
export type Step = z.infer<typeof stepSchema>;

/** A way of debating, as data. `source` says where its order and lengths come from. */
export const formatSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  seats: z.array(seatSchema),
  steps: z.array(stepSchema),
  preparationSeconds: z.number().check(z.int(), z.minimum(0)),
  graceSeconds: z.number().check(z.int(), z.minimum(0)),
  source: z.string(),
  custom: z.boolean(),
});
export type Format = z.infer<typeof formatSchema>;

/** Quick clash, the default: one against one in twelve minutes of speech after two of preparation. */
export const QUICK_CLASH: Format = {
  id: 'quick-clash',
  name: 'Quick clash',
  summary: 'One against one: two openings, a cross-examination, two rebuttals.',
  seats: [
    { id: 'for-1', side: 'for', name: 'For' },
    { id: 'against-1', side: 'against', name: 'Against' },
  ],
  steps: [
    { id: 'opening-for', name: 'Opening, For', kind: 'speech', seatIds: ['for-1'], seconds: 120 },
    { id: 'opening-against', name: 'Opening, Against', kind: 'speech', seatIds: ['against-1'], seconds: 120 },
    {
      id: 'cross-examination',
      name: 'Cross-examination',
      kind: 'crossExamination',
      seatIds: ['for-1', 'against-1'],
      seconds: 240,
    },
    { id: 'rebuttal-for', name: 'Rebuttal, For', kind: 'rebuttal', seatIds: ['for-1'], seconds: 120 },
    {
      id: 'rebuttal-against',
      name: 'Rebuttal, Against',
      kind: 'rebuttal',
      seatIds: ['against-1'],
      seconds: 120,
    },
  ],
  preparationSeconds: 120,
  graceSeconds: LIMITS.graceSeconds,
  source: 'SPAR debating (spontaneous argumentation), debate-flow preset',
  custom: false,
};

/** Every format that can be chosen, by id. */
export const FORMATS: ReadonlyMap<string, Format> = new Map([[QUICK_CLASH.id, QUICK_CLASH]]);

/** Lengths a host may set: seconds by step id, and the preparation under `preparation`. */
export type CustomLengths = Readonly<Record<string, number>>;

/** The format with the host's lengths; it says `custom` only where a length really differs. */
export function withLengths(format: Format, lengths: CustomLengths): Format {
  const steps = format.steps.map((step) => ({ ...step, seconds: lengths[step.id] ?? step.seconds }));
  const preparationSeconds = lengths['preparation'] ?? format.preparationSeconds;
  const custom =
    preparationSeconds !== format.preparationSeconds ||
    steps.some((step, index) => step.seconds !== format.steps[index]?.seconds);
  return { ...format, steps, preparationSeconds, custom };
}

/** Characters that one speaker may post in a step, so that its text can be read in its time. */
export function characterAllowance(step: Step): number {
  return step.seconds * LIMITS.charactersPerSecond;
}

/** Seconds of speech in a whole debate, preparation left out. */
export function speakingSeconds(format: Format): number {
  return format.steps.reduce((sum, step) => sum + step.seconds, 0);
}

export function seatOf(format: Format, seatId: string): Seat | undefined {
  return format.seats.find((seat) => seat.id === seatId);
}
