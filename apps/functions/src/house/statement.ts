import {
  HOUSE_APPEAL_DAYS,
  HOUSE_GROUNDS,
  type CaseReason,
  type Hidden,
  type HouseAct,
  type HouseRestriction,
  type HouseStatement,
} from '@rostrum/domain';

const DAY_MS = 86_400_000;

/** The meaning and scope of each restriction. */
const WHERE: Record<HouseRestriction, string> = {
  messageHidden:
    'In the debate, its record and what is made of it: nobody but you and the house reads the words.',
  roomClosed:
    'The debate has ended. It stands on no list, can be read by its address, and nothing is added to it.',
  roomHidden: 'The debate has ended. Nobody reads what was said in it but the house.',
  topicHidden: 'The topic stands on no list and nobody but you reads it.',
  topicRefused: 'The topic is not published: nobody but you and the house reads it.',
  editAsked: 'The topic stays where it is. You are asked to edit it.',
  profileHeldBack: 'Nobody else finds or opens the profile.',
  nameReplaced: 'A neutral name stands in place of yours, everywhere. You can choose another one.',
  photoRemoved: 'The photo is shown nowhere. You can choose another one.',
  warned: 'Nothing is taken away. A further breach has consequences.',
  suspended:
    'You can read what everybody reads, download and delete your data, and appeal. You can do nothing else.',
};

const WHERE_HOST_HID =
  'In the debate, its record and what is made of it: nobody but you, the host and the house reads the words.';

const WHO_DECIDES: Record<Hidden['by'], string> = {
  house: 'another member of the house decides',
  host: 'a member of the house decides',
};

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

/** A host can still read words that they hid. */
const where = (restriction: HouseRestriction, by: Hidden['by']): string =>
  by === 'host' && restriction === 'messageHidden' ? WHERE_HOST_HID : WHERE[restriction];

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

/** The statement of reasons of a decision by people: the fields of Art. 17 (3) of the Digital Services Act. */
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
    where: restrictions.map((restriction) => where(restriction, by)).join(' '),
    fromMs: atMs,
    untilMs: suspended ? untilOf(suspended.days, atMs) : null,
    facts,
    foundBy,
    automatedDetection: isFoundByMachine,
    automatedDecision: false,
    ground: 'houseRules',
    rule: HOUSE_GROUNDS[ground],
    explanation,
    appeal: `Appeal within six months: ${WHO_DECIDES[by]}. You may also turn to an out-of-court dispute settlement body or to a court.`,
    appealUntilMs: appealUntilMs(atMs),
  };
}
