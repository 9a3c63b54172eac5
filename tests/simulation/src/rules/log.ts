import { isFinished } from '@rostrum/domain';
import { findBreaches, INVARIANTS_OF_A_RECORD } from '@rostrum/domain/invariants';
import type { Check, Finding } from './check.ts';

/** The log alone contains the whole debate, the record agrees with itself, and the debate has ended. */
export const checkLog: Check = ({ view }) => {
  const debate = view.debate();
  const findings = findBreaches(view.documents(), INVARIANTS_OF_A_RECORD).map(
    ({ name, path, what }): Finding => ({ rule: 'replay', what: `${name}: ${path}: ${what}` }),
  );
  if (!isFinished(debate) || debate.phase === 'debrief')
    findings.push({ rule: 'rest', what: `the debate stands still in the phase ${debate.phase}` });
  return findings;
};
