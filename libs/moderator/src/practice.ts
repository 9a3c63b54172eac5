// The opponent of practice debates: its moves and its words. For the server.
export { opponentMove, type OpponentMove } from './practice/move.ts';
export { practiceCase } from './practice/case.ts';
export type { Brief } from './practice/desk.ts';
export { opponentDelayMs } from './practice/delay.ts';
export { BY_WORDS, openEars, type Ear } from './practice/ear.ts';
export { keepsSide, sentencesToCheck } from './practice/keeps-side.ts';
export { textsToHear } from './practice/listen.ts';
export { isSayable, opponentMessage } from './practice/message.ts';
export { quotesAreTrue } from './practice/quotes.ts';
