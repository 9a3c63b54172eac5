import type { DebateEvent } from '../events.ts';
import type { Told, ToldStory } from './stories.ts';

/** A rule for every story. Returns nothing, or the violation in this story. */
export type Rule = (story: ToldStory) => string | undefined;

/** A rule that can be checked on each command alone. */
export function atEachCommand(check: (told: Told) => string | undefined): Rule {
  return ({ told }) => {
    for (const one of told) {
      const complaint = one.events.length > 0 ? check(one) : undefined;
      if (complaint) return `${complaint}, after ${JSON.stringify(one.command)}`;
    }
    return undefined;
  };
}

/** A complaint if a condition fails. */
export function unless(isSo: boolean, complaint: string): string | undefined {
  return isSo ? undefined : complaint;
}

/** The first of several complaints. */
export function firstOf(...complaints: (string | undefined)[]): string | undefined {
  return complaints.find((complaint) => complaint !== undefined);
}

/** The events of one type. */
export function eventsOf<Type extends DebateEvent['type']>(
  events: readonly DebateEvent[],
  type: Type,
): Extract<DebateEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<DebateEvent, { type: Type }> => event.type === type);
}
