import { compileNeeds, mayHave, type Compiled } from './compiled.ts';
import { needsOf } from './needs-of.ts';
import type { Trigrams } from '../text/trigrams.ts';

/**
 * Finds the patterns that may match a text, so that the others need no search: most patterns occur nowhere in most
 * texts. Takes `trigramsBlindForCase` for case-insensitive patterns.
 */
export function createPrefilter<Pattern extends { expression: RegExp }>(
  patterns: readonly Pattern[],
): (text: Trigrams) => Pattern[] {
  let needed: Compiled | undefined;
  return (text) => {
    const { code, starts } = (needed ??= compileNeeds(patterns.map(({ expression }) => needsOf(expression))));
    return patterns.filter((_, at) => mayHave(text, code, starts[at] ?? 0));
  };
}

const NEVER = () => false;

/** Tests a pattern in parts of a text, if it may match the text at all. `trigrams`: of the whole text, or of more. */
export function createTest(expression: RegExp): (trigrams: Trigrams) => (part: string) => boolean {
  const prefilter = createPrefilter([{ expression }]);
  const test = (part: string) => expression.test(part);
  return (trigrams) => (prefilter(trigrams).length > 0 ? test : NEVER);
}
