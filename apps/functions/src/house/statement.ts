import {
  HOUSE_APPEAL_DAYS,
  houseAppealWords,
  HOUSE_GROUNDS,
  houseWhereWords,
  type CaseReason,
  type Hidden,
  type HouseAct,
  type HouseRestriction,
  type HouseStatement,
} from '@rostrum/domain';
import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';

const DAY_MS = 86_400_000;

type Restricting = Exclude<HouseAct['act'], 'publishTopic'>;

const RESTRICTIONS: Record<Restricting, HouseRestriction> = {
  hideMessage: 'messageHidden',
  closeRoom: 'roomClosed',
  hideTopic: 'topicHidden',
  askToEdit: 'editAsked',
  refuseTopic: 'topicRefused',
  holdBackProfile: 'profileHeldBack',
  replaceName: 'nameReplaced',
  removePhoto: 'photoRemoved',
  warn: 'warned',
  suspend: 'suspended',
};

/** Empty if the act takes nothing. */
function restrictionsOf(act: HouseAct): HouseRestriction[] {
  if (act.act === 'publishTopic') return [];
  return [act.act === 'closeRoom' && act.isHidden ? 'roomHidden' : RESTRICTIONS[act.act]];
}

export const untilOf = (days: number | null, fromMs: number): number | null =>
  days === null ? null : fromMs + days * DAY_MS;

export const appealUntilMs = (atMs: number): number => atMs + HOUSE_APPEAL_DAYS * DAY_MS;

type Decided = {
  by: Hidden['by'];
  acts: readonly HouseAct[];
  ground: CaseReason;
  explanation: string;
  /** The reported content and the number of reports, or the host's observation. */
  facts: string;
  foundBy: HouseStatement['foundBy'];
  /** Whether a machine found it. */
  isFoundByMachine?: boolean;
  atMs: number;
};

/**
 * The statement of reasons of a decision by people, in English: the fields of Art. 17 (3) of the Digital Services Act. A page says
 * in its own language what follows from the restrictions.
 */
export function stateHouseReasons({
  by,
  acts,
  ground,
  explanation,
  facts,
  foundBy,
  isFoundByMachine = false,
  atMs,
}: Decided): HouseStatement {
  const restrictions = acts.flatMap(restrictionsOf);
  const suspended = acts.find((act) => act.act === 'suspend');
  return {
    restrictions,
    where: inLanguage(FIRST_LANGUAGE, () => houseWhereWords(restrictions, by)),
    fromMs: atMs,
    untilMs: suspended ? untilOf(suspended.days, atMs) : null,
    facts,
    foundBy,
    automatedDetection: isFoundByMachine,
    automatedDecision: false,
    ground: 'houseRules',
    rule: inLanguage(FIRST_LANGUAGE, HOUSE_GROUNDS[ground]),
    explanation,
    appeal: inLanguage(FIRST_LANGUAGE, () => houseAppealWords(by)),
    appealUntilMs: appealUntilMs(atMs),
  };
}
