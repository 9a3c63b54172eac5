import type { HouseStatement } from '@rostrum/domain';
import { Reasons } from './reasons.tsx';
import { RESTRICTION_WORDS } from './restriction-words.ts';
import { untilWords } from './until-words.ts';
import { dayWords, whenWords } from './when-words.ts';

/** A statement of reasons, point by point: what, where, how long, on which facts and which rule, and how to appeal. */
export function StatementView({ statement }: { statement: HouseStatement }) {
  const { restrictions, where, fromMs, untilMs, facts, rule, explanation, appeal, appealUntilMs } = statement;
  return (
    <Reasons
      points={[
        ['What', restrictions.map((one) => `${RESTRICTION_WORDS[one]}.`).join(' ')],
        ['Where', where],
        ['Since', whenWords(fromMs)],
        ['Until', untilWords(restrictions.length, untilMs)],
        ['Facts', facts],
        ['Rule', `${rule}. A house rule, not a law.`],
        ['Reason', explanation],
        ['Decided by', decidedWords(statement)],
        ['Appeal', `${appeal} Until ${dayWords(appealUntilMs)}.`],
      ]}
    />
  );
}

function decidedWords({ automatedDecision, automatedDetection, foundBy }: HouseStatement): string {
  const who = automatedDecision ? 'A machine' : 'A person';
  const found = automatedDetection ? 'a machine found it' : 'no machine looked for it';
  return `${who}, after ${foundBy === 'notice' ? 'a report' : 'looking by themselves'}; ${found}.`;
}
