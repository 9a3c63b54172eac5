import * as m from '@rostrum/words/answers';

/** The limits of a body, checked before anything else. The largest body of our pages is a tenth of them. */
export const BODY_BOUNDS = {
  bytes: 512 * 1024,
  /** Nesting levels of lists and objects. */
  depth: 12,
  /** The total of names in objects and entries in lists. */
  entries: 2_000,
  /** One text or one name, in UTF-16 units. Contracts have lower limits with better messages. */
  textLength: 100_000,
  nameLength: 200,
} as const;
export type BodyBounds = Readonly<Record<keyof typeof BODY_BOUNDS, number>>;

/**
 * A name that would change an object's prototype, and the name with which the callable protocol marks encoded
 * values.
 */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', '@type']);

const SENTENCES = {
  bytes: m.tooMuch,
  depth: m.tooDeep,
  entries: m.tooManyParts,
  text: m.textTooLong,
  name: m.nameWrong,
} as const;

/**
 * The problem with a body, as its sentence; undefined if there is none. It stops at the first excess, and needs no
 * deeper stack than for a flat body: 100,000 brackets cost thirteen steps.
 */
export function bodyProblem(
  body: unknown,
  bytes: number,
  bounds: BodyBounds = BODY_BOUNDS,
): (() => string) | undefined {
  if (bytes > bounds.bytes) return SENTENCES.bytes;
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let entries = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.length > bounds.textLength) return SENTENCES.text;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= bounds.depth) return SENTENCES.depth;
    for (const name in value) {
      entries += 1;
      if (entries > bounds.entries) return SENTENCES.entries;
      if (isForbidden(name)) return SENTENCES.name;
      open.push({ value: Reflect.get(value, name), depth: depth + 1 });
    }
  }
  return undefined;
}

function isForbidden(name: string): boolean {
  return name.length > BODY_BOUNDS.nameLength || FORBIDDEN_NAMES.has(name);
}
