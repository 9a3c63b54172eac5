const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All texts of both, in their groups. Where both have one, the upper one counts. */
export function wordsOver<Words extends object>(lower: Words, upper: Words): Words {
  const groups = Object.entries(upper).flatMap(([key, above]) => {
    const below: unknown = Reflect.get(lower, key);
    return isGroup(above) && isGroup(below) ? [[key, wordsOver(below, above)] as const] : [];
  });
  return { ...lower, ...upper, ...Object.fromEntries(groups) };
}
