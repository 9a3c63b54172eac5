export { ActButton, ActButtons } from './act-button.tsx';
export { ACT_ICONS } from './act-icons.ts';
export { asksOf, GIVE_UP, type RoomAsk } from './asks.ts';
export { leavingOf } from './leaving.ts';
export { may } from './may.ts';
export { menuActs } from './menu-acts.ts';
export { HOST_PAUSE, MODERATOR_PAUSE, pauseWords } from './pause-words.ts';
export { actOf, allowedActs, perform, type PossibleAct, type RoomAct, type Wish } from './room-act.ts';
export { bankLeftMs, turnActs } from './turn-acts.ts';
