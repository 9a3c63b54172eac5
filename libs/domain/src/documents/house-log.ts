import * as z from 'zod/mini';
import { longText } from '../bounds.ts';
import { caseReasonSchema } from './case-reasons.ts';
import { houseActSchema } from './house-acts.ts';
import { verdictSchema } from './intervention.ts';

export const HOUSE_LOG = 'houseLog';
/** Nine digits, so that ids sort in the order of the log. */
const houseLogId = (seq: number) => String(seq).padStart(9, '0');
export const houseLogPath = (seq: number) => `${HOUSE_LOG}/${houseLogId(seq)}`;
/** `house/logHead`: the last number and its hash. Only for the server. */
export const HOUSE_LOG_HEAD = 'house/logHead';

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const seq = z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999));
/** SHA-256 in hexadecimal. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The hash before the first entry. */
export const NO_HASH = '0'.repeat(64);

const houseLogKindSchema = z.enum(['decided', 'appealDecided', 'hostHid', 'hostShowed']);
export type HouseLogKind = z.infer<typeof houseLogKindSchema>;

/** The content of an entry: who did what to whom and on which ground, in ids only. It contains no person's words. */
const houseLogContentSchema = z.object({
  kind: houseLogKindSchema,
  by: longText,
  about: longText,
  caseId: z.nullable(longText),
  decisionId: longText,
  acts: z.array(houseActSchema),
  ground: z.nullable(caseReasonSchema),
  /** Of an appeal. */
  verdict: z.nullable(verdictSchema),
  /** SHA-256 of the explanation. It reveals a later change without storing the explanation in the log. */
  wordsHash: hash,
  atMs: ms,
});
export type HouseLogContent = z.infer<typeof houseLogContentSchema>;

/**
 * `houseLog/{seq}`: the permanent log of the house. An entry is written with its act, and is never changed or
 * deleted. It carries the hash of the previous entry. Read by members of the house.
 */
export const houseLogEntrySchema = z.object({ ...houseLogContentSchema.shape, seq, previous: hash, hash });
export type HouseLogEntry = z.infer<typeof houseLogEntrySchema>;

export const houseLogHeadSchema = z.object({ seq, hash });
export type HouseLogHead = z.infer<typeof houseLogHeadSchema>;
