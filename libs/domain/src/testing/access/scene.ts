import type { Role } from './roles.ts';

/** A stored value. `$ms` is so far from now, `$time` the same as a timestamp, `$server` the time of the database. */
export type Field =
  | null
  | boolean
  | number
  | string
  | Date
  | { $ms: number }
  | { $time: number }
  | { $server: true }
  | readonly Field[]
  | { readonly [name: string]: Field };
export type Fields = { readonly [name: string]: Field };

/** `array-contains`: the value is in the list that the field holds. */
export type Filter = readonly [field: string, operator: '==' | 'array-contains', value: Field];

/** A query: refused to everybody with one document more, if it has a most. */
export type Listing = {
  where?: readonly Filter[];
  /** Null: a list without an end is allowed. */
  most: number | null;
  to: readonly Role[];
  /** Over all collections of this name. */
  everywhere?: true;
};

/** A write. It is refused to everyone who is not in `to`. */
export type Write = {
  what: string;
  how: 'create' | 'update' | 'delete';
  /** Of a creation, the whole document; of an update, what changes. */
  sets?: Fields;
  /** Fields that an update removes, or a creation leaves out. */
  drops?: readonly string[];
  to: readonly Role[];
  /** Tried by these alone; by everybody if it is missing. */
  by?: readonly Role[];
};

/** A document in one situation. What a scene does not allow is refused to everybody. */
export type Scene = {
  /** In words; missing if there is one situation only. */
  when?: string;
  path: string;
  /** Fields that matter; the others have any valid value. Null: there is no such document. */
  holds?: Fields | null;
  /** The path of a room whose clock runs: every write finds it as it was at first. */
  clock?: string;
  get: readonly Role[];
  lists?: readonly Listing[];
  writes?: readonly Write[];
};

/** The document of a person or a pair that only the server uses. */
export const closed = (path: string): readonly Scene[] => [{ path, get: [] }];

/** One write of several variations: each is tried by one person, and allowed or refused. */
export function variations(
  base: Omit<Write, 'to' | 'by' | 'what'>,
  role: Role,
  isAllowed: boolean,
  changes: Readonly<Record<string, Fields>>,
): Write[] {
  return Object.entries(changes).map(([what, sets]) => ({
    ...base,
    what,
    sets: { ...base.sets, ...sets },
    to: isAllowed ? [role] : [],
    by: [role],
  }));
}
