import { readRows } from '../data.ts';
import { readDevelopmentStyles, STYLES } from '../style/style-row.ts';
import { madeOf, type Made } from './made.ts';
import { restyle } from './restyle.ts';

/** One argument in two styles: neither is the better one. */
export type Tie = { one: Made; other: Made; weight: number };

/** A version by hand teaches more than one by rule, and there are few. */
const BY_HAND = 5;
const BY_RULE = 1;

/** The development arguments in each two of their styles. */
export function tiesByHand(): Tie[] {
  return readDevelopmentStyles().flatMap((row) => {
    const made = STYLES.map((style) => madeOf(row[style], row.motion));
    return made.flatMap((one, at) => made.slice(at + 1).map((other) => ({ one, other, weight: BY_HAND })));
  });
}

/** The judged texts of these debates, each beside itself in other styles. */
export function tiesByRule(debates: ReadonlySet<string>): Tie[] {
  const seen = new Set<string>();
  return readRows('quality_convarg_pairs')
    .filter(({ debate }) => debates.has(debate))
    .flatMap(({ debate, a, b }) => [a, b].map((text) => ({ debate, text })))
    .filter(({ debate, text }) => !seen.has(`${debate} ${text}`) && seen.add(`${debate} ${text}`))
    .flatMap(({ debate, text }) => {
      const one = madeOf(text, debate);
      return restyle(text).map((other) => ({ one, other: madeOf(other, debate), weight: BY_RULE }));
    });
}
