import { mayHave, type Need } from './need.ts';
import { needsOf } from './needs-of.ts';
import type { Trigrams } from './trigrams.ts';

/**
 * Says which of some patterns may match in a text, so that the others need not be searched: most are nowhere in most
 * texts. Takes `trigramsBlindForCase` where the patterns are.
 */
export function createPrefilter<Pattern extends { expression: RegExp }>(
  patterns: readonly Pattern[],
): (text: Trigrams) => Pattern[] {
  let needed: readonly { pattern: Pattern; need: Need }[] | undefined;
  return (text) => {
    needed ??= patterns.map((pattern) => ({ pattern, need: needsOf(pattern.expression) }));
    const left: Pattern[] = [];
    for (const { pattern, need } of needed) if (mayHave(text, need)) left.push(pattern);
    return left;
  };
}

/** Tests a pattern where it may match at all. `trigrams`: of the text, or of more. */
export function createTest(expression: RegExp): (text: string, trigrams: Trigrams) => boolean {
  let need: Need | undefined;
  return (text, trigrams) => {
    need ??= needsOf(expression);
    return mayHave(trigrams, need) && expression.test(text);
  };
}
