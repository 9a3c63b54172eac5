import type { HouseRestriction } from '@rostrum/domain';
import * as m from '@rostrum/words/casework';

/** A restriction in a short sentence; its meaning is beside it as "Where". */
export const RESTRICTION_WORDS: Readonly<Record<HouseRestriction, () => string>> = {
  messageHidden: m.messageHidden,
  roomClosed: m.roomClosed,
  roomHidden: m.roomHidden,
  topicHidden: m.topicHidden,
  editAsked: m.editAsked,
  topicRefused: m.topicRefused,
  profileHeldBack: m.profileHeldBack,
  nameReplaced: m.nameReplaced,
  photoRemoved: m.photoRemoved,
  warned: m.warned,
  suspended: m.suspended,
};
