import type { StoryResult } from './simulate.ts';
import { RULES, type Rule } from './world/world.ts';

/** One line for each story that breaks a rule: its seed, the first breach, and how to reproduce it. */
export function reportBreaches(outcomes: readonly StoryResult[], rule?: Rule): string[] {
  return outcomes.flatMap(({ seed, breaches }) => {
    const broken = breaches.filter((breach) => rule === undefined || breach.rule === rule);
    const [first] = broken;
    if (!first) return [];
    const more = broken.length > 1 ? ` (and ${broken.length - 1} more)` : '';
    return [
      `Seed ${seed} breaks “${RULES[first.rule]}”: ${first.what}${more}. Play it again: npm run simulation -- --seed ${seed}`,
    ];
  });
}
