import type { Check, Finding } from './check.ts';

/** A suspended person posts nothing more once the suspension is stored. */
export const checkStanding: Check = ({ view }) =>
  view.commits.flatMap(({ cause, isOfSuspended }): Finding[] => {
    if (!isOfSuspended || cause.type !== 'speak') return [];
    return [{ rule: 'standing', what: `${cause.commandId} of ${cause.by}, who was suspended, was stored` }];
  });
