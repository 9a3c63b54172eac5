import * as z from 'zod/mini';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const webAddress = z.string().check(z.maxLength(200), z.regex(/^https:\/\/[^\s/]+/));
/** As people dial it: digits, and spaces between them. */
const phone = z.string().check(z.maxLength(24), z.regex(/^\+?\d[\d ]*$/));

/** Somebody who listens. It has a telephone number, a website or both. */
const helpLineSchema = z
  .object({
    name: text(80),
    phone: z.optional(phone),
    /** Hours, languages, the people it is for. */
    note: z.optional(text(120)),
    website: z.optional(webAddress),
    /** Where the entry can be checked. */
    source: webAddress,
    /** The month in which somebody last wrote it down, as in 2026-11; `checked`: against its source. */
    recorded: z.string().check(z.regex(/^\d{4}-\d\d$/)),
    checked: z.boolean(),
  })
  .check(z.refine(({ phone: number, website }) => number !== undefined || website !== undefined));
export type HelpLine = z.infer<typeof helpLineSchema>;

const countrySchema = z.object({
  name: text(60),
  emergency: phone,
  lines: z.array(helpLineSchema).check(z.minLength(1), z.maxLength(8)),
});
export type HelpCountry = z.infer<typeof countrySchema>;

/** Help by country, by its two letters of ISO 3166, and what is offered everywhere else. */
export const helpLinesSchema = z.object({
  countries: z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), countrySchema),
  elsewhere: z.array(helpLineSchema).check(z.minLength(1), z.maxLength(8)),
});
export type HelpLines = z.infer<typeof helpLinesSchema>;

/** An operator's own list, from its JSON; null if it is none. */
export function readHelpLines(json: string): HelpLines | null {
  try {
    const read = helpLinesSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
