import type { Check, Finding } from './check-rules.ts';

/** Whoever is suspended says nothing any more, from the moment at which that is stored. */
export const checkStanding: Check = ({ view }) =>
  view.commits.flatMap(({ cause, isOfSuspended }): Finding[] => {
    if (!isOfSuspended || cause.type !== 'speak') return [];
    return [{ rule: 'standing', what: `${cause.commandId} of ${cause.by}, who was suspended, was stored` }];
  });
