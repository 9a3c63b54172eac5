import type { HouseRestriction } from '@rostrum/domain';

/** A restriction in two or three words; its meaning is beside it as "Where". */
export const RESTRICTION_WORDS: Readonly<Record<HouseRestriction, string>> = {
  messageHidden: 'The words are hidden',
  roomClosed: 'The debate is closed',
  roomHidden: 'The debate is closed and hidden',
  topicHidden: 'The topic is hidden',
  editAsked: 'The topic has to be edited',
  profileHeldBack: 'The profile is out of sight',
  nameReplaced: 'The name is replaced',
  photoRemoved: 'The photo is removed',
  warned: 'A warning',
  suspended: 'The account is suspended',
};
