import * as m from '@rostrum/words/refusals-house';
import * as z from 'zod/mini';
import { unreadableSchema } from '../documents/unreadable.ts';
import { idOf } from '../ids.ts';
import { privateText } from './public-text.ts';

/** Entries of a page of the operators' list. */
export const UNREADABLE_PAGE = 50;

const id = idOf('an unreadable document', { longest: 16, characters: /^[0-9a-f]{16}$/ });

/** An operator's commands for unreadable documents. All of them are safe to repeat. */
export const unreadableCommandSchema = z.discriminatedUnion('type', [
  /** A page of the list, most recently seen first; `before` is the time of the last known entry, or null. */
  z.object({ type: z.literal('list'), beforeMs: z.nullable(z.number().check(z.int(), z.minimum(0))) }),
  /** Checks whether the document is readable now, and if so takes it off the list. */
  z.object({ type: z.literal('check'), id }),
  /** Removes only the fields that the operator saw. */
  z.object({
    type: z.literal('repair'),
    id,
    drops: z
      .array(
        privateText(
          'the place of a field, compared with those that were shown',
          z.string().check(z.maxLength(200)),
        ),
      )
      .check(z.maxLength(60)),
  }),
  /** Deletes the document and everything below it. */
  z.object({ type: z.literal('remove'), id }),
]);
export type UnreadableCommand = z.infer<typeof unreadableCommandSchema>;

/** The input of the callable `operations`: nothing for its figures, or a command. */
export const operationsInput = z.object({ command: z.optional(unreadableCommandSchema) });

export const UNREADABLE_REFUSALS = {
  'repair-changed': m.repairChanged,
  'no-repair': m.noRepair,
} as const;
export type UnreadableRefusal = keyof typeof UNREADABLE_REFUSALS;

/** One entry with its id. `drops`: the fields that a repair would remove; null if no rule repairs it. */
export const listedUnreadableSchema = z.object({
  ...z.omit(unreadableSchema, { ids: true }).shape,
  id: z.string(),
  drops: z.nullable(z.array(z.string())),
});
export type ListedUnreadable = z.infer<typeof listedUnreadableSchema>;

/** `isReadable`: whether the document can be read now, and so is off the list. */
export const UNREADABLE_ANSWERS = {
  list: z.object({ entries: z.array(listedUnreadableSchema), isMore: z.boolean() }),
  check: z.object({ isReadable: z.boolean() }),
  repair: z.object({}),
  remove: z.object({}),
} as const satisfies Record<UnreadableCommand['type'], z.ZodMiniType>;
export type UnreadableAnswers = {
  [Type in UnreadableCommand['type']]: z.infer<(typeof UNREADABLE_ANSWERS)[Type]>;
};
