import * as z from 'zod/mini';
import { count, ms } from '../bounds.ts';
import {
  BROWSER_FAMILIES,
  ERROR_NAMES,
  FAULT_BOUNDS,
  FAULT_CLASSES,
  FAULT_KINDS,
  framesOf,
  routePattern,
  type FaultKind,
} from './facts.ts';

/** What the Content-Security-Policy can refuse, as its reports name it. */
export const POLICY_DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;
/** What was refused: a host of somebody else is not named, because a person's extension may ask for it. */
const POLICY_SOURCES = ['inline', 'eval', 'data', 'blob', 'own', 'sink', 'elsewhere'] as const;

const oneOf = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const ERROR = new RegExp(`^${oneOf(ERROR_NAMES)}:${oneOf(FAULT_CLASSES)}$`);
const POLICY = new RegExp(`^${oneOf(POLICY_DIRECTIVES)}:${oneOf(POLICY_SOURCES)}$`);
/** A place in the catalogues, such as `de/people.hello`. */
const TEXT = /^[a-z]{2}\/[a-z-]{1,40}\.\w{1,60}$/;
const whatOf = (kind: FaultKind) => (kind === 'policy' ? POLICY : kind === 'text' ? TEXT : ERROR);

const frame = z.string().check(z.refine((text) => framesOf(text)[0] === text));
const parts = {
  kind: z.enum(FAULT_KINDS),
  what: z.string().check(z.maxLength(120)),
  build: z.string().check(z.regex(/^[\w-]{1,12}$/)),
  route: z.string().check(z.refine((text) => routePattern(text.replaceAll(':id', '-')) === text)),
  browser: z.string().check(z.regex(new RegExp(`^${oneOf(BROWSER_FAMILIES)} \\d{1,4}$`))),
  frames: z.array(frame).check(z.maxLength(FAULT_BOUNDS.frames)),
  faultId: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
};
const fitting = z.refine<{ kind: FaultKind; what: string }>(({ kind, what }) => whatOf(kind).test(what));

/** A report. Whatever is not of these shapes is refused, so it can carry nobody's words. */
export const browserFaultSchema = z.strictObject(parts).check(fitting);

/** A fault as often as it was reported on one day. */
const countedFaultSchema = z.object({ ...parts, count, lastAtMs: ms }).check(fitting);
export type CountedFault = z.infer<typeof countedFaultSchema>;

/** `browserFaults/{day}`: the reports of a day in UTC, kept as long as `KEPT_DAYS` says. */
export const faultDaySchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** All reports, including those that the list has no room for. */
  reports: count,
  faults: z.array(countedFaultSchema).check(z.maxLength(FAULT_BOUNDS.perDay)),
});
export type FaultDay = z.infer<typeof faultDaySchema>;
export const faultDayPath = (day: string) => `browserFaults/${day}`;
