export { ActionButton, ActionButtons } from './action-button.tsx';
export { ACTION_ICONS } from './action-icons.ts';
export { asksOf, giveUp } from './asks.ts';
export { chairWords } from './chair-words.ts';
export { heirsIn, leavingOf } from './leaving.ts';
export { may } from './may.ts';
export { menuActions } from './menu-actions.ts';
export { hostPauseWords, pauseWords } from './pause-words.ts';
export {
  actionOf,
  allowedActions,
  perform,
  type PossibleAction,
  type RoomAction,
  type Wish,
} from './room-action.ts';
export type { RoomAsk } from './room-ask.ts';
export { bankLeftMs, turnActions } from './turn-actions.ts';
