import * as m from '@rostrum/words/statements';
import type { DecisionDocument, HouseRestriction } from '../documents/decision.ts';

type By = DecisionDocument['by'];

const WHERE: Readonly<Record<HouseRestriction, () => string>> = {
  messageHidden: m.messageHidden,
  roomClosed: m.roomClosed,
  roomHidden: m.roomHidden,
  topicHidden: m.topicHidden,
  topicRefused: m.topicRefused,
  editAsked: m.editAsked,
  profileHeldBack: m.profileHeldBack,
  nameReplaced: m.nameReplaced,
  photoRemoved: m.photoRemoved,
  warned: m.warned,
  suspended: m.suspended,
};

/** Where restrictions hold, and what they mean. A host can still read words that they hid. */
export function houseWhereWords(restrictions: readonly HouseRestriction[], by: By): string {
  return restrictions
    .map((one) => (one === 'messageHidden' && by === 'host' ? m.messageHiddenByHost() : WHERE[one]()))
    .join(' ');
}

/** How to appeal against a decision, and who decides then. */
export function houseAppealWords(by: By): string {
  return by === 'host' ? m.appealAgainstHost() : m.appeal();
}
