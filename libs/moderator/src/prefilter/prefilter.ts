import { compileNeeds, mayHave, type Compiled } from './compiled.ts';
import { needsOf } from './needs-of.ts';
import type { Trigrams } from './trigrams.ts';

/**
 * Says which of some patterns may match in a text, so that the others need not be searched: most are nowhere in most
 * texts. Takes `trigramsBlindForCase` where the patterns are.
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

/** Tests a pattern where it may match at all. `trigrams`: of the text, or of more. */
export function createTest(expression: RegExp): (text: string, trigrams: Trigrams) => boolean {
  const prefilter = createPrefilter([{ expression }]);
  return (text, trigrams) => prefilter(trigrams).length > 0 && expression.test(text);
}
