/** What a body may be at most before anything else looks at it. The largest that a page of ours sends is a tenth of it. */
export const BODY_BOUNDS = {
  bytes: 512 * 1024,
  /** Levels of lists and objects within each other. */
  depth: 12,
  /** Names in objects and entries in lists, all together. */
  entries: 2_000,
  /** One text or one name, in UTF-16 units. Contracts ask for less and say it better. */
  textLength: 100_000,
  nameLength: 200,
} as const;
export type BodyBounds = Readonly<Record<keyof typeof BODY_BOUNDS, number>>;

/** A name that would change what an object is, and one by which the protocol of callables asks to decode a value. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', '@type']);

const SENTENCES = {
  bytes: 'That is more than can be sent at once. Send less.',
  depth: 'That is nested too deep. Send it as the pages of this product do.',
  entries: 'Those are too many parts at once. Send fewer.',
  text: 'One of the texts is far too long. Shorten it.',
  name: 'One of the fields has a name that cannot be. Send it as the pages of this product do.',
} as const;

/**
 * What is wrong with a body, as a sentence; undefined where it may be read on. It stops at the first thing too many, and
 * asks for no deeper stack than a flat body does: 100,000 brackets cost thirteen steps.
 */
export function bodyProblem(
  body: unknown,
  bytes: number,
  bounds: BodyBounds = BODY_BOUNDS,
): string | undefined {
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
