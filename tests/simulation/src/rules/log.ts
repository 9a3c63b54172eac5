import { isDeepStrictEqual } from 'node:util';
import { isFinished, replay } from '@rostrum/domain';
import type { Check, Finding } from './check.ts';

/** The log alone contains the whole debate, and the debate has ended. */
export const checkLog: Check = ({ view }) => {
  const log = view.log();
  const debate = view.debate();
  const findings: Finding[] = [];
  const gap = log.findIndex(({ seq }, index) => seq !== index);
  if (gap >= 0) findings.push({ rule: 'replay', what: `event ${gap} is missing` });
  if (log.length !== debate.seq + 1)
    findings.push({
      rule: 'replay',
      what: `${log.length} events are stored, the state says ${debate.seq + 1}`,
    });
  if (!isDeepStrictEqual(replay(log), debate))
    findings.push({ rule: 'replay', what: 'the replayed log is another state than the stored one' });
  if (!isFinished(debate) || debate.phase === 'debrief')
    findings.push({ rule: 'rest', what: `the debate stands still in the phase ${debate.phase}` });
  return findings;
};
