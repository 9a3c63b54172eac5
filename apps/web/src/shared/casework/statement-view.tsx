import {
  HOUSE_GROUNDS,
  houseAppealWords,
  houseWhereWords,
  type CaseReason,
  type HouseDecision,
  type HouseStatement,
} from '@rostrum/domain';
import { FIRST_LANGUAGE } from '@rostrum/words';
import * as m from '@rostrum/words/casework';
import { Reasons } from './reasons.tsx';
import { RESTRICTION_WORDS } from './restriction-words.ts';
import { untilWords } from './until-words.ts';
import { dayWords, whenWords } from './when-words.ts';

type StatementViewProps = {
  statement: HouseStatement;
  by: HouseDecision['by'];
  /** The rule that was broken: its words are also stored, in English like the facts. */
  ground: CaseReason | null;
};

/** A statement of reasons, point by point: what, where, how long, on which facts and which rule, and how to appeal. */
export function StatementView({ statement, by, ground }: StatementViewProps) {
  const { restrictions, fromMs, untilMs, facts, rule, explanation, appealUntilMs } = statement;
  const appeal = houseAppealWords(by);
  return (
    <Reasons
      points={[
        [m.what(), restrictions.map((one) => RESTRICTION_WORDS[one]()).join(' ')],
        [m.where(), houseWhereWords(restrictions, by)],
        [m.since(), whenWords(fromMs)],
        [m.until(), untilWords(restrictions.length, untilMs)],
        [
          m.facts(),
          <span key="facts" lang={FIRST_LANGUAGE}>
            {facts}
          </span>,
        ],
        [m.rule(), m.ruleNotLaw({ rule: ground ? HOUSE_GROUNDS[ground]() : rule })],
        [m.reason(), explanation],
        [m.decidedBy(), decidedWords(statement)],
        [m.appeal(), m.appealUntil({ appeal, day: dayWords(appealUntilMs) })],
      ]}
    />
  );
}

function decidedWords({ automatedDecision, automatedDetection, foundBy }: HouseStatement): string {
  return m.decider({
    decider: automatedDecision ? 'machine' : 'person',
    origin: foundBy,
    finder: automatedDetection ? 'machine' : 'person',
  });
}
