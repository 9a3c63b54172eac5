const IMPORT = /import \* as (\w+) from '@rostrum\/words\/([\w-]+)';/gu;

/**
 * Puts the placeholders of texts without slots where they are asked for: `m.close()` becomes `__W3891ab442ad3`. A function of its
 * own for each text, with its name in the lists of imports and exports, would cost a page more than the catalogue may.
 * @param placeholderOf the placeholder of a text without slots; undefined for other texts
 */
export function inlineTexts(
  code: string,
  placeholderOf: (area: string, key: string) => string | undefined,
): string {
  return [...code.matchAll(IMPORT)].reduce(
    (before, [, name = '', area = '']) =>
      before.replaceAll(
        new RegExp(`(?<![\\w.$])${name}\\.(\\w+)\\(\\)`, 'gu'),
        (call, key: string) => placeholderOf(area, key) ?? call,
      ),
    code,
  );
}
